import { cardiacQuizId, quizTitles } from '#shared/derived-names.ts';
import { capitalised, list, numberWord, paragraph, thanks } from '#shared/words/phrases.ts';
import { agesOf } from './ages.ts';
import { questionNames, stepName } from './question-names.ts';
import { isCheckFirst, isTender } from './tender.ts';
import type { Told } from './told.ts';

/** The name never stands in a sentence that a model may choose. */
export const introOf = (told: Told): string => paragraph(thanks(told.firstName), introSentence(told));

const introSentence = (told: Told): string => {
  if (isCheckFirst(told)) return 'Something in your answers should be looked at first. Please start with the notice.';
  if (!told.effective) return 'Here is what we can tell you from your answers, and one thing to do next.';
  if (isTender(told)) return 'Here is what your answers say, and one kind thing to do next.';
  if (told.plan.length === 0) return 'Here is what your answers say about your habits: one number, and what it means.';
  return told.speaker.say(
    'intro',
    { id: 'what', text: 'Here is what your answers say about your habits, and one thing to start with.' },
    { id: 'one-number', text: 'Here is one number, what it means, and one thing to start with.' },
    { id: 'calm', text: 'Take a calm look. One number, what it means, and one small thing to try.' },
  );
};

export const summaryOf = (told: Told): string => {
  if (isCheckFirst(told)) return 'The notice comes first. The rest of this page can wait until you have been seen.';
  if (!told.effective) return withoutAge(told);
  const { range } = agesOf(told.effective);
  const range95 = `With answers like yours the likely range is ${range}.`;
  if (isTender(told)) return range95;
  return paragraph(range95, shaping(told));
};

/** The reason stands in the first card. */
const withoutAge = ({ score }: Told): string =>
  score.reason === 'underweight'
    ? 'Below is what to do next, and who can help.'
    : 'Below is what your answers say without an age.';

/** Three names each way at most; the plan comes with its own words. */
const shaping = ({ frame, speaker, person }: Told): string => {
  const strengths = list(frame.strengths.slice(0, 3).flatMap((id) => questionNames[id].strength ?? []));
  const steps = list(frame.steps.slice(0, 3).flatMap((id) => stepName(id, person.longevity) ?? []));
  if (!strengths && !steps) return 'No single answer stands out.';
  if (!strengths || !steps) {
    const going = { id: 'plain', text: `Going well: ${strengths}.` };
    const step = { id: 'plain', text: `A step could help with ${steps}.` };
    return strengths
      ? speaker.say('summary', going, { id: 'build', text: `You can build on ${strengths}.` })
      : speaker.say('summary', step, { id: 'small', text: `A small step is enough to begin: ${steps}.` });
  }
  return speaker.say(
    'summary',
    { id: 'strengths-first', text: `Going well: ${strengths}. A step could help with ${steps}.` },
    { id: 'steps-first', text: `A step could help with ${steps}. Going well: ${strengths}.` },
    { id: 'build', text: `You can build on ${strengths}. A small step is enough to begin: ${steps}.` },
  );
};

export const focusIntroOf = (told: Told): string => {
  const count = told.plan.length;
  if (count === 0) return withoutPlan(told);
  if (isCheckFirst(told)) return 'The first one comes before all others. The rest is for later, without haste.';
  if (isTender(told)) return 'Begin with the first one. The others can wait.';
  if (count === 1) return 'One thing stands out. Start small, and give it time.';
  const many = capitalised(numberWord(count));
  return told.speaker.say(
    'focus',
    { id: 'first', text: `${many} ideas, the most telling first. Start with one; the others can wait.` },
    { id: 'any', text: `${many} ideas. Any one of them is a fine start.` },
    { id: 'ages', text: `${many} ideas. The ages beside them compare groups of people and promise nothing.` },
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
  const heart = `For your heart there is the ${quizTitles[cardiacQuizId]} quiz.`;
  const notDiagnosis = 'This page is for information and is not a diagnosis, so bring your questions to a clinician.';
  if (isTender(told) || !told.effective) return notDiagnosis;
  const next = told.speaker.say(
    'outro',
    { id: 'three-months', text: 'Small, steady steps count. Take the quiz again in about three months.' },
    { id: 'one-step', text: 'One step at a time is enough. In about three months you can take the quiz again.' },
    { id: 'no-haste', text: 'There is no haste. Come back in about three months and see how it went.' },
  );
  return paragraph(next, notDiagnosis, heart);
};
