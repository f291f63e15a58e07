/** The state of a form at the door: its fields stay the browser's own, so that password managers and autofill work. */
import { type SyntheticEvent, useState } from "react";
import type * as z from "zod/mini";
import { AUTH_MESSAGES } from "#domain/auth/auth-messages.ts";
import { ApiError } from "#web/api/api-error.ts";
import { toast } from "#web/ui/toast.ts";
import { type AuthProblem, problemOf } from "./auth-problem.ts";

type Errors = Readonly<Record<string, string>>;

/**
 * Checks the form's fields by `schema` (its keys are the fields' names) and sends what is right. The first field that
 * is not takes the focus. A second press while sending does nothing.
 */
export const useAuthForm = <S extends z.ZodMiniType>(
  schema: S,
  send: (values: z.output<S>, form: HTMLFormElement) => Promise<void>,
) => {
  const [isBusy, setIsBusy] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<AuthProblem | null>(null);

  const showErrors = (form: HTMLFormElement, found: Errors): void => {
    setErrors(found);
    const [first] = Object.keys(found);
    const field = first === undefined ? null : form.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  };

  const submit = async (form: HTMLFormElement): Promise<void> => {
    setProblem(null);
    const parsed = schema.safeParse(Object.fromEntries(new FormData(form)));
    if (!parsed.success) {
      const found: Record<string, string> = {};
      for (const issue of parsed.error.issues) found[String(issue.path[0])] ??= issue.message;
      showErrors(form, found);
      return;
    }
    setErrors({});
    setIsBusy(true);
    try {
      await send(parsed.data, form);
    } catch (error) {
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) {
        showErrors(form, error.fields);
      } else {
        const found = problemOf(error);
        setProblem(found);
        if (found.isUnexpected) toast.error(AUTH_MESSAGES.authentication_failed);
      }
    } finally {
      setIsBusy(false);
    }
  };

  return {
    isBusy,
    errors,
    problem,
    onSubmit: (event: SyntheticEvent<HTMLFormElement>): void => {
      event.preventDefault();
      if (!isBusy) void submit(event.currentTarget);
    },
  };
};
