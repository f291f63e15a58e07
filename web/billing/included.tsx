import Check from "lucide-react/icons/check";
import { INCLUDED } from "#domain/billing/billing-messages.ts";

/** What trial and subscription include. */
export const Included = () => (
  <ul className="included">
    {INCLUDED.map((text) => (
      <li key={text}>
        <Check size={18} aria-hidden="true" />
        {text}
      </li>
    ))}
  </ul>
);
