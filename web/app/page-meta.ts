/** What the head of a written page says to search engines and to those who share it. Titles are the pages' own. */
import { PRICE_CENTS, PRICE_TEXT, TRIAL_DAYS } from "#domain/billing/billing.ts";
import { OPEN_VALUES } from "#domain/page-values.ts";
import { PAGES } from "#domain/pages.ts";
import { FAQ } from "#web/contact/contact-texts.ts";

type PageMeta = {
  readonly description: string;
  /** As schema.org has it. */
  readonly data?: object;
  /** `unlisted`: reached from within, so not in the sitemap. `never`: not for search results at all. */
  readonly search?: "unlisted" | "never";
};

const { origin } = OPEN_VALUES;

const PRODUCT =
  "Practise the hard conversation before you have it: a partner that pushes back like a real person, and feedback that quotes your own words.";

const META: Readonly<Record<string, PageMeta>> = {
  [PAGES.landing]: {
    description: PRODUCT,
    data: {
      "@type": "WebApplication",
      name: "Plainsay",
      url: `${origin}/`,
      description: PRODUCT,
      applicationCategory: "EducationalApplication",
      operatingSystem: "Any",
      offers: { "@type": "Offer", price: (PRICE_CENTS / 100).toFixed(2), priceCurrency: "USD" },
    },
  },
  [PAGES.auth]: {
    description: `Sign in to Plainsay, or create an account: ${TRIAL_DAYS} days free, no credit card required.`,
  },
  [PAGES.pricing]: {
    description: `${TRIAL_DAYS} days free, no credit card required to start. After that ${PRICE_TEXT}.`,
  },
  [PAGES.resources]: {
    description:
      "What assertiveness is and isn't, ten rights, seven techniques with examples and when not to use them, and four conversations from beginning to end.",
    data: {
      "@type": "Article",
      headline: "Understanding Assertiveness",
      url: `${origin}${PAGES.resources}`,
      image: `${origin}/social.png`,
      author: { "@type": "Organization", name: "Plainsay", url: `${origin}/` },
    },
  },
  [PAGES.contact]: {
    description: "Write to us: questions, faults, ideas, group discounts. A person reads all of it.",
    data: {
      "@type": "FAQPage",
      mainEntity: FAQ.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      })),
    },
  },
  [PAGES.contactSuccess]: { description: "Your message is with us.", search: "unlisted" },
  [PAGES.privacy]: { description: "What Plainsay keeps about you, why, for how long, and what it does not keep." },
  [PAGES.terms]: { description: "What you can expect from Plainsay, what it costs, and how to end it." },
  [PAGES.cookies]: { description: "One cookie keeps you signed in. No advertising, no analytics." },
  [PAGES.gdpr]: { description: "Your rights over your data, and how to use them at once and without our help." },
  [PAGES.offline]: { description: "There is no connection just now.", search: "never" },
};

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** Tags for the head of the page at `path`; a path without an entry has the product's. */
export const metaTags = (path: string, title: string): string => {
  const { description, data, search }: PageMeta = META[path] ?? { description: PRODUCT, search: "never" };
  const property = (name: string, content: string) => `<meta property="og:${name}" content="${escaped(content)}">`;
  return [
    `<meta name="description" content="${escaped(description)}">`,
    search === "never" ? '<meta name="robots" content="noindex">' : `<link rel="canonical" href="${origin}${path}">`,
    property("type", "website"),
    property("site_name", "Plainsay"),
    property("title", title),
    property("description", description),
    property("url", `${origin}${path}`),
    property("image", `${origin}/social.png`),
    '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">',
    property("image:alt", "Plainsay: say no, and still like yourself afterwards."),
    '<meta name="twitter:card" content="summary_large_image">',
    data === undefined
      ? ""
      : `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c")}</script>`,
  ].join("");
};

/** The pages that search engines should know. */
export const sitemap = (): string => {
  const found = Object.entries(META).filter(([, { search }]) => search === undefined);
  const entries = found.map(([path]) => `<url><loc>${origin}${path}</loc></url>`).join("");
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>`;
};
