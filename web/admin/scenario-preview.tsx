import { Chip } from "#web/ui/chip.tsx";

type Draft = {
  readonly name: string;
  readonly description: string;
  readonly difficulty: string;
  readonly system_starting_line: string;
  readonly brief: {
    readonly you: string;
    readonly partner: { readonly name: string; readonly role: string };
    readonly want: string;
  };
};

/** The scenario as users will meet it: its card, and the scene beside the chat. */
export const ScenarioPreview = ({
  draft: { name, description, difficulty, system_starting_line, brief },
}: {
  draft: Draft;
}) => (
  <aside aria-labelledby="preview-title">
    <h2 id="preview-title">As users see it</h2>
    <ul className="scenario-cards">
      <li>
        <div className="scenario-head">
          <h2>{name || "…"}</h2>
          <Chip>{difficulty}</Chip>
        </div>
        <p>{description}</p>
        <figure>
          <blockquote className="line them">{system_starting_line || "…"}</blockquote>
          <figcaption>{brief.partner.name} speaks first</figcaption>
        </figure>
      </li>
    </ul>
    <dl>
      <dt>You</dt>
      <dd>{brief.you}</dd>
      <dt>They</dt>
      <dd>
        {brief.partner.name}. {brief.partner.role}
      </dd>
      <dt>You want</dt>
      <dd>{brief.want}</dd>
    </dl>
  </aside>
);
