import type { Analysis } from "#domain/analysis/analysis.contract.ts";
import type { AnalyzedLine } from "./analyzed-lines.ts";
import { quoteParts } from "./quote-parts.ts";
import { VERDICT_TONES, VERDICT_WORDS } from "./verdict-words.ts";

type AnalysisLinesProps = { moves: Analysis["skill"]["moves"]; lines: readonly AnalyzedLine[] };

/** The conversation again, each line of the user's with its verdict and the words that decided it. */
export const AnalysisLines = ({ moves, lines }: AnalysisLinesProps) => {
  if (moves.length === 0) return null;
  const moveAt = new Map(moves.map((move) => [move.messageId, move]));
  return (
    <section>
      <h3>Line by line</h3>
      <div className="talk">
        {lines.map(({ id, role, content }) => {
          const move = moveAt.get(id);
          const [before, quoted, after] = quoteParts(content, move?.quote ?? "");
          return (
            <div key={id} className={role === "user" ? "turn mine" : "turn"}>
              <span className="sr-only">{role === "user" ? "You said:" : "They said:"}</span>
              <p className={role === "user" ? "line you" : "line them"}>
                {before}
                {quoted === "" ? null : <mark>{quoted}</mark>}
                {after}
              </p>
              {move === undefined ? null : (
                <p className="note">
                  <b className={VERDICT_TONES[move.verdict]}>{VERDICT_WORDS[move.verdict]}</b> {move.why}
                </p>
              )}
            </div>
          );
        })}
      </div>
    </section>
  );
};
