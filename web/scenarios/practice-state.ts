import type { Scenario } from "#domain/scenarios/scenarios.contract.ts";
import type { CustomScenario } from "#domain/scenarios/scenarios.ts";

/** What a link to the practice screen hands over, so that the scene is there without a read. */
export type PracticeState = { readonly scenario: Scenario | CustomScenario };
