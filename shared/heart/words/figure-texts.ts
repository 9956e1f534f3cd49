import type { HeartParts, ResultAdditions, ResultContent } from '#shared/contract/result.ts';
import { type Confidence, riskCategories } from '#shared/heart/evidence/estimate.ts';
import { type ComponentId, componentIds } from '#shared/heart/evidence/lifes-essential-8.ts';
import { riskEnhancerList } from '#shared/heart/evidence/risk-enhancers.ts';
import { asksOf } from './ask-texts.ts';
import { furtherOf } from './further.ts';
import type { HeartFacts } from './heart-facts.ts';
import { nextStepOf } from './next-step.ts';
import { oneNumberOf } from './one-number.ts';
import { hundredPeople, likelyText, openPercent, peopleOf100, riskWordsOf, withheldGrade } from './risk-words.ts';

/** The published limits, each with the percentage that it begins at; the person's own is marked only when graded. */
const levelsOf = (facts: HeartFacts): NonNullable<HeartParts['levels']> => {
  const { code: own } = riskWordsOf(facts);
  return riskCategories.map(({ code, label }, at) => ({
    code,
    label,
    from: riskCategories[at - 1]?.below ?? 0,
    isYours: code === own,
  }));
};

/** What stands beside the heart's figure; without one only the questions and the next step. */
export const heartPartsOf = (facts: HeartFacts): HeartParts => {
  const { score, isCareFirst } = facts;
  const always = { ask: asksOf(facts), nextStep: nextStepOf(facts) };
  const sentence = hundredPeople(facts);
  const withheld = withheldGrade(facts);
  if (score.eligibility !== 'ok' || isCareFirst || !sentence) return always;
  return {
    sentence,
    peopleOf100: peopleOf100(score.cardiacRiskScore, score.rangeOpen),
    rangeOpen: score.rangeOpen,
    ...(withheld === null ? { levels: levelsOf(facts) } : { withheldGrade: withheld }),
    further: furtherOf(facts),
    oneNumber: oneNumberOf(facts),
    ...always,
  };
};

const componentTitles: Readonly<Record<ComponentId, string>> = {
  diet: 'Eating',
  activity: 'Activity',
  nicotine: 'Nicotine',
  sleep: 'Sleep',
  bmi: 'Weight',
  lipids: 'Cholesterol',
  glucose: 'Blood sugar',
  bloodPressure: 'Blood pressure',
};

const ofTheBody: ReadonlySet<ComponentId> = new Set(['diet', 'activity', 'bmi']);

/** Without food, movement and weight where they are a clinician's matter; a mean of the rest would mislead there. */
export const lifesEssential8Of = ({ score: { le8 }, isBodyForClinician }: HeartFacts) => ({
  components: componentIds.flatMap((id) => {
    const points = le8.components[id];
    const isShown = points !== undefined && !(isBodyForClinician && ofTheBody.has(id));
    return isShown ? [{ id, title: componentTitles[id], score: points }] : [];
  }),
  composite: isBodyForClinician ? null : le8.composite,
});

export const enhancersOf = ({ score }: HeartFacts) =>
  riskEnhancerList.filter(({ code }) => score.riskEnhancers.includes(code)).map(({ code, label }) => ({ code, label }));

/** Other risks as numbers, for whoever draws them. */
export const otherRisksOf = ({ score, isCareFirst }: HeartFacts): Pick<ResultContent, 'otherRisks'> => {
  if (score.eligibility !== 'ok' || isCareFirst) return {};
  const { cardiacRiskScore: ascvd10, heartFailure10, totalCvd30 } = score;
  return { otherRisks: { ascvd10, heartFailure10, totalCvd30 } };
};

/** 'What these numbers mean': one paragraph a figure. */
export const figuresOf = (facts: HeartFacts): NonNullable<ResultAdditions['figures']> => [
  ...riskFigures(facts),
  ...le8Figure(facts),
];

const riskFigures = (facts: HeartFacts): NonNullable<ResultAdditions['figures']> => {
  const { score, isCareFirst } = facts;
  if (score.eligibility !== 'ok' || isCareFirst) return [];
  return [
    {
      label: 'Cardiac Risk Score',
      value: openPercent(score.cardiacRiskScore, score.rangeOpen),
      text: 'Of 100 people with answers like yours, so many have a first heart attack or stroke in the next ten years.',
    },
    {
      label: 'Likely range',
      value: likelyText(score.range, score.rangeOpen),
      text: 'The range is wide where you did not know a value or chose a band. It does not cover how far the studies may be off.',
    },
    {
      label: 'Risk Level',
      value: riskWordsOf(facts).words,
      text: 'The levels are those of the 2026 guideline: they begin at 3, 5 and 10 percent.',
    },
    {
      label: 'What it rests on',
      value: restsOn[score.confidence],
      text: 'It tells how much of the figure rests on your own values, and how much on averages.',
    },
  ];
};

/** No word of a level: 'low' would be read as the risk. */
const restsOn: Readonly<Record<Confidence, string>> = {
  high: 'Mostly your own values',
  medium: 'Partly averages',
  low: 'Mostly averages',
};

const le8Figure = (facts: HeartFacts): NonNullable<ResultAdditions['figures']> => {
  const { components, composite } = lifesEssential8Of(facts);
  const parts = `${components.length} of ${componentIds.length} parts`;
  if (components.length === 0) return [];
  return [
    {
      label: 'Life’s Essential 8',
      value: composite === null ? `From ${parts}: no mean` : `${composite} of 100, from ${parts}`,
      text:
        composite === null
          ? 'Each part is scored from 0 to 100. A mean of so few parts would mislead, so we give none.'
          : 'The mean of the parts that are known, each scored from 0 to 100. It is no part of the percentage.',
    },
  ];
};
