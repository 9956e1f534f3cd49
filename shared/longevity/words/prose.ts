import { list, paragraph, thanks } from '#shared/words/phrases.ts';
import { agesOf } from './ages.ts';
import { ageWith } from './contributions.ts';
import { questionNames, stepName } from './question-names.ts';
import { togetherWords } from './recommendations.ts';
import { isCheckFirst, isTender } from './tender.ts';
import type { Told } from './told.ts';

/** The age with all new answers at once, of the actions that carry a number; null below two, and under a warning. */
export const togetherOf = (told: Told): string | null => {
  const counted = told.plan.filter(({ wouldBe }) => wouldBe !== null);
  if (!told.effective || isCheckFirst(told) || counted.length < 2) return null;
  const then = ageWith(counted, told);
  if (!then) return null;
  return togetherWords(
    counted.map(({ code }) => code),
    counted.length === told.plan.length,
    agesOf(told.effective),
    agesOf(then),
  );
};

/** The name never stands in a sentence that a model may choose. */
export const introOf = (told: Told): string => paragraph(thanks(told.firstName), introSentence(told));

const introSentence = (told: Told): string => {
  if (isCheckFirst(told)) return 'Something in your answers should be looked at first. Please start with the notice.';
  if (!told.effective) return 'Here is what we can tell you from your answers, and one thing to do next.';
  if (isTender(told)) return 'Here is what your answers say, and one kind step.';
  if (told.plan.length === 0) return 'Here is what your answers say about your habits: one number, and what it means.';
  return told.speaker.say(
    'intro',
    { id: 'what', text: 'Here is your number and a first step.' },
    { id: 'one-number', text: 'Here is what your habits say, and one thing to start with.' },
    { id: 'calm', text: 'Take a calm look: one number, and one small thing to try.' },
  );
};

export const summaryOf = (told: Told): string => {
  if (isCheckFirst(told)) return 'The notice comes first. The rest of this page can wait until you have been seen.';
  if (!told.effective) return withoutAge(told);
  return isTender(told) ? 'Your answers are below. There is no hurry to read them.' : shaping(told);
};

/** The reason stands in the first card. */
const withoutAge = ({ score }: Told): string =>
  score.reason === 'underweight'
    ? 'Below is what to do next, and who can help.'
    : 'Below is what your answers say without an age.';

/** Two names of what goes well, because the rows below and the plan say what could help. */
const shaping = ({ frame, speaker, person }: Told): string => {
  const strengths = list(frame.strengths.slice(0, 2).flatMap((id) => questionNames[id].strength ?? []));
  const steps = list(frame.steps.slice(0, 3).flatMap((id) => stepName(id, person.longevity) ?? []));
  if (!strengths && !steps) return 'No single answer stands out.';
  const going = { id: 'plain', text: `What goes well: ${strengths}.` };
  const step = { id: 'plain', text: `What could help most: ${steps}.` };
  return strengths
    ? speaker.say('summary', going, { id: 'build', text: `You can build on ${strengths}.` })
    : speaker.say('summary', step, { id: 'small', text: `A small step is enough to begin: ${steps}.` });
};

export const focusIntroOf = (told: Told): string => {
  const count = told.plan.length;
  if (count === 0) return withoutPlan(told);
  if (isCheckFirst(told)) return 'The first one comes before all others. The rest is for later, without haste.';
  // On the page the support lines stand in its place, far above the list.
  if (told.plan[0]?.code === 'supportTalk') return 'To talk to someone comes first. The rest can wait.';
  if (isTender(told)) return 'Begin with the first one. The others can wait.';
  if (count === 1) return 'One thing stands out. Start small, and give it time.';
  return told.speaker.say(
    'focus',
    { id: 'first', text: 'One step at a time.' },
    { id: 'any', text: 'Any one of these is a fine start.' },
    { id: 'ages', text: 'One at a time is enough.' },
  );
};

/** An empty plan is no praise: it may be empty because too little is known. */
const withoutPlan = ({ effective, score, assessment }: Told): string => {
  if (!effective) return 'There is no plan yet, because it is worked out together with the age.';
  if (assessment.redFlags.length > 0) return 'The note on this page comes first. No habit stands out for a change.';
  return score.caveats.includes('fewAnswers')
    ? 'Too few questions were answered to name a first step.'
    : 'Nothing here needs changing first.';
};

export const outroOf = (told: Told): string => {
  const questions = 'Bring your questions to a clinician.';
  // A day in three months, beside a note that asks for this week.
  if (isTender(told) || !told.effective || told.assessment.redFlags.length > 0) return questions;
  return told.speaker.say(
    'outro',
    { id: 'three-months', text: 'Come back in three months.' },
    { id: 'one-step', text: 'In three months you can take it again.' },
    { id: 'no-haste', text: 'There is no hurry. Come back in three months.' },
  );
};
