import * as ofRoutes from '#feature-words/methods/route-rules.ts';
import * as ofSigns from '#feature-words/methods/sign-rules.ts';
import * as ofTerms from '#feature-words/methods/term-rules.ts';
import type { RouteCode } from '#shared/safety/care-routes.ts';
import type { RedFlagCode } from '#shared/safety/red-flags.ts';

/**
 * When each red flag is raised, in the codes of questions and answers. The functions of `shared/safety` decide. A page
 * cannot show a function, so it shows this text (`rule-codes.ts` puts it into words). A test compares it with the
 * reference rules. Other tests compare the functions with the same rules.
 */
export const redFlagRules: Readonly<Record<RedFlagCode, string>> = ofSigns;

/** When each route applies, in the same codes. */
export const routeRules: Readonly<Record<RouteCode, string>> = ofRoutes;

/** The short terms that these rules use. */
export const ruleTerms = {
  'sbp, dbp': ofTerms.sbpDbp,
  'bmi, age': ofTerms.bmiAge,
  pulse: ofTerms.pulse,
  veryHighBp: ofTerms.veryHighBp,
  pregnant: ofTerms.pregnant,
  maybePregnant: ofTerms.maybePregnant,
  heartDisease: ofTerms.heartDisease,
  diabetic: ofTerms.diabetic,
  pleuritic: ofTerms.pleuritic,
  faintNow: ofTerms.faintNow,
  faintMonth: ofTerms.faintMonth,
  faintYear: ofTerms.faintYear,
  warning: ofTerms.warning,
  severeSymptom: ofTerms.severeSymptom,
  anySymptom: ofTerms.anySymptom,
  athlete: ofTerms.athlete,
  smoker: ofTerms.smoker,
  hardDays: ofTerms.hardDays,
  burdens: ofTerms.burdens,
  'lab bands': ofTerms.labBands,
  riskBelow40: ofTerms.riskBelow40,
  atRisk: ofTerms.atRisk,
  breathAny: ofTerms.breathAny,
  heartLike: ofTerms.heartLike,
  eatingSigns: ofTerms.eatingSigns,
  labs: ofTerms.labs,
  sugarTreated: ofTerms.sugarTreated,
  quietBody: ofTerms.quietBody,
  harmlessFaint: ofTerms.harmlessFaint,
  highSugarBand: ofTerms.highSugarBand,
  age65: ofTerms.age65,
  effortPain: ofTerms.effortPain,
  noOther: ofTerms.noOther,
  quietWorse: ofTerms.quietWorse,
  harmlessPain: ofTerms.harmlessPain,
  quietFaint: ofTerms.quietFaint,
  mildFaint: ofTerms.mildFaint,
  anotherSign: ofTerms.anotherSign,
  failing: ofTerms.failing,
  goneADay: ofTerms.goneADay,
  rarely: ofTerms.rarely,
  stairsOnly: ofTerms.stairsOnly,
  calmPain: ofTerms.calmPain,
  quietLow: ofTerms.quietLow,
  faintLow: ofTerms.faintLow,
  gaspingSoon: ofTerms.gaspingSoon,
  toldSugar: ofTerms.toldSugar,
  twoSigns: ofTerms.twoSigns,
  steadyAf: ofTerms.steadyAf,
} as const satisfies Readonly<Record<string, string>>;
