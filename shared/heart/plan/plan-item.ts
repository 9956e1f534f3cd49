import type { Le8Item } from './le8-plan.ts';
import type { medAdherence } from './med-adherence.ts';
import type { NextStep, NotedItem } from './next-step.ts';
import type { PinCode } from './pins.ts';
import type { QuitItem, ScenarioItem } from './scenarios.ts';
import type { secondaryItems } from './secondary-items.ts';
import type { testsToAskFor } from './tests-to-ask-for.ts';

/** What stands in the plan as a code alone. */
export type StepItem = {
  readonly code:
    | PinCode
    | Exclude<NextStep, NotedItem['code']>
    | 'askAnticoagulation'
    | (typeof medAdherence)['code']
    | (typeof testsToAskFor)[number]['code']
    | (typeof secondaryItems)[number]['code'];
};

export type HeartPlanItem = NotedItem | ScenarioItem | QuitItem | Le8Item | StepItem;
