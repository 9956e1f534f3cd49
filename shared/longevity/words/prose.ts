import { list, paragraph, thanks } from '#shared/words/phrases.ts';
import { agesOf, ageWith } from './ages.ts';
import { isCheckFirst, isSensitive, type LongevityFacts } from './frame.ts';
import { questionNames, stepName } from './question-names.ts';
import { combinedEffectWords } from './recommendations.ts';

/** The age with all numbered actions at once; null for fewer than two, and with a warning. */
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

/** The name is never part of a sentence that a model may choose. */
export const introOf = (facts: LongevityFacts): string => paragraph(thanks(facts.firstName), introSentence(facts));

const introSentence = (facts: LongevityFacts): string => {
  if (isCheckFirst(facts)) return 'Something in your answers should be looked at first. Please start with the notice.';
  if (!facts.effective) return 'Here is what we can tell you from your answers, and one thing to do next.';
  if (isSensitive(facts)) return 'Here is what your answers say, and one kind step.';
  if (facts.plan.length === 0) return 'Here is what your answers say about your habits: one number, and what it means.';
  return facts.speaker.say(
    'intro',
    { id: 'what', text: 'Here is your number and a first step.' },
    { id: 'one-number', text: 'Here is what your habits say, and one thing to start with.' },
    { id: 'calm', text: 'Take a calm look: one number, and one small thing to try.' },
  );
};

export const summaryOf = (facts: LongevityFacts): string => {
  if (isCheckFirst(facts)) return 'The notice comes first. The rest of this page can wait until you have been seen.';
  if (!facts.effective) return withoutAge(facts);
  return isSensitive(facts) ? 'Your answers are below. There is no hurry to read them.' : shaping(facts);
};

/** The first card gives the reason. */
const withoutAge = ({ score }: LongevityFacts): string =>
  score.reason === 'underweight'
    ? 'Below is what to do next, and who can help.'
    : 'Below is what your answers say without an age.';

/** Names at most two strengths; the rows below and the plan say what could help. */
const shaping = ({ frame, speaker, person }: LongevityFacts): string => {
  const strengths = list(frame.strengths.slice(0, 2).flatMap((id) => questionNames[id].strength ?? []));
  const steps = list(frame.steps.slice(0, 3).flatMap((id) => stepName(id, person.longevity) ?? []));
  if (!strengths && !steps) return 'No single answer stands out.';
  const going = { id: 'plain', text: `What goes well: ${strengths}.` };
  const step = { id: 'plain', text: `What could help most: ${steps}.` };
  return strengths
    ? speaker.say('summary', going, { id: 'build', text: `You can build on ${strengths}.` })
    : speaker.say('summary', step, { id: 'small', text: `A small step is enough to begin: ${steps}.` });
};

export const focusIntroOf = (facts: LongevityFacts): string => {
  const count = facts.plan.length;
  if (count === 0) return withoutPlan(facts);
  if (isCheckFirst(facts)) return 'The first one comes before all others. The rest is for later, without haste.';
  if (facts.plan[0]?.code === 'supportTalk') return 'To talk to someone comes first. The rest can wait.';
  if (isSensitive(facts)) return 'Begin with the first one. The others can wait.';
  if (count === 1) return 'One thing stands out. Start small, and give it time.';
  return facts.speaker.say(
    'focus',
    { id: 'first', text: 'One step at a time.' },
    { id: 'any', text: 'Any one of these is a fine start.' },
    { id: 'ages', text: 'One at a time is enough.' },
  );
};

/** An empty plan is no praise: too few answers may be known. */
const withoutPlan = ({ effective, score, assessment }: LongevityFacts): string => {
  if (!effective) return 'There is no plan yet, because it is worked out together with the age.';
  if (assessment.redFlags.length > 0) return 'The note on this page comes first. No habit stands out for a change.';
  return score.caveats.includes('fewAnswers')
    ? 'Too few questions were answered to name a first step.'
    : 'Nothing here needs changing first.';
};

export const outroOf = (facts: LongevityFacts): string => {
  const questions = 'Bring your questions to a clinician.';
  // 'In three months' would contradict a note that asks for this week.
  if (isSensitive(facts) || !facts.effective || facts.assessment.redFlags.length > 0) return questions;
  return facts.speaker.say(
    'outro',
    { id: 'three-months', text: 'Come back in three months.' },
    { id: 'one-step', text: 'In three months you can take it again.' },
    { id: 'no-haste', text: 'There is no hurry. Come back in three months.' },
  );
};
