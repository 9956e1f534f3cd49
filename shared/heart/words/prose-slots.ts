import type { Recommendation } from '#shared/contract/result.ts';
import { hasRoute } from '#shared/safety/assess.ts';
import { curly, paragraph, thanks } from '#shared/words/phrases.ts';
import type { Speaker } from '#shared/words/sentences.ts';
import type { HeartFacts } from './heart-facts.ts';

// Paragraphs that leave a choice between true sentences. With a warning there is no choice.

export const introOf = (facts: HeartFacts, firstName: string | undefined, { say }: Speaker): string => {
  const sentence = facts.isCareFirst
    ? noticeFirst(facts)
    : say(
        'intro',
        { id: 'answers', text: 'This is what your answers say about your heart.' },
        { id: 'talk', text: 'Here is what your answers say about your heart, to take to a clinician.' },
        { id: 'steps', text: 'Here is what your answers say about your heart, and the steps that fit them.' },
      );
  return paragraph(thanks(curly(firstName ?? '')), sentence);
};

const noticeFirst = ({ isEmergency }: HeartFacts): string =>
  isEmergency
    ? 'Before anything else, please read the notice at the top: one of your answers needs care now.'
    : 'Please read the notice at the top first: one of your answers should be looked at today or tomorrow.';

export const summaryOf = (facts: HeartFacts, { say }: Speaker): string => {
  if (facts.isCareFirst) return 'The notice at the top comes first. No figure outweighs it.';
  const { score } = facts;
  if (score.eligibility !== 'ok') return 'This page gives no percentage. It says what to do next.';
  return say(
    'summary',
    { id: 'groups', text: 'This compares groups of people. It cannot say what will happen to you.' },
    { id: 'not-fate', text: 'A figure like this compares groups of people. It does not say what will happen to you.' },
  );
};

export const focusIntroOf = (plan: readonly Recommendation[], facts: HeartFacts, { say }: Speaker): string => {
  const count = plan.length;
  if (facts.isCareFirst) return 'The notice at the top comes first. The rest can follow once you have been seen.';
  if (hasRoute(facts.one, 'establishedCvd')) {
    return 'Take this to your heart clinic or family doctor. The step that helps most stands first.';
  }
  if (count === 0) {
    return facts.score.redFlags.length > 0
      ? 'The note on this page comes first. There is no other step for now.'
      : 'There is no step to take first. Look in again in a year, or when a value changes.';
  }
  if (count === 1)
    return say(
      'focus',
      { id: 'one', text: 'One step stands out.' },
      { id: 'pace', text: 'One step stands out. Take it at your own pace.' },
    );
  return say('focus', { id: 'start', text: 'One step at a time.' }, { id: 'pace', text: 'One at a time is enough.' });
};

export const outroOf = (facts: HeartFacts, { say }: Speaker): string => {
  if (facts.isCareFirst) return 'Bring this page with you when you are seen.';
  if (facts.score.eligibility !== 'ok') return 'Bring this page when you see a clinician.';
  return say(
    'outro',
    { id: 'talk', text: 'Bring this page when you see a clinician.' },
    { id: 'next', text: 'Use this page to start the conversation with a clinician.' },
  );
};
