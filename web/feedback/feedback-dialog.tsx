import { type FormEvent, useState } from "react";
import { Link, useLocation } from "react-router";
import {
  FEEDBACK_COMMENT_MAX_CHARS,
  FEEDBACK_MESSAGES,
  FEEDBACK_TYPES,
  type FeedbackType,
} from "#domain/feedback/feedback.ts";
import type { SkillSlug } from "#domain/skills/skills.ts";
import { paths } from "#web/app/paths.ts";
import { useSession } from "#web/app/session.queries.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { RadioGroup } from "#web/ui/radio-group.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { toast } from "#web/ui/toast.ts";
import { useFeedbackSubmission } from "./feedback.queries.ts";
import { feedbackProblem } from "./feedback-problem.ts";
import { StarRating } from "./star-rating.tsx";

/** What the feedback is about. */
export type FeedbackSubject = {
  readonly skill: SkillSlug;
  readonly scenarioName: string;
  /** A predefined scenario's id; null for a scene of the user's own. */
  readonly scenarioId: string | null;
  /** Null before the conversation has begun. */
  readonly conversationId: string | null;
};

type FeedbackDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  subject: FeedbackSubject;
  /** One for each visit of the page. */
  sessionId: string;
};

const EMPTY = { rating: 0, type: null as FeedbackType | null, comment: "" };
const TYPE_OPTIONS = FEEDBACK_TYPES.map((value) => ({
  value,
  label: `${value.charAt(0).toUpperCase()}${value.slice(1)}`,
}));

export const FeedbackDialog = ({ isOpen, onClose, subject, sessionId }: FeedbackDialogProps) => {
  const { user } = useSession();
  const { pathname } = useLocation();
  const [given, setGiven] = useState(EMPTY);
  const [problem, setProblem] = useState<string | null>(null);
  // Kept until it has been saved, so that a retry is the same submission.
  const [submissionId, setSubmissionId] = useState(() => crypto.randomUUID());
  const submission = useFeedbackSubmission();

  const change = (part: Partial<typeof EMPTY>) => {
    setProblem(null);
    setGiven({ ...given, ...part });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { rating, type, comment } = given;
    if (user === null) return setProblem(FEEDBACK_MESSAGES.notLoggedIn);
    if (rating === 0) return setProblem(FEEDBACK_MESSAGES.ratingMissing);
    if (type === null) return setProblem(FEEDBACK_MESSAGES.typeMissing);
    const body = {
      submission_id: submissionId,
      session_id: sessionId,
      skill_name: subject.skill,
      scenario_name: subject.scenarioName,
      scenario_id: subject.scenarioId,
      conversation_id: subject.conversationId,
      rating,
      feedback_type: type,
      comment: comment.trim() === "" ? null : comment,
    };
    submission.mutate(body, {
      onSuccess: () => {
        setGiven(EMPTY);
        setSubmissionId(crypto.randomUUID());
        onClose();
        toast.success(FEEDBACK_MESSAGES.sent);
      },
      onError: (error) => setProblem(feedbackProblem(error)),
    });
  };
  const needsSignIn = problem === FEEDBACK_MESSAGES.notLoggedIn || problem === FEEDBACK_MESSAGES.signInAgain;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Give Feedback" subtitle={subject.scenarioName}>
      <form className="feedback-form" onSubmit={submit} noValidate>
        <StarRating rating={given.rating} onChange={(rating) => change({ rating })} />
        <RadioGroup
          label="Feedback type"
          options={TYPE_OPTIONS}
          value={given.type}
          onChange={(type) => change({ type })}
        />
        <TextArea
          label="Comment"
          optional
          rows={4}
          maxLength={FEEDBACK_COMMENT_MAX_CHARS}
          value={given.comment}
          onChange={(event) => change({ comment: event.target.value })}
        />
        {problem === null ? null : (
          <Alert>
            {problem} {needsSignIn ? <Link to={paths.auth(pathname)}>Sign In</Link> : null}
          </Alert>
        )}
        <Button look="main" type="submit" disabled={submission.isPending}>
          {submission.isPending ? "Sending..." : "Submit Feedback"}
        </Button>
      </form>
    </Dialog>
  );
};
