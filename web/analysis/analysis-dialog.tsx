import "./analysis.css";
import LoaderCircle from "lucide-react/icons/loader-circle";
import type { SkillSlug } from "#domain/skills/skills.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { PlanInvitation } from "#web/practice/plan-invitation.tsx";
import type { AnalysisControls } from "./analysis.queries.ts";
import { AnalysisReport } from "./analysis-report.tsx";
import { skillSentence } from "./skill-sentence.ts";

type AnalysisDialogProps = {
  analysis: AnalysisControls;
  /** The scenario's. */
  title: string;
  skill: SkillSlug;
};

export const AnalysisDialog = ({
  analysis: { isOpen, close, result, invitation },
  title,
  skill,
}: AnalysisDialogProps) => {
  const sentence = result === null || result.analysis.tooLittle ? null : skillSentence(skill, result.analysis.skill);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title="Assertiveness Analysis"
      subtitle={sentence === null ? title : `${title} · ${sentence}`}
    >
      {invitation !== null ? (
        <PlanInvitation text={invitation} />
      ) : result === null ? (
        <output className="analyzing">
          <LoaderCircle className="spin" size={22} aria-hidden="true" />
          Analyzing conversation
        </output>
      ) : (
        <AnalysisReport analysis={result.analysis} lines={result.lines} />
      )}
    </Dialog>
  );
};
