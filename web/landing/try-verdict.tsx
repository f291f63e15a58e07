import type { Analysis } from "#domain/analysis/analysis.contract.ts";

/** What held and what to try, with the visitor's own words. */
export const TryVerdict = ({ verdict }: { verdict: Analysis }) => {
  const { skill, strengths, areas_for_improvement: areas, suggestions, rewrittenResponses, tooLittle } = verdict;
  const [rewrite] = rewrittenResponses;
  const [strength] = strengths;
  const [advice] = areas.length === 0 ? suggestions : areas;
  return (
    <div className="try-verdict">
      <h2>
        {tooLittle
          ? "That was too little to judge."
          : `You held your ground in ${skill.used} of ${skill.opportunities} answers.`}
      </h2>
      {strength === undefined ? null : (
        <>
          <h3>What worked</h3>
          <p>{strength}</p>
        </>
      )}
      {advice === undefined ? null : (
        <>
          <h3>One thing to try</h3>
          <p>{advice}</p>
        </>
      )}
      {rewrite === undefined ? null : (
        <>
          <h3>A plainer way</h3>
          <p>
            You said “{rewrite.original}” It could be: “{rewrite.assertive}”
          </p>
        </>
      )}
    </div>
  );
};
