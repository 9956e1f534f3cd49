import type { HeartQuiz } from '#shared/heart/questions/heart-quiz.ts';
import type { HeartAnswers } from '#shared/person/person.ts';
import type { OptionOf } from '#shared/quiz/answers-of.ts';

/** `maps` says in words what an answer is used for. An option that is null counts for nothing but what `maps` says. */
type QuestionEvidence<Id extends keyof HeartAnswers> = {
  readonly maps: string;
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
    maps: 'route establishedCvd (an option with cvd: true): no percentage; ascvd: false = not atherosclerotic; event: true = cardiac rehabilitation fits',
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
  rhythmProblem: { maps: 'afib -> askAnticoagulation; safety rules' },
  chestPain: {
    maps: 'symptoms score; safety rules',
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
  chestPainContext: { maps: 'safety rules' },
  exertional: {
    maps: 'symptoms score; safety rules; cannot -> route mobilityLimited',
    options: {
      discomfort: { score: 15 },
      breathless: { score: 60 },
      cannot: null,
      fine: { score: 100 },
      unknown: null,
    },
  },
  dyspnea: {
    maps: 'symptoms score; safety rules',
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
    maps: 'symptoms score; safety rules',
    options: {
      propped: { score: 20 },
      gasping: { score: 10 },
      proppedKnown: { score: 45 },
      twoPillows: { score: 70 },
      yes: { score: 100 },
    },
  },
  palpitations: {
    maps: 'symptoms score; safety rules',
    options: {
      now: { score: 10 },
      persistent: { score: 20 },
      often: { score: 45 },
      rare: { score: 80 },
      no: { score: 100 },
    },
  },
  palpitationsContext: { maps: 'safety rules' },
  syncope: {
    maps: 'symptoms score; safety rules',
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
  syncopeContext: { maps: 'safety rules' },
  syncopeFamily: { maps: 'safety rules' },
  edema: {
    maps: 'symptoms score; safety rules',
    options: {
      oneSided: { score: 20 },
      worse: { score: 20 },
      daily: { score: 45 },
      evening: { score: 80 },
      no: { score: 100 },
    },
  },
  otherWarningSigns: { maps: 'safety rules' },
  pregnancyNow: { maps: 'safety rules: route pregnant; pregnancy flags' },
  weightChange: { maps: 'safety rules: route eatingRisk; lostWeight stops weight-loss advice' },
  bpHomeMonitor: { maps: 'no effect; opens the next two' },
  bpFrequency: { maps: 'no effect' },
  bpTime: { maps: 'no effect' },
  bpReading: { maps: 'which of the two ways the blood pressure comes in; unknown -> measureBp' },
  bpSystolic: { maps: 'PREVENT sbp (exact; range +/-8 mmHg); LE8; safety rules' },
  bpDiastolic: { maps: 'LE8 blood pressure; safety rules' },
  bpBand: { maps: 'PREVENT sbp; LE8 and safety rules with mid and dbp' },
  restingHeartRate: { maps: 'safety rules (pulse); no effect on numbers' },
  labsAvailable: { maps: 'opens the bands; not yes -> getLipidTest' },
  totalCholesterolBand: { maps: 'PREVENT totalChol' },
  ldlBand: { maps: 'LDL route when total cholesterol is unknown; ldl160; statin steps; ldlGoal; safety rules' },
  hdlBand: { maps: 'PREVENT hdl; LE8 non-HDL' },
  triglycerideBand: { maps: 'TG/5 in the LDL route; tg175; safety rules' },
  a1cBand: { maps: 'PREVENT hba1c model; diabetes; LE8 glucose' },
  fastingGlucoseBand: { maps: 'diabetes flag; LE8 glucose; never converted to A1c' },
  egfrBand: { maps: 'PREVENT egfr; enhancer kidney below 60; safety rules' },
  toldHighCholesterol: { maps: 'if yes the imputed total cholesterol becomes the sex/age p90' },
  toldHighBloodSugar: { maps: 'LE8 glucose 60 if yes and no diabetes' },
  diabetesStatus: { maps: 'PREVENT diabetes = 1 for type1/type2; LE8 glucose' },
  kidneyDisease: {
    maps: 'PREVENT egfr when egfrBand is not known (option egfr: value, low, high); dialysisOrTransplant, stage5 -> route kidneyFailure; severe -> route kidneyDiet; enhancer kidney',
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
    maps: 'LE8 diet proxy',
    options: { '0to1': { points: 0 }, '2to3': { points: 1 }, '4plus': { points: 2 } },
  },
  dietSalt: { maps: 'LE8 diet proxy', options: { daily: { points: 0 }, weekly: { points: 1 }, rarely: { points: 2 } } },
  dietSugaryDrinks: {
    maps: 'LE8 diet proxy',
    options: { daily: { points: 0 }, weekly: { points: 1 }, rarely: { points: 2 } },
  },
  dietFriedMeat: {
    maps: 'LE8 diet proxy',
    options: { daily: { points: 0 }, weekly: { points: 1 }, rarely: { points: 2 } },
  },
  sleepApneaDiagnosed: { maps: 'LE8 sleep; safety rules' },
  sleepApneaTreatment: { maps: 'LE8 sleep -20 when none; safety rules' },
  moderateMinutes: { maps: 'LE8 activity (x1)' },
  vigorousMinutes: { maps: 'LE8 activity (x2)' },
  fitnessCompare: {
    maps: '30% of the fitness row',
    options: { less: { score: 30 }, same: { score: 65 }, more: { score: 100 } },
  },
  bpMedication: { maps: 'PREVENT bpTx; LE8 BP -20' },
  statin: { maps: 'PREVENT statin (statin only); LE8 lipids -20 for any' },
  medAdherence: {
    maps: 'recommendation, only with bpMedication yes or statin statin/other',
    options: { never: { score: 100 }, sometimes: { score: 60 }, often: { score: 20 }, na: null },
  },
  bloodThinner: { maps: 'askAnticoagulation unless yes; safety rules' },
  familyPrematureCvd: { maps: 'enhancer familyPremature' },
  secondhandSmoke: { maps: 'LE8 nicotine -20' },
  lpaKnown: { maps: 'enhancer lpaHigh; askLpa' },
  inflammatory: { maps: 'enhancer inflammatory (hiv and yes); hiv at 40-75: statin talk; safety rules below 40' },
  pregnancyHistory: { maps: 'enhancer pregnancyOrMenopause, ignored when longevity gender is male' },
  wearableUse: { maps: 'no effect; opens the next two' },
  rhythmAlert: { maps: 'safety rules' },
  moodLow: {
    maps: 'psychosocial row; safety rules',
    options: { no: { score: 100 }, several: { score: 70 }, half: { score: 35 }, daily: { score: 10 } },
  },
  supportHeart: { maps: 'psychosocial row', options: { yes: { score: 100 }, some: { score: 65 }, no: { score: 20 } } },
} as const satisfies { readonly [Id in keyof HeartAnswers]: QuestionEvidence<Id> };
