import { LinkButton } from "#web/ui/link-button.tsx";
import { PageTitle } from "./page-title.tsx";
import { paths } from "./paths.ts";

export const NotFoundPage = () => (
  <div className="wrap page-narrow">
    <PageTitle>Page not found</PageTitle>
    <h1 className="title">There's nothing here.</h1>
    <p className="lead">The address may be mistyped, or the page has moved.</p>
    <div className="acts">
      <LinkButton look="main" to={paths.landing}>
        Go to the start
      </LinkButton>
      <LinkButton to={paths.skills}>Choose a skill</LinkButton>
    </div>
  </div>
);
