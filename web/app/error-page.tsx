import { useRouteError } from "react-router";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Button } from "#web/ui/button.tsx";
import { paths } from "./paths.ts";
import { PageTitle } from "./page-title.tsx";

/** After a deployment an open tab asks for code that is gone; a reload fetches the new one. */
const isStaleCode = (error: unknown): boolean => error instanceof TypeError && /import|module/i.test(error.message);

export const ErrorPage = () => {
  const stale = isStaleCode(useRouteError());
  return (
    <main className="wrap page-narrow" id="main" tabIndex={-1}>
      <PageTitle>{stale ? "Please reload" : "Something went wrong"}</PageTitle>
      <h1 className="title">{stale ? "There is a newer Plainsay." : "That didn't work, and it's on us."}</h1>
      <p className="lead">
        {stale
          ? "Reload the page to carry on where you were."
          : "Nothing you did caused this. Reload the page, or go back to the start."}
      </p>
      <div className="acts">
        <Button look="main" onClick={() => location.reload()}>
          Reload
        </Button>
        <LinkButton to={paths.landing}>Go to the start</LinkButton>
      </div>
    </main>
  );
};
