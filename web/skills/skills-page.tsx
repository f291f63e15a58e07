import { PageTitle } from "#web/app/page-title.tsx";
import { SkillCards } from "./skill-cards.tsx";

export const SkillsPage = () => (
  <div className="wrap page">
    <PageTitle>Choose Your Skill</PageTitle>
    <h1 className="title">Choose Your Skill</h1>
    <p className="lead">
      Each one answers a different kind of push. If you are not sure, start with Broken Record: it is the simplest, and
      the others lean on it.
    </p>
    <SkillCards heading="h2" withEffect />
  </div>
);
