import { type Facts, isAmong, redFlag } from '#shared/safety/red-flag.ts';
import { sugarWords as words } from '#shared/safety/red-flag-words/sugar-words.ts';
import { isDiabetic } from '#shared/safety/terms.ts';

/** Values that need care today even without a symptom: mg/dL and percent. Our choice, after ADA and JBDS. */
const sugarToday = { fastingGlucose: 300, fastingGlucoseInType1: 250, a1c: 14 } as const;

/** mg/dL, levels 1 and 2 of ADA (from memory). */
const lowSugar = { level1: 70, level2: 54 } as const;

const isVeryHighBand = ({ heart }: Facts): boolean =>
  heart.a1cBand === '10plus' || heart.fastingGlucoseBand === '200plus';

const isDiabetesBand = ({ heart }: Facts): boolean =>
  isAmong(heart.a1cBand, '6_5to6_9', '7to7_9', '8to8_9', '9to9_9', '10plus') ||
  isAmong(heart.fastingGlucoseBand, '126to199', '200plus');

const isYoungOrUnknown = ({ age }: Facts): boolean => !(age >= 40);

/** Only an exact number shows it: a band does not tell 201 from 600. */
const isExtreme = ({ heart, labs: { fastingGlucose, a1c }, isLabFresh }: Facts): boolean =>
  isLabFresh &&
  (fastingGlucose >= sugarToday.fastingGlucose ||
    (heart.diabetesStatus === 'type1' && fastingGlucose >= sugarToday.fastingGlucoseInType1) ||
    a1c >= sugarToday.a1c);

/** Told of high sugar, and losing weight, without any value: the body may be short of insulin. */
const isToldOnly = (facts: Facts): boolean => {
  const { toldHighBloodSugar, weightChange, a1cBand, fastingGlucoseBand } = facts.heart;
  const isUnknown = (band: string | undefined) => band === undefined || band === 'unknown';
  return (
    !isDiabetic(facts) &&
    toldHighBloodSugar === 'yes' &&
    weightChange === 'lostWeight' &&
    isUnknown(a1cBand) &&
    isUnknown(fastingGlucoseBand) &&
    isYoungOrUnknown(facts)
  );
};

const isVeryHighByValue = (facts: Facts): boolean => {
  const { heart, isPregnant, bmi } = facts;
  const isNewInThinYoung = !isDiabetic(facts) && isYoungOrUnknown(facts) && bmi < 25;
  const isHighWithSign =
    isVeryHighBand(facts) &&
    (isAmong(heart.weightChange, 'lostWeight', 'eatingWorry') || isPregnant || isNewInThinYoung);
  const isHighWithLoss =
    heart.weightChange === 'lostWeight' &&
    ((!isDiabetic(facts) && isDiabetesBand(facts)) || (heart.diabetesStatus === 'type1' && heart.a1cBand === '9to9_9'));
  return isHighWithSign || isHighWithLoss || isExtreme(facts);
};

export const sugarVeryHigh = redFlag({
  code: 'sugarVeryHigh',
  level: 'urgent',
  seenBy: 'today',
  ...words.sugarVeryHigh,
  variants: [
    {
      applies: (facts) => facts.isPregnant && !isVeryHighByValue(facts),
      seenBy: 'today',
      words: words.sugarVeryHighFor.pregnantToldOnly,
    },
    { applies: ({ isPregnant }) => isPregnant, seenBy: 'today', words: words.sugarVeryHighFor.pregnant },
    { applies: (facts) => !isVeryHighByValue(facts), seenBy: 'today', words: words.sugarVeryHighFor.toldOnly },
  ],
  about: ['fastingGlucose', 'a1c', 'toldHighBloodSugar', 'weightChange'],
  sources: ['adaStandards', 'niceNg17'],
  evidence: 'judgement',
  isRaised: (facts) => isVeryHighByValue(facts) || isToldOnly(facts),
});

/** On medicine that can lower the sugar too far, as far as the quiz knows. */
export const isSugarTreated = (facts: Facts): boolean =>
  isDiabetic(facts) || (facts.heart.diabetesStatus === 'gestational' && facts.isPregnant);

