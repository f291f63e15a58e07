import { PageTitle } from "./page-title.tsx";

/** Shown by the service worker (public/sw.js) in place of a page that cannot be fetched; works without any script. */
export const OfflinePage = () => (
  <div className="wrap page-narrow">
    <PageTitle>You're offline</PageTitle>
    <h1 className="title">No connection just now.</h1>
    <p className="lead">
      Plainsay needs one to practise with you. What you had begun to write is still on this device and will be there
      when you are back.
    </p>
    <p>
      If there is a conversation ahead of you in the meantime: choose the one sentence you want to have said. Keep it
      short. You can say it more than once.
    </p>
    <div className="acts offline-acts">
      {/* A plain link: it asks the network anew. */}
      <a className="btn main" href="/">
        Try again
      </a>
    </div>
  </div>
);
