import type { ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import type { PracticeScene } from "./practice-scene.ts";

type PracticeHeadProps = {
  scene: PracticeScene;
  onNewChat: () => void;
  onAnalyze: () => void;
  canAnalyze: boolean;
  isAnalyzing: boolean;
  /** The card at the end of the scene then has the main action. */
  isEnded: boolean;
  /** Before the head's own buttons. */
  children?: ReactNode;
};

export const PracticeHead = ({
  scene,
  onNewChat,
  onAnalyze,
  canAnalyze,
  isAnalyzing,
  isEnded,
  children,
}: PracticeHeadProps) => (
  <div className="practice-head">
    <div>
      <h1>{scene.title}</h1>
      <p>{scene.description}</p>
    </div>
    <div className="acts">
      {children}
      <Button small onClick={onNewChat}>
        New Chat
      </Button>
      <Button small look={isEnded || !canAnalyze ? "plain" : "main"} disabled={!canAnalyze} onClick={onAnalyze}>
        {isAnalyzing ? "Analyzing…" : "Analyze"}
      </Button>
    </div>
  </div>
);
