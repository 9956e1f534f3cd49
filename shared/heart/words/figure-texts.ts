import type { CodedFigure, HeartParts, ResultContent } from '#shared/contract/result.ts';
import type { HeartAge } from '#shared/heart/estimate/heart-range.ts';
import { type Confidence, riskCategories } from '#shared/heart/evidence/estimate.ts';
import { preventLimits } from '#shared/heart/evidence/heart-inputs.ts';
import { type ComponentId, componentIds } from '#shared/heart/evidence/lifes-essential-8.ts';
import { riskEnhancerList } from '#shared/heart/evidence/risk-enhancers.ts';
import { groupOf, sexesOf } from '#shared/person/person.ts';
import { percentText } from '#shared/reading/figures.ts';
import { round } from '#shared/scoring/rounding.ts';
import { paragraph } from '#shared/words/phrases.ts';
import * as words from '#words/heart-figures.ts';
import * as labels from '#words/labels.ts';
import * as numbers from '#words/numbers.ts';
import * as quizzes from '#words/quizzes.ts';
import * as topics from '#words/topics.ts';
import { asksOf } from './ask-words.ts';
import type { HeartFacts } from './heart-facts.ts';
import { nextStepOf } from './next-step-words.ts';
import { oneNumberOf } from './one-number.ts';
import { figureSentence, likelyText, openPercent, peopleOf100, riskWordsOf, withheldGrade } from './risk-words.ts';

/** The parts around the figure; without a figure only the questions and the next step. */
export const heartPartsOf = (facts: HeartFacts): HeartParts => {
  const { score, isCareFirst, isQuiet } = facts;
  const nextStep = nextStepOf(facts);
  const always = { ask: asksOf(facts), ...(nextStep ? { nextStep } : {}) };
  const sentence = figureSentence(facts);
  const withheld = withheldGrade(facts);
  // Under a warning there is no picture of people, even when the user opens the figure.
  if (score.eligibility !== 'ok' || isCareFirst || !sentence) return { peopleOf100: null, ...always };
  return {
    sentence,
    peopleOf100: isQuiet ? null : peopleOf100(score.cardiacRiskScore, score.rangeOpen),
    rangeOpen: score.rangeOpen,
    ...(withheld === null ? {} : { withheldGrade: withheld }),
    ...(withheld === null && !isQuiet ? { levels: levelsOf(facts) } : {}),
    further: furtherOf(facts),
    oneNumber: oneNumberOf(facts),
    ...always,
  };
};

/** The published levels, each with the percentage where it begins. The user's own is marked only when the page shows a level. */
const levelsOf = (facts: HeartFacts): NonNullable<HeartParts['levels']> => {
  const { code: own } = riskWordsOf(facts);
  return riskCategories.map(({ code, label }, at) => ({
    code,
    label,
    from: riskCategories[at - 1]?.below ?? 0,
    isYours: code === own,
  }));
};

type Further = NonNullable<HeartParts['further']>[number];

/** The other figures that these answers allow; empty with a warning. */
const furtherOf = (facts: HeartFacts): Further[] => {
  const { score, isCareFirst } = facts;
  if (score.eligibility !== 'ok' || isCareFirst) return [];
  const figure = (
    code: string,
    title: string,
    of100: (count: number) => string,
    fewerThan1: string,
    percent: number | null,
  ): Further[] => {
    if (percent === null) return [];
    const count = round(percent);
    return [{ code, title, text: count < 1 ? fewerThan1 : of100(count), value: percentText(percent) }];
  };
  const { heartAge, totalCvd10, heartFailure10, ascvd30, totalCvd30 } = score;
  const all = [
    ...(heartAge && !facts.isQuiet ? [heartAgeOf(heartAge, facts)] : []),
    ...figure('ascvd30', words.ascvd30Title, words.ascvd30, words.ascvd30FewerThan1, ascvd30),
    ...figure('totalCvd10', words.anyOfThree10Title, words.anyOfThree10, words.anyOfThree10FewerThan1, totalCvd10),
    ...figure('totalCvd30', words.anyOfThree30Title, words.anyOfThree30, words.anyOfThree30FewerThan1, totalCvd30),
    ...figure(
      'heartFailure10',
      words.heartFailure10Title,
      words.heartFailure10,
      words.heartFailure10FewerThan1,
      heartFailure10,
    ).map((one) => (isHeartFailureAtLeast(facts) ? { ...one, value: numbers.atLeast(one.value) } : one)),
  ];
  return all.map((one, at) => (at === all.length - 1 ? { ...one, text: paragraph(one.text, words.doNotAdd) } : one));
};

