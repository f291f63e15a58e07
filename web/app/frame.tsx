/** What surrounds every page: skip link, header, main, footer. */
import { Suspense } from "react";
import { useLocation } from "react-router";
import { PageSkeleton } from "#web/ui/skeleton.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { CookieBanner } from "#web/consent/cookie-banner.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { useFocusAtNavigation, useScrollMemory } from "./navigation.ts";
import { OfflineNotice } from "./offline-notice.tsx";
import { PageRoutes, pageAt } from "./route-table.tsx";
import { SayAlive } from "./say-alive.tsx";

export const Frame = () => {
  const { pathname } = useLocation();
  const fills = pageAt(pathname)?.fills === true;
  useScrollMemory();
  useFocusAtNavigation();
  return (
    <>
      <div className={fills ? "frame fills" : "frame"}>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        <Header />
        <OfflineNotice />
        <main id="main" tabIndex={-1}>
          <ErrorBoundary resetBy={pathname}>
            {/* A navigation keeps the old page until the new one's code is here; this shows at the first page only. */}
            <Suspense fallback={<PageSkeleton />}>
              <PageRoutes />
              <SayAlive />
            </Suspense>
          </ErrorBoundary>
        </main>
        {fills ? <CookieBanner /> : <Footer />}
      </div>
      {/* Below the frame's full height: its coming moves nothing. A page that fills the window makes room for it. */}
      {fills ? null : <CookieBanner />}
    </>
  );
};
