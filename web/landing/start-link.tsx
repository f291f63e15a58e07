import { paths } from "#web/app/paths.ts";
import { useSession } from "#web/app/session.queries.ts";
import type { ButtonLook } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";

/** Leads a signed-in user to the skills and anyone else to sign-in. */
export const StartLink = ({ look = "plain", children }: { look?: ButtonLook; children: string }) => {
  const { user } = useSession();
  return (
    <LinkButton look={look} to={user === null ? paths.auth() : paths.skills}>
      {children}
    </LinkButton>
  );
};
