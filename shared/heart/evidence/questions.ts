import type { HeartQuiz } from '#shared/heart/questions/heart-quiz.ts';
import type { HeartAnswers } from '#shared/person/person.ts';
import type { OptionOf } from '#shared/quiz/answers-of.ts';

/** A comment says what an answer is used for. An option that is null counts for nothing but what the comment says. */
type QuestionEvidence<Id extends keyof HeartAnswers> = {
  readonly options?: { readonly [Value in Extract<OptionOf<HeartQuiz, Id>, string>]: OptionEvidence | null };
};

type OptionEvidence = Scored | Pointed | Condition | ToldKidneys;

/** 0-100, for a row of the categories. */
export type Scored = { readonly score: number };
/** 0-2, for the diet of Life's Essential 8. */
export type Pointed = { readonly points: number };
/** A heart condition: `ascvd: false` is not atherosclerotic; `event` fits cardiac rehabilitation. */
export type Condition = { readonly cvd: boolean; readonly ascvd?: false; readonly event?: true };
/** What a told stage stands for, mL/min/1.73m2: value, low, high. Our choice, not verified. */
export type ToldKidneys = { readonly egfr: readonly [value: number, low: number, high: number] };

/** All questions of the heart quiz that count. The values behind the bands stand in `person/band-values.ts`. */
export const heartQuestions = {
  knownHeartConditions: {
    // route establishedCvd (an option with cvd: true): no percentage; ascvd: false = not atherosclerotic;
    // event: true = cardiac rehabilitation fits
    options: {
      heartAttack: { cvd: true, event: true },
      stroke: { cvd: true, event: true },
      heartFailure: { cvd: true, ascvd: false, event: true },
      stentBypass: { cvd: true, event: true },
      angina: { cvd: true, event: true },
      aneurysm: { cvd: true },
      pad: { cvd: true },
      inheritedHeart: { cvd: true, ascvd: false },
      congenital: { cvd: true, ascvd: false },
      cac300: { cvd: true },
      valve: { cvd: false },
      none: null,
    },
  },
  // afib -> askAnticoagulation; safety rules
  rhythmProblem: {},
  chestPain: {
    // symptoms score; safety rules
    options: {
      now: { score: 0 },
      today: { score: 10 },
      week: { score: 15 },
      often: { score: 20 },
      occasional: { score: 45 },
      past: { score: 80 },
      never: { score: 100 },
    },
  },
  // safety rules
  chestPainContext: {},
  exertional: {
    // symptoms score; safety rules; cannot -> route mobilityLimited
    options: {
      discomfort: { score: 15 },
      breathless: { score: 60 },
      cannot: null,
      fine: { score: 100 },
      unknown: null,
    },
  },
  dyspnea: {
    // symptoms score; safety rules
    options: {
      rest: { score: 0 },
      newWorse: { score: 15 },
      minimal: { score: 15 },
      minimalKnown: { score: 30 },
      level: { score: 40 },
      hurry: { score: 75 },
      none: { score: 100 },
    },
  },
  orthopnea: {
    // symptoms score; safety rules
    options: {
      propped: { score: 20 },
      gasping: { score: 10 },
      proppedKnown: { score: 45 },
      twoPillows: { score: 70 },
      yes: { score: 100 },
    },
  },
  palpitations: {
    // symptoms score; safety rules
    options: {
      now: { score: 10 },
      persistent: { score: 20 },
      often: { score: 45 },
      rare: { score: 80 },
      no: { score: 100 },
    },
  },
  // safety rules
  palpitationsContext: {},
  syncope: {
    // symptoms score; safety rules
    options: {
      faintToday: { score: 5 },
      nearlyToday: { score: 20 },
      faintWeeks: { score: 20 },
      nearlyWeeks: { score: 45 },
      yes: { score: 40 },
      nearly: { score: 70 },
      past: { score: 80 },
      no: { score: 100 },
    },
  },
  // safety rules
  syncopeContext: {},
  // safety rules
  syncopeFamily: {},
  edema: {
    // symptoms score; safety rules
    options: {
      oneSided: { score: 20 },
      worse: { score: 20 },
      daily: { score: 45 },
      evening: { score: 80 },
      no: { score: 100 },
    },
  },
  // safety rules
  otherWarningSigns: {},
  // safety rules: route pregnant; pregnancy flags
  pregnancyNow: {},
  // safety rules: route eatingRisk; lostWeight stops weight-loss advice
  weightChange: {},
  // no effect; opens the next two
  bpHomeMonitor: {},
  // no effect
  bpFrequency: {},
  // no effect
  bpTime: {},
  // which of the two ways the blood pressure comes in; unknown -> measureBp
  bpReading: {},
  // PREVENT sbp (exact; range +/-8 mmHg); LE8; safety rules
  bpSystolic: {},
  // LE8 blood pressure; safety rules
  bpDiastolic: {},
  // PREVENT sbp; LE8 and safety rules with mid and dbp
  bpBand: {},
  // safety rules (pulse); no effect on numbers
  restingHeartRate: {},
  // opens the bands; not yes -> getLipidTest
  labsAvailable: {},
  // PREVENT totalChol
  totalCholesterolBand: {},
  // LDL route when total cholesterol is unknown; ldl160; statin steps; ldlGoal; safety rules
  ldlBand: {},
  // PREVENT hdl; LE8 non-HDL
  hdlBand: {},
  // TG/5 in the LDL route; tg175; safety rules
  triglycerideBand: {},
  // PREVENT hba1c model; diabetes; LE8 glucose
  a1cBand: {},
  // diabetes flag; LE8 glucose; never converted to A1c
  fastingGlucoseBand: {},
  // PREVENT egfr; enhancer kidney below 60; safety rules
  egfrBand: {},
  // if yes the imputed total cholesterol becomes the sex/age p90
  toldHighCholesterol: {},
  // LE8 glucose 60 if yes and no diabetes
  toldHighBloodSugar: {},
  // PREVENT diabetes = 1 for type1/type2; LE8 glucose
  diabetesStatus: {},
  kidneyDisease: {
    // PREVENT egfr when egfrBand is not known (option egfr: value, low, high); dialysisOrTransplant, stage5 ->
    // route kidneyFailure; severe -> route kidneyDiet; enhancer kidney
    options: {
      dialysisOrTransplant: null,
      stage5: { egfr: [12, 8, 15] },
      severe: { egfr: [22, 15, 29] },
      mildModerate: { egfr: [50, 30, 75] },
      unsure: null,
      no: null,
    },
  },
  dietFruitVeg: {
    // LE8 diet proxy
    options: { '0to1': { points: 0 }, '2to3': { points: 1 }, '4plus': { points: 2 } },
  },
  // LE8 diet proxy
  dietSalt: { options: { daily: { points: 0 }, weekly: { points: 1 }, rarely: { points: 2 } } },
  dietSugaryDrinks: {
    // LE8 diet proxy
    options: { daily: { points: 0 }, weekly: { points: 1 }, rarely: { points: 2 } },
  },
  dietFriedMeat: {
    // LE8 diet proxy
    options: { daily: { points: 0 }, weekly: { points: 1 }, rarely: { points: 2 } },
  },
  // LE8 sleep; safety rules
  sleepApneaDiagnosed: {},
  // LE8 sleep -20 when none; safety rules
  sleepApneaTreatment: {},
  // LE8 activity (x1)
  moderateMinutes: {},
  // LE8 activity (x2)
  vigorousMinutes: {},
  fitnessCompare: {
    // 30% of the fitness row
    options: { less: { score: 30 }, same: { score: 65 }, more: { score: 100 } },
  },
  // PREVENT bpTx; LE8 BP -20
  bpMedication: {},
  // PREVENT statin (statin only); LE8 lipids -20 for any
  statin: {},
  medAdherence: {
    // recommendation, only with bpMedication yes or statin statin/other
    options: { never: { score: 100 }, sometimes: { score: 60 }, often: { score: 20 }, na: null },
  },
  // askAnticoagulation unless yes; safety rules
  bloodThinner: {},
  // enhancer familyPremature
  familyPrematureCvd: {},
  // LE8 nicotine -20
  secondhandSmoke: {},
  // enhancer lpaHigh; askLpa
  lpaKnown: {},
  // enhancer inflammatory (hiv and yes); hiv at 40-75: statin talk; safety rules below 40
  inflammatory: {},
  // enhancer pregnancyOrMenopause, ignored when longevity gender is male
  pregnancyHistory: {},
  // no effect; opens the next two
  wearableUse: {},
  // safety rules
  rhythmAlert: {},
  moodLow: {
    // psychosocial row; safety rules
    options: { no: { score: 100 }, several: { score: 70 }, half: { score: 35 }, daily: { score: 10 } },
  },
  // psychosocial row
  supportHeart: { options: { yes: { score: 100 }, some: { score: 65 }, no: { score: 20 } } },
} as const satisfies { readonly [Id in keyof HeartAnswers]: QuestionEvidence<Id> };
