import { Button } from "#web/ui/button.tsx";
import { helpParts } from "./help-links.ts";

/** Outside the role-play: where to find help, with what one can press; `onResume` while the scene is paused. */
export const SafetyCard = ({ text, onResume }: { text: string; onResume?: () => void }) => (
  <div className="safety-card">
    <h2>Outside the scene</h2>
    <p>
      {helpParts(text).map(({ text: part, href }, index) =>
        // oxlint-disable-next-line react/no-array-index-key -- the parts of a fixed text
        href === null ? (
          part
        ) : (
          <a key={index} href={href} {...(href.startsWith("tel:") ? {} : OUTWARD)}>
            {part}
          </a>
        ),
      )}
    </p>
    {onResume === undefined ? null : (
      <div className="acts">
        <Button onClick={onResume}>Go on with the scene</Button>
      </div>
    )}
  </div>
);

/** In a tab of its own: the conversation stays. */
const OUTWARD = { target: "_blank", rel: "noreferrer" } as const;
