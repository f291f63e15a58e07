import { Button } from "#web/ui/button.tsx";

type EndedCardProps = { onAnalyze: () => void; canAnalyze: boolean; onNewChat: () => void };

/** After the counterpart has let go: what to do with what was said. */
export const EndedCard = ({ onAnalyze, canAnalyze, onNewChat }: EndedCardProps) => (
  <div className="ended-card">
    <h2>The scene has come to its end</h2>
    <p>Look at how it went while it is fresh, or play it again and try it another way.</p>
    <div className="acts">
      <Button look="main" disabled={!canAnalyze} onClick={onAnalyze}>
        Analyze
      </Button>
      <Button onClick={onNewChat}>New Chat</Button>
    </div>
  </div>
);
