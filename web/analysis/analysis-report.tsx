import Printer from "lucide-react/icons/printer";
import { Link } from "react-router";
import type { Analysis } from "#domain/analysis/analysis.contract.ts";
import { METRIC_LABELS, METRICS, SCORE_WORDS, scoreBand, scoreProgress } from "#domain/analysis/analysis.ts";
import type { Engine } from "#domain/practice/practice.ts";
import { SKILLS } from "#domain/skills/skills.ts";
import { paths } from "#web/app/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { ScoreBar } from "#web/ui/score-bar.tsx";
import { AnalysisLines } from "./analysis-lines.tsx";
import type { AnalyzedLine } from "./analyzed-lines.ts";
import { QuotedText } from "./quoted-text.tsx";

type AnalysisReportProps = { analysis: Analysis; lines: readonly AnalyzedLine[] };

/** Look before read: scores, what worked, what to try, the same moment said plainly, the lines themselves. */
export const AnalysisReport = ({ analysis, lines }: AnalysisReportProps) => {
  const { metrics, strengths, areas_for_improvement: areas, suggestions, otherSkills, tooLittle, engine } = analysis;
  return (
    <div className="analysis">
      {tooLittle ? (
        <p className="too-little">There is too little here to judge fairly, so there are no scores yet.</p>
      ) : (
        <div className="bars">
          {METRICS.map((metric) => (
            <ScoreBar
              key={metric}
              label={METRIC_LABELS[metric]}
              percent={scoreProgress(metrics[metric])}
              tone={scoreBand(metrics[metric])}
              text={`${metrics[metric].toFixed(1)} ${SCORE_WORDS[scoreBand(metrics[metric])]}`}
            />
          ))}
        </div>
      )}
      <Points title="What worked" points={strengths} tone="good" />
      <Points title="Try next" points={[...areas, ...suggestions]} tone="mid" />
      <Rewrites rewrites={analysis.rewrittenResponses} />
      {otherSkills.length === 0 ? null : (
        <section>
          <h3>Another skill that fitted</h3>
          <ul className="points">
            {otherSkills.map(({ skill, messageId, why }) => (
              <li key={`${skill} ${messageId}`}>
                <Link to={paths.skill(skill)}>{SKILLS[skill].title}</Link>: {why}
                <LineQuote line={lines.find(({ id }) => id === messageId)?.content} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <AnalysisLines moves={analysis.skill.moves} lines={lines} />
      <footer>
        <p>{WRITTEN_BY[engine]}</p>
        <Button small look="quiet" onClick={() => window.print()}>
          <Printer size={16} aria-hidden="true" />
          Print
        </Button>
      </footer>
    </div>
  );
};

const WRITTEN_BY: Readonly<Record<Engine, string>> = {
  embedded: "Judged by the built-in analyst: practice feedback, not a measure of you.",
  model: "Judged by a language model: practice feedback, not a measure of you.",
};

const Points = ({ title, points, tone }: { title: string; points: readonly string[]; tone: "good" | "mid" }) =>
  points.length === 0 ? null : (
    <section>
      <h3>{title}</h3>
      <ul className={`points ${tone}`}>
        {points.map((point) => (
          <li key={point}>
            <QuotedText text={point} />
          </li>
        ))}
      </ul>
    </section>
  );

const LineQuote = ({ line }: { line: string | undefined }) => (line === undefined ? null : <q>{line}</q>);

const Rewrites = ({ rewrites }: { rewrites: Analysis["rewrittenResponses"] }) =>
  rewrites.length === 0 ? null : (
    <section>
      <h3>The same moment, said plainly</h3>
      {rewrites.map(({ original, assertive, explanation }) => (
        <div key={`${original} ${assertive}`} className="rewrite">
          <div className="pair">
            <div>
              <small>You said</small>
              <p className="line old">{original}</p>
            </div>
            <div>
              <small>You could say</small>
              <p className="line you">{assertive}</p>
            </div>
          </div>
          <p>{explanation}</p>
        </div>
      ))}
    </section>
  );
