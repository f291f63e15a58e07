import "./legal.css";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { OPEN_VALUES, writtenDate } from "#domain/page-values.ts";
import { PageTitle } from "#web/app/page-title.tsx";
import { paths } from "#web/app/paths.ts";

type LegalPageProps = {
  title: string;
  /** The page in two sentences. */
  summary: string;
  sections: readonly { readonly title: string; readonly content: ReactNode }[];
};

const today = (): string => (typeof document === "undefined" ? OPEN_VALUES.today : writtenDate(new Date()));

/** A legal page: what it says in short, when it was last updated, and its sections. */
export const LegalPage = ({ title, summary, sections }: LegalPageProps) => (
  <article className="wrap page legal">
    <PageTitle>{title}</PageTitle>
    <h1 className="title">{title}</h1>
    <p className="lead">{summary}</p>
    {/* The day may have turned since the page was sent. */}
    <p className="small-print" suppressHydrationWarning>
      Last updated: {today()}
    </p>
    {sections.map((section) => (
      <section key={section.title}>
        <h2>{section.title}</h2>
        {section.content}
      </section>
    ))}
    <nav aria-label="Legal pages" className="legal-nav">
      <Link to={paths.privacy}>Privacy</Link>
      <Link to={paths.terms}>Terms</Link>
      <Link to={paths.cookies}>Cookies</Link>
      <Link to={paths.gdpr}>GDPR</Link>
      <Link to={paths.contact}>Contact Us</Link>
    </nav>
  </article>
);
