import "./feedback.css";
import MessageSquareHeart from "lucide-react/icons/message-square-heart";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { FEEDBACK_MESSAGES, feedbackSessionId } from "#domain/feedback/feedback.ts";
import { paths } from "#web/app/paths.ts";
import { useSession } from "#web/app/session.queries.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import { FeedbackDialog, type FeedbackSubject } from "./feedback-dialog.tsx";

const newSessionId = (): string => feedbackSessionId(new Date(), Math.random().toString(36).slice(2, 11));

/** Floats at the bottom right and opens the feedback dialog; someone signed out is asked to log in. */
export const FeedbackButton = ({ subject }: { subject: FeedbackSubject }) => {
  const { user } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const [sessionId] = useState(newSessionId);
  const open = () => {
    if (user !== null) return setIsOpen(true);
    toast.message(FEEDBACK_MESSAGES.loginPrompt, {
      id: "feedback",
      action: { label: "Login", onClick: () => void navigate(paths.auth(pathname)) },
    });
  };
  return (
    <>
      <Button className="feedback-button" aria-label="Give Feedback" onClick={open}>
        <MessageSquareHeart size={20} aria-hidden="true" />
        <span aria-hidden="true">Give Feedback</span>
      </Button>
      <FeedbackDialog isOpen={isOpen} onClose={() => setIsOpen(false)} subject={subject} sessionId={sessionId} />
    </>
  );
};
