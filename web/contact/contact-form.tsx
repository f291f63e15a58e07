import { type FormEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { EMAIL_MAX_CHARS } from "#domain/auth/auth.ts";
import { sendContactMessage } from "#domain/contact/contact.contract.ts";
import {
  CONTACT_MESSAGE_MAX_CHARS,
  CONTACT_MESSAGE_ROWS,
  CONTACT_MESSAGES,
  CONTACT_NAME_MAX_CHARS,
  CONTACT_SUBJECT_MAX_CHARS,
} from "#domain/contact/contact.ts";
import { ApiError } from "#web/api/api-error.ts";
import { call } from "#web/api/client.ts";
import { paths } from "#web/app/paths.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast.ts";

type Problem = { readonly message: string; readonly fields: Readonly<Record<string, string>> };
const NO_PROBLEM: Problem = { message: "", fields: {} };

/** Without JavaScript the browser sends it to the page's own address; see server/contact. */
export const ContactForm = () => {
  const navigate = useNavigate();
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState(NO_PROBLEM);
  // Kept until the message has been taken, so that a retry is the same message.
  const submissionId = useRef<string>(undefined);

  const send = async (form: HTMLFormElement): Promise<void> => {
    submissionId.current ??= crypto.randomUUID();
    const text = (name: string): string => {
      const value = new FormData(form).get(name);
      return typeof value === "string" ? value : "";
    };
    const body = {
      name: text("name"),
      email: text("email"),
      subject: text("subject"),
      message: text("message"),
      website: text("website"),
      submission_id: submissionId.current,
    };
    setProblem(NO_PROBLEM);
    setIsSending(true);
    try {
      await call(sendContactMessage, { body });
    } catch (error) {
      const isOurs = error instanceof ApiError && (error.status === 400 || error.status === 429);
      const fields = error instanceof ApiError && error.status === 400 ? (error.fields ?? {}) : {};
      setProblem({ message: isOurs ? error.message : CONTACT_MESSAGES.failed, fields });
      toast.error(CONTACT_MESSAGES.failed);
      return;
    } finally {
      setIsSending(false);
    }
    submissionId.current = undefined;
    form.reset();
    toast.success(CONTACT_MESSAGES.sent);
    await navigate(paths.contactSuccess);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSending) void send(event.currentTarget);
  };
  const { fields, message } = problem;
  return (
    <form className="contact-form" method="post" action={paths.contact} onSubmit={onSubmit}>
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        required
        maxLength={CONTACT_NAME_MAX_CHARS}
        error={fields["name"]}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={EMAIL_MAX_CHARS}
        error={fields["email"]}
      />
      <TextField
        label="Subject"
        name="subject"
        required
        maxLength={CONTACT_SUBJECT_MAX_CHARS}
        error={fields["subject"]}
      />
      <TextArea
        label="Message"
        name="message"
        rows={CONTACT_MESSAGE_ROWS}
        required
        maxLength={CONTACT_MESSAGE_MAX_CHARS}
        error={fields["message"]}
      />
      {/* People neither see nor reach it; what fills it is a robot. */}
      <div className="unseen" aria-hidden="true">
        <label>
          Leave this empty
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {message === "" ? null : <Alert>{message}</Alert>}
      <Button look="main" type="submit" disabled={isSending}>
        {isSending ? "Sending..." : "Send Message"}
      </Button>
    </form>
  );
};