export const sugarVeryLow = redFlag({
  code: 'sugarVeryLow',
  level: 'urgent',
  seenBy: 'today',
  ...words.sugarVeryLow,
  variants: [{ applies: ({ isPregnant }) => isPregnant, seenBy: 'today', words: words.sugarVeryLowFor.pregnant }],
  about: ['fastingGlucose'],
  sources: ['adaStandards'],
  evidence: 'judgement',
  isRaised: (facts) => isSugarTreated(facts) && facts.isLabRecent && facts.labs.fastingGlucose < lowSugar.level2,
});

export const diabetesRange = redFlag({
  code: 'diabetesRange',
  level: 'soon',
  by: 'twoWeeks',
  ...words.diabetesRange,
  variants: [
    { applies: ({ isPregnant }) => isPregnant, by: 'days', words: words.diabetesRangeFor.pregnant },
    {
      applies: (facts) => isYoungOrUnknown(facts) && facts.bmi < 25 && isAmong(facts.heart.a1cBand, '8to8_9', '9to9_9'),
      by: 'days',
      words: words.diabetesRangeFor.young,
    },
    { applies: isVeryHighBand, by: 'week', words: words.diabetesRangeFor.high },
  ],
  about: ['a1c', 'fastingGlucose'],
  sources: ['adaStandards'],
  evidence: 'convention',
  isRaised: (facts) =>
    isDiabetesBand(facts) && !isDiabetic(facts) && !sugarVeryHigh.isRaised(facts) && !sugarVeryLow.isRaised(facts),
});

export const sugarControl = redFlag({
  code: 'sugarControl',
  level: 'soon',
  by: 'week',
  ...words.sugarControl,
  about: ['a1c', 'fastingGlucose'],
  sources: ['adaStandards'],
  evidence: 'convention',
  isRaised: (facts) =>
    isVeryHighBand(facts) && isDiabetic(facts) && !sugarVeryHigh.isRaised(facts) && !sugarVeryLow.isRaised(facts),
});

export const sugarLow = redFlag({
  code: 'sugarLow',
  level: 'soon',
  by: 'days',
  ...words.sugarLow,
  variants: [
    {
      applies: (facts) => facts.isPregnant && !isSugarTreated(facts),
      by: 'days',
      words: words.sugarLowFor.pregnantUntreated,
    },
    { applies: ({ isPregnant }) => isPregnant, by: 'days', words: words.sugarLowFor.pregnant },
    { applies: (facts) => !isSugarTreated(facts), by: 'days', words: words.sugarLowFor.untreated },
    { applies: ({ isLabRecent }) => !isLabRecent, by: 'days', words: words.sugarLowFor.notRecent },
  ],
  about: ['fastingGlucose'],
  sources: ['adaStandards'],
  evidence: 'judgement',
  isRaised: (facts) => {
    const { fastingGlucose } = facts.labs;
    const isLevel2 = fastingGlucose < lowSugar.level2;
    const isLowInTreated =
      isSugarTreated(facts) && (isLevel2 || (facts.isLabFresh && fastingGlucose < lowSugar.level1));
    return (isLowInTreated || (facts.isLabFresh && isLevel2)) && !sugarVeryLow.isRaised(facts);
  },
});

/** IADPSG 92 mg/dL, 5.1 mmol/L (from memory); a band counts when it lies wholly above. */
const isRaisedForPregnancy = ({ heart, labs: { fastingGlucose } }: Facts): boolean => {
  const isGlucoseRaised = Number.isNaN(fastingGlucose)
    ? isAmong(heart.fastingGlucoseBand, '100to125', '126to199', '200plus')
    : fastingGlucose >= 92;
  const isA1cRaised = heart.a1cBand !== undefined && !isAmong(heart.a1cBand, 'under5_7', 'unknown');
  return isGlucoseRaised || isA1cRaised;
};

const saidOfSugar = [sugarVeryHigh, sugarVeryLow, diabetesRange, sugarControl, sugarLow];

export const sugarPregnancy = redFlag({
  code: 'sugarPregnancy',
  level: 'soon',
  by: 'days',
  ...words.sugarPregnancy,
  about: ['fastingGlucose', 'a1c'],
  sources: ['adaStandards'],
  evidence: 'judgement',
  isRaised: (facts) =>
    facts.isPregnant && isRaisedForPregnancy(facts) && saidOfSugar.every((flag) => !flag.isRaised(facts)),
});
