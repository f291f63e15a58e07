import { useEffect, useRef } from "react";
import { Button } from "#web/ui/button.tsx";
import { helpParts } from "./help-links.ts";

/** Outside the role-play: where to find help, with what one can press; `onResume` while the scene is paused. */
export const SafetyCard = ({ text, onResume }: { text: string; onResume?: () => void }) => {
  const title = useRef<HTMLHeadingElement>(null);
  const isPaused = onResume !== undefined;
  // The box that had the focus is away while the scene is paused.
  useEffect(() => {
    if (isPaused) title.current?.focus({ preventScroll: true });
  }, [isPaused]);
  return (
    <div className="safety-card">
      <h2 ref={title} tabIndex={-1}>
        Outside the scene
      </h2>
      <p>
        {helpParts(text).map(({ text: part, href }) =>
          href === null ? (
            part
          ) : (
            <a key={href} href={href} {...(href.startsWith("tel:") ? {} : OUTWARD)}>
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
};

/** In a tab of its own: the conversation stays. */
const OUTWARD = { target: "_blank", rel: "noreferrer" } as const;
