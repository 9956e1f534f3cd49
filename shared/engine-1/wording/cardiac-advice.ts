import { needsCareFirst } from '#shared/reading/cardiac-risk.ts';
import { type CardiacFacts, moveWithCare, sleepsUntreated, smokesNow } from './cardiac-facts.ts';
import { capitalised, list, paragraph } from './sentences.ts';

/** What to do, per code of the cardiac plan; `instead` replaces the text for people whom it would not fit. */
type Advice = {
  readonly area: string;
  readonly text: string;
  readonly instead?: (facts: CardiacFacts) => string | false;
};

const activityWithCare = {
  symptoms: 'Show a clinician what you told us first. After that, ask how much activity is right for you.',
  condition: 'Ask the people who look after your heart how much activity is right for you, and how to build it up.',
  limit: 'Ask a clinician or a physiotherapist which exercise suits you. Exercises done in a chair count too.',
} as const;

const atHome = 'Measure at home, morning and evening, for a week, and take the readings to a clinician.';
const elsewhere =
  'Have it measured at a pharmacy or a clinic, or borrow a monitor for a week, and take the readings to a clinician.';
const atOnce = 'Follow the notice at the top first, and let a clinician measure it.';

const pressureAdvice = (measure: string, habits: readonly string[]): string =>
  `${measure} ${capitalised(list(habits))} ${habits.length === 1 ? 'helps' : 'help'} to bring it down.`;

const lowerPressure = (facts: CardiacFacts): string => {
  const { alcoholConsumption: drinks } = facts.longevity;
  const habits = [
    'less salt',
    ...(drinks === 'never' || drinks === 'former' ? [] : ['less alcohol']),
    ...(moveWithCare(facts) ? [] : ['more walking']),
  ];
  if (needsCareFirst(facts.score)) return pressureAdvice(atOnce, habits);
  return pressureAdvice(facts.cardiac.bpHomeMonitor === 'no' ? elsewhere : atHome, habits);
};

const sleepWithApnea = (facts: CardiacFacts): string | false => {
  const { sleepApneaDiagnosed, sleepApneaTreatment } = facts.cardiac;
  const hours = 'Aim for seven to nine hours, with the same wake-up time every day.';
  if (sleepApneaDiagnosed === 'suspected')
    return `${hours} Since someone has noticed pauses or loud snoring, ask for a sleep check.`;
  if (sleepApneaDiagnosed !== 'yes') return false;
  if (!sleepsUntreated(facts)) return hours;
  const treatment =
    sleepApneaTreatment === 'none'
      ? 'Ask a clinician how your sleep apnea can be treated. Pauses in breathing strain the heart, however long you sleep.'
      : 'Use your device every night if you can: nights without it strain the heart. If it bothers you, ask for help with the fit.';
  const { sleepHours } = facts.longevity;
  return paragraph(treatment, typeof sleepHours === 'number' && (sleepHours < 7 || sleepHours > 9) && hours);
};

/** Without a percentage there is no contrast that would tell a smoker to stop, so this advice does. */
const smokeAtHome = (facts: CardiacFacts): string | false => {
  if (facts.longevity.smoking === 'vapeOnly') return false;
  const home = 'Keep your home and car free of smoke, and ask others to smoke outside.';
  return smokesNow(facts) && isNotEstimated(facts)
    ? 'Pick a day to stop smoking, and keep your home and car free of smoke from then on. A clinician, a pharmacist or a free quit line can help.'
    : home;
};

const isNotEstimated = ({ score }: CardiacFacts) => score.cardiacRiskScore === null;

export const cardiacAdvice: Readonly<Record<string, Advice>> = {
  quitSmoking: {
    area: 'Smoking',
    text: 'Pick a day to stop and tell someone you trust. A clinician, a pharmacist or a free quit line can help, and help makes it much easier.',
  },
  lowerBp: {
    area: 'Blood pressure',
    text: pressureAdvice(atHome, ['less salt', 'less alcohol', 'more walking']),
    instead: lowerPressure,
  },
  lowerNonHdl: {
    area: 'Cholesterol',
    text: 'Ask a clinician what your cholesterol values mean for you. Beans, oats, nuts and olive oil in place of butter and fatty meat bring it down.',
  },
  betterA1c: {
    area: 'Blood sugar',
    text: 'Talk with your clinician about your A1c and the next step. Fewer sweet drinks, regular meals and a walk after eating help.',
    instead: (facts) =>
      moveWithCare(facts) !== null &&
      'Talk with your clinician about your A1c and the next step. Fewer sweet drinks and regular meals help.',
  },
  'le8.activity': {
    area: 'Moving more',
    text: 'Add ten minutes of brisk walking a day, then a little more each week. The goal is 150 minutes a week, and every part of the way counts.',
    instead: (facts) => {
      const reason = moveWithCare(facts);
      return reason !== null && activityWithCare[reason];
    },
  },
  'le8.diet': {
    area: 'Eating for the heart',
    text: 'Fill half of your plate with vegetables and fruit. Taste before you salt, and keep fried food and sweet drinks for rare days.',
  },
  'le8.sleep': {
    area: 'Sleep',
    text: 'Aim for seven to nine hours, with the same wake-up time every day. If someone hears you snore or stop breathing, ask for a sleep check.',
    instead: sleepWithApnea,
  },
  'le8.bmi': {
    area: 'Weight',
    text: 'Losing one pound in every twenty is a good first goal. Ask a clinician which kind of support suits you.',
  },
  'le8.nicotine': {
    area: 'Nicotine and smoke',
    text: 'Keep your home and car free of smoke, and ask a pharmacist or a quit line for help with cutting down on vaping.',
    instead: smokeAtHome,
  },
  measureBp: {
    area: 'Blood pressure',
    text: 'Have it measured at a pharmacy, a clinic or at home. It takes two minutes and makes your next score much more exact.',
    instead: (facts) =>
      isNotEstimated(facts) &&
      'Have it measured at a pharmacy, a clinic or at home. It takes two minutes, and a value that is too high rarely shows in any other way.',
  },
  getLipidTest: {
    area: 'Blood test',
    text: 'Ask for a cholesterol and blood sugar test, and enter the results next time. Measured values make the range much smaller.',
    instead: (facts) =>
      isNotEstimated(facts) &&
      'Ask for a cholesterol and blood sugar test, and enter the results next time. They are two of the eight things that keep a heart healthy.',
  },
  askLpa: {
    area: 'Lipoprotein(a)',
    text: 'Ask whether this test makes sense for you. It is inherited, so early heart disease in the family is a reason to know it. One test in a lifetime is enough.',
  },
  medAdherence: {
    area: 'Taking your medicines',
    text: 'A pill box, a phone alarm or a fixed place by the kettle helps. If side effects or cost get in the way, tell your clinician or pharmacist: there is often another way.',
  },
};

/** The area and the words for this very person. */
export const cardiacAdviceFor = (code: string, facts: CardiacFacts): { area: string; text: string } => {
  const advice = cardiacAdvice[code];
  if (!advice) throw new Error(`No advice has the code ${code}.`);
  const { area, text, instead } = advice;
  return { area, text: instead?.(facts) || text };
};

/** 'Among people like you …', one per what-if contrast. */
export const contrasts: Readonly<Record<string, string>> = {
  quitSmoking: 'who do not smoke',
  lowerBp: 'with an upper blood pressure of 125',
  lowerNonHdl: 'with that much less cholesterol',
  betterA1c: 'with an A1c just under 7%',
};
