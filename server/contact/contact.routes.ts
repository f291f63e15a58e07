import { sendContactMessage } from "#domain/contact/contact.contract.ts";
import { type Route, route } from "../http/route.ts";
import { type ContactDeps, createContactKeeper } from "./contact-keeper.ts";

export const contactRoutes = (deps: ContactDeps): Route[] => {
  const keep = createContactKeeper(deps);
  return [
    route(sendContactMessage, async ({ body, now, context }) => {
      await keep(body, context.get("clientAddress"), now);
      return context.body(null, 204);
    }),
  ];
};
