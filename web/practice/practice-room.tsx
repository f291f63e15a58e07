import { useRef, useState } from "react";
import type { Difficulty } from "#domain/skills/skills.ts";
import { AnalysisDialog } from "#web/analysis/analysis-dialog.tsx";
import { useAnalysis } from "#web/analysis/analysis.queries.ts";
import { PageTitle } from "#web/app/page-title.tsx";
import { FeedbackButton } from "#web/feedback/feedback-button.tsx";
import { SaveToJournalButton } from "#web/journal/save-to-journal-button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Composer } from "./composer.tsx";
import { canAnalyze } from "./conversation.ts";
import { useConversation } from "./conversation-hook.ts";
import { ConversationLog } from "./conversation-log.tsx";
import { DifficultyDialog } from "./difficulty-dialog.tsx";
import { EndedCard } from "./ended-card.tsx";
import { useKeyboardInset } from "./keyboard-inset.ts";
import { useNotesShown } from "./notes-preference.ts";
import { PlanInvitation } from "./plan-invitation.tsx";
import { PracticeHead } from "./practice-head.tsx";
import { type PracticeScene, sceneFields } from "./practice-scene.ts";
import { ScenePanel } from "./scene-panel.tsx";

/** The practice screen of one scene. */
export const PracticeRoom = ({ scene, userId }: { scene: PracticeScene; userId: string }) => {
  const controls = useConversation(scene, userId);
  const { conversation, invitation, play, startAnew } = controls;
  const analysis = useAnalysis(scene.skill, sceneFields(scene));
  const [isSceneOpen, setIsSceneOpen] = useState(false);
  const [wanted, setWanted] = useState<Difficulty | null>(null);
  const [notesShown, setNotesShown] = useNotesShown();
  const root = useRef<HTMLDivElement>(null);
  useKeyboardInset(root);

  const analyze = () => analysis.analyze(conversation.messages);
  const newChat = (difficulty?: Difficulty) => {
    analysis.reset();
    startAnew(difficulty);
  };
  const chooseDifficulty = (difficulty: Difficulty) => {
    if (!conversation.messages.some(({ sender }) => sender === "user")) {
      newChat(difficulty);
      return;
    }
    setIsSceneOpen(false);
    setWanted(difficulty);
  };
  const canAnalyzeNow = canAnalyze(conversation) && !analysis.isPending;
  const panel = (
    <ScenePanel
      scene={scene}
      pressure={conversation.pressure}
      difficulty={play.difficulty}
      onDifficulty={chooseDifficulty}
      notesShown={notesShown}
      onNotesShown={setNotesShown}
    />
  );
  return (
    <div className="practice" ref={root}>
      <PageTitle>{scene.title}</PageTitle>
      <div className="play">
        <PracticeHead
          scene={scene}
          onNewChat={() => newChat()}
          onAnalyze={analyze}
          canAnalyze={canAnalyzeNow}
          isAnalyzing={analysis.isPending}
          isEnded={conversation.status === "ended"}
        >
          <SaveToJournalButton
            messages={conversation.messages}
            analysis={analysis.result?.analysis ?? null}
            skill={scene.skill}
            scenarioId={scene.scenarioId}
          />
        </PracticeHead>
        <ConversationLog controls={controls} notesShown={notesShown}>
          {conversation.status === "ended" ? (
            <EndedCard onAnalyze={analyze} canAnalyze={canAnalyzeNow} onNewChat={() => newChat()} />
          ) : null}
          {invitation === null ? null : <PlanInvitation text={invitation} />}
        </ConversationLog>
        <Composer controls={controls} onScene={() => setIsSceneOpen(true)} />
      </div>
      <aside className="scene-aside" aria-labelledby="scene-title">
        <h2 id="scene-title">The scene</h2>
        {panel}
      </aside>
      <Dialog isOpen={isSceneOpen} onClose={() => setIsSceneOpen(false)} title="The scene">
        <div className="scene-sheet">
          <p>{scene.description}</p>
          {panel}
        </div>
      </Dialog>
      <DifficultyDialog
        wanted={wanted}
        onStay={() => setWanted(null)}
        onStart={(difficulty) => {
          setWanted(null);
          newChat(difficulty);
        }}
      />
      <FeedbackButton
        subject={{
          skill: scene.skill,
          scenarioName: scene.title,
          scenarioId: scene.custom === null ? scene.scenarioId : null,
          conversationId: conversation.messages[0]?.id ?? null,
        }}
      />
      <AnalysisDialog analysis={analysis} title={scene.title} skill={scene.skill} />
    </div>
  );
};
