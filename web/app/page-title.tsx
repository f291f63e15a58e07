/** The document's title; one a page. */
export const PageTitle = ({ children }: { children: string }) => <title>{`${children} · Plainsay`}</title>;
