import { answerLabel } from '#shared/engine-1/answer-label.ts';
import { optionOf } from '#shared/engine-1/answer-value.ts';
import type { CardiacCategory } from '#shared/engine-1/cardiac-categories.ts';
import { type CardiacRowId, symptomQuestions } from '#shared/engine-1/evidence/cardiac-model.ts';
import { optionScores } from '#shared/engine-1/evidence/option-scores.ts';
import { riskEnhancers } from '#shared/engine-1/evidence/risk-enhancers.ts';
import { cardiacHealthQuiz } from '#shared/engine-1/quizzes/cardiac-health.ts';
import { longevityQuiz } from '#shared/engine-1/quizzes/longevity.ts';
import {
  breathesSmokeAtHome,
  type CardiacFacts,
  hasLowPressure,
  isFlaggedRow,
  isUnderweight,
  smokesNow,
} from './cardiac-facts.ts';
import {
  byScore,
  fitnessAdvice,
  moodAdvice,
  type Sentences,
  sleepAdvice,
  symptomAdvice,
} from './cardiac-row-advice.ts';
import { questionLabel } from './question-labels.ts';
import { inSentence, list, paragraph, quoted } from './sentences.ts';

/** One plain paragraph on a row of the result: the answers behind it, then what it means. */
export const explainRow = ({ id, score }: CardiacCategory, facts: CardiacFacts): string =>
  score === null
    ? 'Too few of these questions were answered for a score. A skipped question is never held against you.'
    : paragraph(...rows[id](facts, score));

/** These options say nothing about the person. */
const notSure = "I'm not sure";

const answered = (ids: readonly string[], { cardiac, longevity }: CardiacFacts): string[] =>
  ids.flatMap((id) => {
    const label = answerLabel(cardiacHealthQuiz, id, cardiac) ?? answerLabel(longevityQuiz, id, longevity);
    return label && label !== notSure ? [`${inSentence(questionLabel(id))} (${quoted(label)})`] : [];
  });

const youTold = (ids: readonly string[], facts: CardiacFacts): string | false => {
  const told = answered(ids, facts);
  return told.length > 0 && `You told us: ${list(told)}.`;
};

const loadOnHeart = (score: number): string =>
  byScore(
    score,
    'This lightens the load on your heart.',
    'A change here would lighten the load on your heart.',
    'A change here is where your heart has most to gain.',
  );

const rows: Readonly<Record<CardiacRowId, (facts: CardiacFacts, score: number) => Sentences>> = {
  symptoms: (facts, score) => {
    const told = symptomQuestions.filter((id) => (optionScores[id]?.[optionOf(facts.cardiac[id])] ?? 100) < 80);
    return [youTold(told, facts), symptomAdvice(facts, score)];
  },
  bloodPressure: (facts, score) => [
    youTold(facts.cardiac.bpBand ? ['bpBand'] : ['bpSystolic', 'bpDiastolic'], facts),
    facts.cardiac.bpMedication === 'yes' &&
      !facts.score.redFlags.some(({ code }) => pressureFlags.includes(code)) &&
      'A pressure kept down by medicine scores a little lower than the same reading without it.',
    hasLowPressure(facts)
      ? 'That is low. If you feel dizzy or faint with it, tell a clinician.'
      : byScore(
          score,
          'That is close to ideal.',
          'There is some room to bring it down.',
          'Bringing it down is one of the best things for a heart.',
        ),
  ],
  bloodTests: (facts, score) => [
    youTold(bloodTestQuestions, facts),
    isFlaggedRow('bloodTests', facts.score)
      ? 'Talk with a clinician about these values.'
      : byScore(
          score,
          'These values look good.',
          'Some values are worth watching.',
          'These values are worth a talk with a clinician.',
        ),
  ],
  smokingWeight: (facts, score) => [
    youTold(['smoking', 'weight', 'secondhandSmoke'], facts),
    isUnderweight(facts) &&
      'Your weight is low for your height. Show this to a clinician, above all if you lost weight without trying.',
    !isUnderweight(facts) && !(breathesSmokeAtHome(facts) && score >= 80) && loadOnHeart(score),
    smokesNow(facts) && 'Stopping smoking helps most. A clinician, a pharmacist or a free quit line can help.',
    breathesSmokeAtHome(facts) && 'Air without smoke at home is a relief for every heart.',
  ],
  diet: (facts, score) => [
    youTold(['dietFruitVeg', 'dietSalt', 'dietSugaryDrinks', 'dietFriedMeat'], facts),
    byScore(
      score,
      'Most of this is food that hearts like.',
      'A good base, with room for one more swap.',
      'One swap at a time is enough to begin.',
    ),
    'Four questions give a rough picture only.',
  ],
  fitness: (facts, score) => [
    youTold(['moderateMinutes', 'vigorousMinutes', 'fitnessCompare'], facts),
    fitnessAdvice(facts, score),
  ],
  sleep: (facts, score) => [
    youTold(['sleepHours', 'sleepApneaDiagnosed', 'sleepApneaTreatment'], facts),
    sleepAdvice(facts, score),
  ],
  psychosocial: (facts, score) => [youTold(['moodLow', 'supportHeart'], facts), ...moodAdvice(facts, score)],
  familyEnvironment: ({ score: { riskEnhancers: codes, eligibility } }) => {
    const labels = riskEnhancers.filter(({ code }) => codes.includes(code)).map(({ label }) => label);
    if (labels.length === 0) return ['Nothing you told us adds to the usual picture.'];
    return [
      `Worth mentioning to a clinician: ${list(labels.map(quoted))}.`,
      eligibility === 'ok' && 'This is listed here and not added to the percentage.',
    ];
  },
};

/** With one of these, medicine does not keep the blood pressure low. */
const pressureFlags = ['bpCrisisSymptoms', 'bpVeryHigh', 'bpStage2'];

const bloodTestQuestions = [
  'totalCholesterolBand',
  'ldlBand',
  'hdlBand',
  'triglycerideBand',
  'a1cBand',
  'fastingGlucoseBand',
  'toldHighBloodSugar',
  'diabetesStatus',
];
