import { PAGES } from "#domain/pages.ts";
import { LinkButton } from "#web/ui/link-button.tsx";

/** What the plan does not include is offered, in the server's words; the conversation stays where it is. */
export const PlanInvitation = ({ text }: { text: string }) => (
  <div className="ended-card">
    <h2>There is more to practise</h2>
    <p>{text}</p>
    <div className="acts">
      <LinkButton look="main" to={PAGES.pricing}>
        Start your free trial
      </LinkButton>
    </div>
  </div>
);
