import "./resources.css";
import { paths } from "#web/app/paths.ts";
import { PageTitle } from "#web/app/page-title.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { PlainTabs } from "#web/ui/plain-tabs.tsx";
import { DialogueArticle } from "./dialogue-article.tsx";
import { DIALOGUES } from "./dialogues.ts";
import { BENEFITS, MYTHS, RIGHTS } from "./rights.ts";
import { TechniqueArticle } from "./technique-article.tsx";
import { TALK_TECHNIQUES, TECHNIQUES } from "./techniques.ts";

export const ResourcesPage = () => (
  <div className="wrap page resources">
    <PageTitle>Understanding Assertiveness</PageTitle>
    <h1 className="title">Understanding Assertiveness</h1>
    <p className="lead">
      Saying what you want, what you think and what you won't do, plainly and without hurting anyone. It is a skill, and
      it is mostly made of a few sentences. Here they are.
    </p>
    <section aria-labelledby="benefits">
      <h2 id="benefits">What it gives you</h2>
      <ul className="benefits">
        {BENEFITS.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
    <section aria-labelledby="myths">
      <h2 id="myths">Myths and truths</h2>
      <ul className="myths">
        {MYTHS.map(({ myth, truth }) => (
          <li key={myth}>
            <p className="line them">
              <span className="sr-only">Myth: </span>
              {myth}
            </p>
            <p className="line you">
              <span className="sr-only">Truth: </span>
              {truth}
            </p>
          </li>
        ))}
      </ul>
    </section>
    <section aria-labelledby="rights">
      <h2 id="rights">10 Assertive Rights</h2>
      <p className="lead">You have them already. So does everyone you talk to.</p>
      <ol className="rights">
        {RIGHTS.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
    <section aria-labelledby="techniques">
      <h2 id="techniques">The techniques, and how they sound</h2>
      <PlainTabs
        label="Techniques and examples"
        tabs={[
          { id: "skills", title: "Assertiveness Skills", content: <Techniques /> },
          { id: "examples", title: "Real-Life Examples", content: <Examples /> },
        ]}
      />
    </section>
    <section className="resources-end" aria-labelledby="practise">
      <h2 id="practise">Reading it is the easy half.</h2>
      <LinkButton look="main" to={paths.skills}>
        Choose a skill to practise
      </LinkButton>
    </section>
  </div>
);

const Techniques = () => (
  <>
    {TECHNIQUES.map((technique) => (
      <TechniqueArticle key={technique.skill} technique={technique} />
    ))}
    <h3 className="resources-sub">Two more, for talking easily</h3>
    <p className="lead">Standing your ground is half of it. The other half is letting people in.</p>
    {TALK_TECHNIQUES.map((technique) => (
      <TechniqueArticle key={technique.skill} technique={technique} />
    ))}
  </>
);

const Examples = () => DIALOGUES.map((dialogue) => <DialogueArticle key={dialogue.id} dialogue={dialogue} />);
