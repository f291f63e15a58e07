/** Every page of the app and where it lives; each page's code is loaded when it is first opened. */
import { Navigate, type RouteObject, useParams } from "react-router";
import { PAGES } from "#domain/pages.ts";
import { isSkillSlug } from "#domain/skills/skills.ts";
import { ErrorPage } from "./error-page.tsx";
import { Frame, type PageHandle } from "./frame.tsx";
import { NotFoundPage } from "./not-found-page.tsx";
import { paths } from "./paths.ts";
import { SessionGuard } from "./session-guard.tsx";

const page = (path: string, load: () => Promise<React.ComponentType>, handle: PageHandle = {}): RouteObject => ({
  path,
  handle,
  lazy: async () => ({ Component: await load() }),
});

/** The practice screen fills the window: the conversation is the page. */
const FILLS: PageHandle = { fills: true };

const practicePage = async () => (await import("#web/practice/practice-page.tsx")).PracticePage;

export const routeTable: RouteObject[] = [
  {
    Component: Frame,
    ErrorBoundary: ErrorPage,
    children: [
      {
        // A page that fails to load or to draw leaves the header standing.
        ErrorBoundary: ErrorPage,
        children: [
          page(PAGES.landing, async () => (await import("#web/landing/landing-page.tsx")).LandingPage),
          page(PAGES.auth, async () => (await import("#web/auth/auth-page.tsx")).AuthPage),
          page(PAGES.authCallback, async () => (await import("#web/auth/auth-callback-page.tsx")).AuthCallbackPage),
          page(PAGES.devMailbox, async () => (await import("#web/mail/mailbox-page.tsx")).MailboxPage),
          { path: PAGES.dashboard, element: <Navigate to={paths.skills} replace /> },
          { path: PAGES.skillScenario, Component: SkillScenarioRedirect },
          {
            Component: SessionGuard,
            children: [
              page(PAGES.skills, async () => (await import("#web/skills/skills-page.tsx")).SkillsPage),
              page(PAGES.skill, async () => (await import("#web/skills/skill-page.tsx")).SkillPage),
              page(PAGES.practiceSkill, practicePage, FILLS),
              page(PAGES.practice, practicePage, FILLS),
            ],
          },
          { path: "*", Component: NotFoundPage },
        ],
      },
    ],
  },
];

function SkillScenarioRedirect() {
  const { skill = "", scenario = "" } = useParams();
  return <Navigate to={isSkillSlug(skill) ? paths.practice(skill, scenario) : paths.skills} replace />;
}
