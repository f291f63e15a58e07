/** Every page of the app and where it lives. */
import { matchPath, Navigate, Route, Routes } from "react-router";
import { PAGES } from "#domain/pages.ts";
import { NotFoundPage } from "./not-found-page.tsx";
import { type Page, page } from "./page.tsx";
import { paths } from "./paths.ts";

const practicePage = async () => (await import("#web/practice/practice-page.tsx")).PracticePage;
const DATA = { needs: "data" } as const;
const PROTECTED = { needs: "session" } as const;
/** The practice screen fills the window: the conversation is the page. */
const PRACTICE = { needs: "session", fills: true } as const;

const pages: readonly Page[] = [
  page(PAGES.landing, async () => (await import("#web/landing/landing-page.tsx")).LandingPage),
  page(PAGES.auth, async () => (await import("#web/auth/auth-page.tsx")).AuthPage),
  page(PAGES.authCallback, async () => (await import("#web/auth/auth-callback-page.tsx")).AuthCallbackPage, DATA),
  page(PAGES.authTest, async () => (await import("#web/auth/auth-test-page.tsx")).AuthTestPage),
  page(PAGES.devMailbox, async () => (await import("#web/mail/mailbox-page.tsx")).MailboxPage, DATA),
  page(PAGES.skills, async () => (await import("#web/skills/skills-page.tsx")).SkillsPage, PROTECTED),
  page(PAGES.skill, async () => (await import("#web/skills/skill-page.tsx")).SkillPage, PROTECTED),
  page(PAGES.journal, async () => (await import("#web/journal/journal-page.tsx")).JournalPage, PROTECTED),
  page(PAGES.feedback, async () => (await import("#web/feedback/feedback-page.tsx")).FeedbackPage, PROTECTED),
  page(PAGES.admin, async () => (await import("#web/admin/admin-page.tsx")).AdminPage, PROTECTED),
  page(
    PAGES.adminFeedback,
    async () => (await import("#web/admin/admin-feedback-page.tsx")).AdminFeedbackPage,
    PROTECTED,
  ),
  page(
    PAGES.skillScenario,
    async () => (await import("#web/skills/skill-scenario-redirect.tsx")).SkillScenarioRedirect,
  ),
  page(PAGES.resources, async () => (await import("#web/resources/resources-page.tsx")).ResourcesPage),
  page(PAGES.contact, async () => (await import("#web/contact/contact-page.tsx")).ContactPage),
  page(PAGES.contactSuccess, async () => (await import("#web/contact/contact-success-page.tsx")).ContactSuccessPage),
  page(PAGES.privacy, async () => (await import("#web/legal/privacy-page.tsx")).PrivacyPage),
  page(PAGES.terms, async () => (await import("#web/legal/terms-page.tsx")).TermsPage),
  page(PAGES.cookies, async () => (await import("#web/legal/cookies-page.tsx")).CookiesPage),
  page(PAGES.gdpr, async () => (await import("#web/legal/gdpr-page.tsx")).GdprPage),
  page(PAGES.offline, async () => (await import("./offline-page.tsx")).OfflinePage),
  page(PAGES.pricing, async () => (await import("#web/billing/pricing-page.tsx")).PricingPage, DATA),
  page(PAGES.account, async () => (await import("#web/account/account-page.tsx")).AccountPage, PROTECTED),
  page(
    PAGES.testCheckout,
    async () => (await import("#web/billing/test-checkout-page.tsx")).TestCheckoutPage,
    PROTECTED,
  ),
  page(PAGES.testPortal, async () => (await import("#web/billing/test-portal-page.tsx")).TestPortalPage, PROTECTED),
  page(PAGES.practiceSkill, practicePage, PRACTICE),
  page(PAGES.practice, practicePage, PRACTICE),
];

/** The page at a path; undefined for redirects and addresses that the app does not have. */
export const pageAt = (pathname: string): Page | undefined => pages.find(({ path }) => matchPath(path, pathname));

export const PageRoutes = () => (
  <Routes>
    {pages.map(({ path, Component }) => (
      <Route key={path} path={path} element={<Component />} />
    ))}
    <Route path={PAGES.dashboard} element={<Navigate to={paths.skills} replace />} />
    <Route path="*" element={<NotFoundPage />} />
  </Routes>
);