const heartAgeOf = (heartAge: HeartAge, { one }: HeartFacts): Further => {
  const range = heartAgeRange(heartAge);
  return {
    code: 'heartAge',
    title: words.heartAgeTitle,
    text: heartAgeMeans[groupOf(sexesOf(one.person.longevity))],
    value: heartAgeText(heartAge),
    ...(range ? { range: numbers.likely(range) } : {}),
  };
};

const heartAgeMeans = {
  women: words.heartAgeMeansForWomen,
  men: words.heartAgeMeansForMen,
  people: words.heartAgeMeansForPeople,
};

export const heartAgeText = ({ age, code }: HeartAge): string =>
  code === '<30' ? numbers.under('30') : code === '80+' ? numbers.orOver('80') : String(age);

/** '74 to 79'; only one end where the age lies beyond the scale; null when both ends are equal. */
export const heartAgeRange = ({ range: [low, high], code }: HeartAge): string | null => {
  if (low === high) return null;
  if (code === '80+') return numbers.orOver(String(low));
  return code === '<30' ? numbers.orUnder(String(high)) : numbers.range(String(low), String(high));
};

/**
 * Whether the heart failure figure is a minimum: the BMI is above the limit of the equations, and only heart failure uses it
 * (METHODS 4.2). Below the lower limit 'at least' would be wrong.
 */
export const isHeartFailureAtLeast = ({ one: { person } }: Pick<HeartFacts, 'one'>): boolean =>
  person.bmi !== null && person.bmi > preventLimits.bmi[1];

/** 'What these numbers mean': one paragraph for each figure. */
export const figuresOf = (facts: HeartFacts): CodedFigure[] => [...riskFigures(facts), ...le8Figure(facts)];

const riskFigures = (facts: HeartFacts): CodedFigure[] => {
  const { score, isCareFirst } = facts;
  if (score.eligibility !== 'ok' || isCareFirst) return [];
  return [
    {
      code: 'risk',
      label: quizzes.heartFigure,
      value: openPercent(score.cardiacRiskScore, score.rangeOpen),
      text: words.riskWhat,
    },
    {
      code: 'likelyRange',
      label: labels.likelyRange,
      value: likelyText(score.range, score.rangeOpen),
      text: words.rangeWhat,
    },
    {
      code: 'riskLevel',
      label: labels.riskLevel,
      value: riskWordsOf(facts).words,
      text: words.levelWhat,
    },
    {
      code: 'basis',
      label: words.basisTitle,
      value: restsOn[score.confidence],
      text: words.basisWhat,
    },
  ];
};

/** Avoids the words for levels: readers would take 'low' for a low risk. */
const restsOn: Readonly<Record<Confidence, string>> = {
  high: words.basisOwn,
  medium: words.basisPartly,
  low: words.basisAverages,
};

const le8Figure = (facts: HeartFacts): CodedFigure[] => {
  const { components, composite } = lifesEssential8Of(facts);
  const [known, every] = [components.length, componentIds.length];
  if (components.length === 0 || facts.isQuiet) return [];
  return [
    {
      code: 'essentials',
      label: words.essentialsTitle,
      value: composite === null ? words.essentialsTooFew(known, every) : words.essentialsScore(composite, known, every),
      text: composite === null ? words.essentialsTooFewWhat : words.essentialsWhat,
    },
  ];
};

/** Leaves out food, movement and weight where a clinician decides about them, and then the mean too, which would mislead. */
export const lifesEssential8Of = ({ score: { le8 }, isBodyForClinician, isQuiet }: HeartFacts) => ({
  components: componentIds.flatMap((id) => {
    const points = le8.components[id];
    const isShown = points !== undefined && !(isBodyForClinician && ofTheBody.has(id));
    return isShown ? [{ id, title: componentTitles[id], score: points }] : [];
  }),
  composite: isBodyForClinician || isQuiet ? null : le8.composite,
});

const componentTitles: Readonly<Record<ComponentId, string>> = {
  diet: topics.eating,
  activity: topics.activity,
  nicotine: topics.nicotine,
  sleep: topics.sleep,
  bmi: topics.weight,
  lipids: topics.cholesterol,
  glucose: topics.bloodSugar,
  bloodPressure: topics.bloodPressure,
};

const ofTheBody: ReadonlySet<ComponentId> = new Set(['diet', 'activity', 'bmi']);

export const enhancersOf = ({ score }: HeartFacts) =>
  riskEnhancerList.filter(({ code }) => score.riskEnhancers.includes(code)).map(({ code, label }) => ({ code, label }));

/** Other risks as numbers, for charts. */
export const otherRisksOf = ({ score, isCareFirst }: HeartFacts): Pick<ResultContent, 'otherRisks'> => {
  if (score.eligibility !== 'ok' || isCareFirst) return {};
  const { cardiacRiskScore: ascvd10, heartFailure10, totalCvd30 } = score;
  return { otherRisks: { ascvd10, heartFailure10, totalCvd30 } };
};
