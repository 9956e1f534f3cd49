import { paragraph, thanks } from '#shared/words/phrases.ts';
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
  if (isCheckFirst(facts)) return 'Please read the notice first. It’s about one of your answers.';
  if (!facts.effective) return 'Here’s what your answers tell us, and one thing to do next.';
  if (isSensitive(facts)) return 'Here’s what your answers say, and one small step.';
  if (facts.plan.length === 0) return 'Here’s what your answers say about your habits: one number, and what it means.';
  return facts.speaker.say(
    'intro',
    { id: 'what', text: 'Here’s your number, and a first step.' },
    { id: 'one-number', text: 'Here’s what your habits say, and where to start.' },
    { id: 'calm', text: 'One number, and one small thing to try.' },
  );
};

export const summaryOf = (facts: LongevityFacts): string => {
  if (isCheckFirst(facts)) return 'Read the notice first. The rest of this page can wait until you’ve been seen.';
  if (!facts.effective) return withoutAge(facts);
  return isSensitive(facts) ? 'Your answers are below. There’s no hurry.' : shaping(facts);
};

/** Says nothing about the reason, which the first card gives. */
const withoutAge = ({ score }: LongevityFacts): string =>
  score.reason === 'underweight'
    ? 'Here’s what to do next, and who can help.'
    : 'Here’s what your answers say, without an age.';

/** Names at most two strengths; the rows below and the plan say what could help. */
const shaping = ({ frame, speaker, person, assessment }: LongevityFacts): string => {
  // With a notice, no answer is praised.
  const strong = assessment.redFlags.length > 0 ? [] : frame.strengths.slice(0, 2);
  const strengths = strong.flatMap((id) => questionNames[id].strength ?? []);
  const steps = frame.steps.slice(0, 3).flatMap((id) => stepName(id, person.longevity) ?? []);
  if (strengths.length === 0 && steps.length === 0) return 'No single answer stands out.';
  return strengths.length > 0
    ? speaker.say(
        'summary',
        { id: 'plain', text: words.yourStrengths(strengths) },
        { id: 'build', text: words.buildOn(strengths) },
      )
    : speaker.say(
        'summary',
        { id: 'plain', text: words.couldHelpMostOfAll(steps) },
        { id: 'small', text: words.smallStep(steps) },
      );
};

export const focusIntroOf = (facts: LongevityFacts): string => {
  const count = facts.plan.length;
  if (count === 0) return withoutPlan(facts);
  if (isCheckFirst(facts)) return 'Do the first one before anything else. The rest can wait.';
  if (facts.plan[0]?.code === 'supportTalk') return 'Talking to someone comes first. The rest can wait.';
  if (isSensitive(facts)) return 'Start with the first one. The others can wait.';
  if (count === 1) return 'One thing stands out. Start small, and give it time.';
  return facts.speaker.say(
    'focus',
    { id: 'first', text: 'One step at a time.' },
    { id: 'any', text: 'You can start with any of these.' },
    { id: 'ages', text: 'One at a time is enough.' },
  );
};

/** An empty plan is not a reason for praise: the user may have answered too little. */
const withoutPlan = ({ effective, score, assessment }: LongevityFacts): string => {
  if (!effective) return 'There’s no plan yet. We work it out together with the age.';
  if (assessment.redFlags.length > 0) return 'Read the notice first. No habit stands out as one to change.';
  return score.caveats.includes('fewAnswers')
    ? 'You answered too few questions for us to suggest a first step.'
    : 'Nothing here needs to change first.';
};

export const outroOf = (facts: LongevityFacts): string => {
  const questions = 'Take your questions to a doctor.';
  // 'In three months' would contradict a note that asks for this week.
  if (isSensitive(facts) || !facts.effective || facts.assessment.redFlags.length > 0) return questions;
  return facts.speaker.say(
    'outro',
    { id: 'three-months', text: 'Take it again in three months to see what’s changed.' },
    { id: 'one-step', text: 'You can take it again in three months.' },
    { id: 'no-haste', text: 'There’s no hurry. Take it again in three months.' },
  );
};
