import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { PageTitle } from "./page-title.tsx";
import { paths } from "./paths.ts";

/** After a deployment an open tab asks for code that is gone; a reload fetches the new one. */
const isStaleCode = (error: unknown): boolean => error instanceof TypeError && /import|module/i.test(error.message);

export const ErrorPage = ({ error }: { error: unknown }) => {
  const stale = isStaleCode(error);
  return (
    <div className="wrap page-narrow" role="alert">
      <PageTitle>{stale ? "Please reload" : "Something went wrong"}</PageTitle>
      <h1 className="title">{stale ? "This page didn't load." : "That didn't work, and it's on us."}</h1>
      <p className="lead">
        {stale
          ? "The connection dropped, or there is a newer Plainsay. Reload to carry on where you were."
          : "Nothing you did caused this. Reload the page, or go back to the start."}
      </p>
      <div className="acts">
        <Button look="main" onClick={() => location.reload()}>
          Reload
        </Button>
        <LinkButton to={paths.landing}>Go to the start</LinkButton>
      </div>
    </div>
  );
};
