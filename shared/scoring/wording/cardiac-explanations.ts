import { cardiacHealthQuiz } from '../../quizzes/cardiac-health.ts';
import { longevityQuiz } from '../../quizzes/longevity.ts';
import { answerLabel } from '../answer-label.ts';
import { bodyMassIndex } from '../body-mass-index.ts';
import type { CardiacCategory } from '../cardiac-categories.ts';
import type { CardiacScore } from '../cardiac-health.ts';
import type { CleanAnswers } from '../clean-answers.ts';
import { type CardiacRowId, symptomQuestions } from '../evidence/cardiac-model.ts';
import { optionScores } from '../evidence/option-scores.ts';
import { notSymptomFlags } from '../evidence/red-flag-rules.ts';
import { riskEnhancers } from '../evidence/risk-enhancers.ts';
import { questionLabel } from './question-labels.ts';
import { inSentence, list, paragraph, quoted } from './sentences.ts';

export type CardiacFacts = {
  readonly score: CardiacScore;
  readonly cardiac: CleanAnswers;
  readonly longevity: CleanAnswers;
};

/** One plain paragraph on a row of the result: the answers behind it, then what it means. */
export const explainRow = ({ id, score }: CardiacCategory, facts: CardiacFacts): string =>
  score === null
    ? 'Too few of these questions were answered for a score. A skipped question is never held against you.'
    : paragraph(...rows[id](facts, score));

/** Says nothing about the person. */
const notSure = "I'm not sure";

type Sentences = readonly (string | false | undefined)[];

const answered = (ids: readonly string[], { cardiac, longevity }: CardiacFacts): string[] =>
  ids.flatMap((id) => {
    const label = answerLabel(cardiacHealthQuiz, id, cardiac) ?? answerLabel(longevityQuiz, id, longevity);
    return label && label !== notSure ? [`${inSentence(questionLabel(id))} (${quoted(label)})`] : [];
  });

const youTold = (ids: readonly string[], facts: CardiacFacts): string | false => {
  const told = answered(ids, facts);
  return told.length > 0 && `You told us: ${list(told)}.`;
};

/** Life's Essential 8 does not mark it down. */
const underweightBelow = 18.5;
const isUnderweight = ({ longevity }: CardiacFacts) =>
  (bodyMassIndex(longevity) ?? underweightBelow) < underweightBelow;

const byScore = (score: number, strong: string, middle: string, weak: string): string =>
  score >= 80 ? strong : score >= 50 ? middle : weak;

const rows: Readonly<Record<CardiacRowId, (facts: CardiacFacts, score: number) => Sentences>> = {
  symptoms: (facts, score) => {
    const told = symptomQuestions.filter((id) => (optionScores[id]?.[facts.cardiac[id] as string] ?? 100) < 80);
    const isFlagged = facts.score.redFlags.some(({ code }) => !notSymptomFlags.includes(code));
    return [
      youTold(told, facts),
      isFlagged && 'Please follow the notice at the top of the page.',
      !isFlagged && score >= 80 && 'Nothing you reported stands out. If that changes, do not wait for another quiz.',
      !isFlagged && score < 80 && 'Mention it when you are next seen, and sooner if it gets worse.',
    ];
  },
  bloodPressure: (facts, score) => [
    youTold(facts.cardiac.bpBand ? ['bpBand'] : ['bpSystolic', 'bpDiastolic'], facts),
    facts.cardiac.bpMedication === 'yes' &&
      'A pressure kept down by medicine scores a little lower than the same reading without it.',
    byScore(
      score,
      'That is close to ideal.',
      'There is some room to bring it down.',
      'Bringing it down is one of the best things for a heart.',
    ),
  ],
  bloodTests: (facts, score) => [
    youTold(['totalCholesterolBand', 'ldlBand', 'hdlBand', 'a1cBand', 'fastingGlucoseBand', 'diabetesStatus'], facts),
    byScore(
      score,
      'These values look good.',
      'Some values are worth watching.',
      'These values are worth a talk with a clinician.',
    ),
  ],
  smokingWeight: (facts, score) => [
    youTold(['smoking', 'weight', 'secondhandSmoke'], facts),
    isUnderweight(facts)
      ? 'Your weight is low for your height. Show this to a clinician, above all if you lost weight without trying.'
      : byScore(
          score,
          'This lightens the load on your heart.',
          'A change here would lighten the load on your heart.',
          'A change here is where your heart has most to gain.',
        ),
  ],
  diet: (facts, score) => [
    youTold(['dietFruitVeg', 'dietSalt', 'dietSugaryDrinks', 'dietFriedMeat'], facts),
    byScore(
      score,
      'This is food that hearts like.',
      'A good base, with room for one more swap.',
      'One swap at a time is enough to begin.',
    ),
    'Four questions give a rough picture only.',
  ],
  fitness: (facts, score) => [
    youTold(['moderateMinutes', 'vigorousMinutes', 'fitnessCompare'], facts),
    byScore(
      score,
      'This is about what is advised, or more.',
      'Every extra ten minutes counts.',
      'Even a short walk each day would be a start.',
    ),
  ],
  sleep: (facts, score) => [
    youTold(['sleepHours', 'sleepApneaDiagnosed', 'sleepApneaTreatment'], facts),
    facts.cardiac.sleepApneaDiagnosed === 'suspected'
      ? 'Pauses in breathing or loud snoring are worth a check.'
      : byScore(
          score,
          'That is a good amount of rest.',
          'A little more regular rest would help.',
          'Better rest would help your heart and your days.',
        ),
  ],
  psychosocial: (facts, score) => [
    youTold(['moodLow', 'supportHeart'], facts),
    byScore(
      score,
      'Good company and a steady mood help the heart.',
      'Lean on the people around you when days are hard.',
      'Please talk to someone about how you feel. Low mood is common and can be treated.',
    ),
  ],
  familyEnvironment: ({ score: { riskEnhancers: codes } }) => {
    const labels = riskEnhancers.filter(({ code }) => codes.includes(code)).map(({ label }) => label);
    return [
      labels.length > 0
        ? `Worth mentioning to a clinician: ${list(labels.map(quoted))}.`
        : 'Nothing you told us adds to the usual picture.',
      'This row lists what the percentage leaves out.',
    ];
  },
};
