import { PageTitle } from "#web/app/page-title.tsx";
import { paths } from "#web/app/paths.ts";
import { LinkButton } from "#web/ui/link-button.tsx";

export const ContactSuccessPage = () => (
  <div className="wrap page-narrow">
    <PageTitle>Message Sent</PageTitle>
    <h1 className="title">Message Sent!</h1>
    <p className="lead">It is with us, and a person will read it. The answer comes to the address you gave.</p>
    <div className="acts">
      <LinkButton look="main" to={paths.landing}>
        Back to Home
      </LinkButton>
      <LinkButton to={paths.contact}>Send another message</LinkButton>
    </div>
  </div>
);
