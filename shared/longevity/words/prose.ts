import { paragraph } from '#shared/words/phrases.ts';
import { thanks } from '#shared/words/sentences.ts';
import * as words from '#words/habits-result.ts';
import { agesOf, ageWith } from './ages.ts';
import { isCheckFirst, isSensitive, type LongevityFacts } from './frame.ts';
import { questionNames, stepName } from './question-names.ts';
import { combinedEffectWords } from './recommendations.ts';

/** The age with all actions that show a number, together; null for fewer than two, and with a warning. */
export const combinedEffectOf = (facts: LongevityFacts): string | null => {
  const counted = facts.plan.filter(({ wouldBe }) => wouldBe !== null);
  if (!facts.effective || isCheckFirst(facts) || counted.length < 2) return null;
  const then = ageWith(counted, facts);
  if (!then) return null;
  return combinedEffectWords(
    counted.map(({ code }) => code),
    counted.length === facts.plan.length,
    agesOf(facts.effective),
    agesOf(then),
  );
};

/** The user's name is never part of a sentence that a model may choose. */
export const introOf = (facts: LongevityFacts): string => paragraph(thanks(facts.firstName), introSentence(facts));

const introSentence = (facts: LongevityFacts): string => {
  if (isCheckFirst(facts)) return words.introWarning;
  if (!facts.effective) return words.introNoAge;
  if (isSensitive(facts)) return words.introSensitive;
  if (facts.plan.length === 0) return words.introNoPlan;
  return facts.speaker.say(
    'intro',
    { id: 'what', text: words.introOfNumber },
    { id: 'one-number', text: words.introOfHabits },
    { id: 'calm', text: words.introCalm },
  );
};

export const summaryOf = (facts: LongevityFacts): string => {
  if (isCheckFirst(facts)) return words.summaryWarning;
  if (!facts.effective) return withoutAge(facts);
  return isSensitive(facts) ? words.summarySensitive : shaping(facts);
};

/** Says nothing about the reason, which the first card gives. */
const withoutAge = ({ score }: LongevityFacts): string =>
  score.reason === 'underweight' ? words.summaryUnderweight : words.summaryNoAge;

/** Names at most two strengths; the rows below and the plan say what could help. */
const shaping = ({ frame, speaker, person, assessment }: LongevityFacts): string => {
  // With a notice, no answer is praised.
  const strong = assessment.redFlags.length > 0 ? [] : frame.strengths.slice(0, 2);
  const strengths = strong.flatMap((id) => questionNames[id].strength ?? []);
  const steps = frame.steps.slice(0, 3).flatMap((id) => stepName(id, person.longevity) ?? []);
  if (strengths.length === 0 && steps.length === 0) return words.summaryNothingStandsOut;
  return strengths.length > 0
    ? speaker.say(
        'summary',
        { id: 'plain', text: words.summaryStrengths(strengths) },
        { id: 'build', text: words.summaryStrengthsToBuildOn(strengths) },
      )
    : speaker.say(
        'summary',
        { id: 'plain', text: words.summarySteps(steps) },
        { id: 'small', text: words.summaryStepsSmall(steps) },
      );
};

export const focusIntroOf = (facts: LongevityFacts): string => {
  const count = facts.plan.length;
  if (count === 0) return withoutPlan(facts);
  if (isCheckFirst(facts)) return words.planWarning;
  if (facts.plan[0]?.code === 'supportTalk') return words.planSupportFirst;
  if (isSensitive(facts)) return words.planSensitive;
  if (count === 1) return words.planOneStep;
  return facts.speaker.say(
    'focus',
    { id: 'first', text: words.planStepByStep },
    { id: 'any', text: words.planAnyFirst },
    { id: 'ages', text: words.planCalm },
  );
};

/** An empty plan is not a reason for praise: the user may have answered too little. */
const withoutPlan = ({ effective, score, assessment }: LongevityFacts): string => {
  if (!effective) return words.noPlanNoAge;
  if (assessment.redFlags.length > 0) return words.noPlanNotice;
  return score.caveats.includes('fewAnswers') ? words.noPlanFewAnswers : words.noPlanNeeded;
};

export const outroOf = (facts: LongevityFacts): string => {
  const questions = words.outroQuestions;
  // 'In three months' would contradict a note that asks for this week.
  if (isSensitive(facts) || !facts.effective || facts.assessment.redFlags.length > 0) return questions;
  return facts.speaker.say(
    'outro',
    { id: 'three-months', text: words.outroRetake },
    { id: 'one-step', text: words.outroRetakeOptional },
    { id: 'no-haste', text: words.outroRetakeNoHaste },
  );
};
