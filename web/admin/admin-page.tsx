import "./admin.css";
import LoaderCircle from "lucide-react/icons/loader-circle";
import { useSearchParams } from "react-router";
import { ADMIN_MESSAGES } from "#domain/admin/admin.ts";
import { PageTitle } from "#web/app/page-title.tsx";
import { paths } from "#web/app/paths.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { useAdminStatus } from "./admin-status.ts";
import { AnalyticsTab } from "./analytics-tab.tsx";
import { AuditTab } from "./audit-tab.tsx";
import { ContactTab } from "./contact-tab.tsx";
import { FeedbackTab } from "./feedback-tab.tsx";
import { ScenariosTab } from "./scenarios-tab.tsx";
import { UsersTab } from "./users-tab.tsx";

const TABS = [
  { id: "analytics", title: "Analytics", Content: AnalyticsTab },
  { id: "feedback", title: "Feedback Data", Content: FeedbackTab },
  { id: "users", title: "Users", Content: UsersTab },
  { id: "scenarios", title: "Scenarios", Content: ScenariosTab },
  { id: "contact", title: "Contact", Content: ContactTab },
  { id: "audit", title: "Audit Log", Content: AuditTab },
] as const;
type TabId = (typeof TABS)[number]["id"];

export const AdminPage = () => {
  const status = useAdminStatus();
  if (status === "loading") return <AdminSpinner />;
  return status === "admin" ? <Dashboard /> : <AccessDenied />;
};

export const AdminSpinner = () => (
  <output className="wrap page">
    <LoaderCircle className="admin-spinner" size={28} aria-hidden="true" />
    <span className="sr-only">Loading…</span>
  </output>
);

const AccessDenied = () => (
  <div className="wrap page-narrow">
    <PageTitle>{ADMIN_MESSAGES.denied}</PageTitle>
    <h1 className="title">{ADMIN_MESSAGES.denied}</h1>
    <p className="lead">{ADMIN_MESSAGES.deniedWhy}</p>
    <LinkButton to={paths.landing}>Go to the start</LinkButton>
  </div>
);

/** The tab stands in the address, so that a reload keeps it. A tab's data is asked for when it is opened. */
const Dashboard = () => {
  const [query, setQuery] = useSearchParams();
  const asked = query.get("tab");
  const selected = TABS.find(({ id }) => id === asked)?.id ?? "analytics";
  return (
    <div className="wrap page">
      <PageTitle>Admin Dashboard</PageTitle>
      <div className="admin-head">
        <h1 className="title">Admin Dashboard</h1>
        <LinkButton to={paths.adminFeedback}>Feedback Management</LinkButton>
      </div>
      <Tabs<TabId>
        label="Administration"
        selected={selected}
        onSelect={(id) => setQuery(id === "analytics" ? {} : { tab: id }, { replace: true })}
        tabs={TABS.map(({ id, title, Content }) => ({ id, title, content: id === selected ? <Content /> : null }))}
      />
    </div>
  );
};
