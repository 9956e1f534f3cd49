import type { HeartFigures } from '#shared/heart/estimate/estimate.ts';
import type { Eligibility } from '#shared/heart/evidence/estimate.ts';
import type { RiskEnhancer } from '#shared/heart/evidence/risk-enhancers.ts';
import type { HeartCategory } from '#shared/heart/findings/categories.ts';
import type { LifesEssential8 } from '#shared/heart/findings/lifes-essential-8.ts';
import type { AskClinician } from '#shared/heart/plan/ask-clinician.ts';
import type { NextStep } from '#shared/heart/plan/next-step.ts';
import type { HeartPlanItem } from '#shared/heart/plan/plan.ts';
import type { NumberCaveat } from '#shared/person/my-numbers.ts';
import type { Assessment } from '#shared/safety/assess.ts';
import type { ShownNumbers } from './shown-numbers.ts';

/** What the second quiz says of one person (METHODS 4.4). A percentage is null, never 0, where nothing is estimated. */
export type HeartScore = HeartSaid & (Estimated | NotEstimated) & Partial<HeartNumbers>;

/** Filled whatever is estimated. */
type HeartSaid = {
  readonly age: number | null;
  readonly redFlags: Assessment['redFlags'];
  readonly routes: Assessment['routes'];
  readonly le8: LifesEssential8;
  readonly riskEnhancers: readonly RiskEnhancer[];
  readonly nextStep: NextStep;
  readonly askClinician: readonly AskClinician[];
  readonly categories: readonly HeartCategory[];
  readonly recommendations: readonly HeartPlanItem[];
};

type Estimated = { readonly eligibility: 'ok' } & HeartFigures;

type NotEstimated = {
  readonly eligibility: Exclude<Eligibility, 'ok'>;
  readonly riskDescriptor: 'existingCondition' | 'notEstimated';
  /** Empty. */
  readonly clamped: HeartFigures['clamped'];
} & { readonly [Key in Exclude<keyof HeartFigures, 'riskDescriptor' | 'clamped'>]: null };

/** Only when at least one exact number was given. */
export type HeartNumbers = { readonly caveats: readonly NumberCaveat[]; readonly myNumbers: ShownNumbers };
