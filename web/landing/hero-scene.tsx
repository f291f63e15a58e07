import { type ReactNode, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Chip } from "#web/ui/chip.tsx";

type Try = { readonly state: "sample" | "loading" | "failed" } | { readonly state: "on"; readonly scene: ReactNode };

/** The sample of a conversation, and in its place, when the visitor wants to, a try of their own. */
export const HeroScene = () => {
  const [shown, setShown] = useState<Try>({ state: "sample" });
  if (shown.state === "on") return shown.scene;
  const start = async () => {
    setShown({ state: "loading" });
    try {
      const [{ TryScene }, { loadTryEngine }] = await Promise.all([
        import("./try-scene.tsx"),
        import("./try-engine.ts"),
      ]);
      setShown({ state: "on", scene: <TryScene engine={await loadTryEngine()} /> });
    } catch {
      setShown({ state: "failed" });
    }
  };
  return (
    <div>
      <SampleScene />
      <div className="try-start">
        <Button disabled={shown.state === "loading"} onClick={() => void start()}>
          {shown.state === "loading" ? "One moment…" : "Now you: a 60-second try"}
        </Button>
        <output className="small-print">
          {shown.state === "failed"
            ? "That didn't load. Please try again."
            : "No account. Three pushes, your own words."}
        </output>
      </div>
    </div>
  );
};

/** A few lines of a real scene: the other's outlined, yours solid, and how each one did. They come one by one, over and over. */
const SampleScene = () => (
  <section className="scene sample" aria-label="A sample of a practice conversation">
    <div className="scene-head">
      <span>Broken Record · The extended warranty</span>
      {/* Works without a script; what moves by itself must be stoppable. */}
      <label className="scene-pause" aria-label="Pause">
        <input type="checkbox" className="sr-only" />
        <span className="chip">
          <span className="when-on">Pause</span>
          <span className="when-off">Paused</span>
        </span>
      </label>
      <Chip>Beginner</Chip>
    </div>
    <div className="talk">
      <p className="line them">Everyone takes the cover. You'd really gamble with a laptop like that?</p>
      <p className="line you">I can see why you'd ask. I'm not taking the warranty.</p>
      <p className="note">
        <b>Held</b> same answer, no new reasons
      </p>
      <p className="line them">It's two coffees a month. And honestly, I'm one short of my target.</p>
      <p className="line you">That sounds tough. I'm still not taking it.</p>
      <p className="note">
        <b>Held</b> you heard the guilt and left it there
      </p>
    </div>
  </section>
);
