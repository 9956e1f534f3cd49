import type { Recommendation } from '#shared/contract/result.ts';
import { hasRoute } from '#shared/safety/assess.ts';
import { curly, paragraph, thanks } from '#shared/words/phrases.ts';
import type { Speaker } from '#shared/words/sentences.ts';
import type { HeartFacts } from './heart-facts.ts';

// Paragraphs in which the language model may choose between true sentences. With a warning it has no choice.

export const introOf = (facts: HeartFacts, firstName: string | undefined, { say }: Speaker): string => {
  const sentence = facts.isCareFirst
    ? noticeFirst(facts)
    : say(
        'intro',
        { id: 'answers', text: 'Here’s what your answers say about your heart.' },
        { id: 'talk', text: 'Here’s what your answers say about your heart, to take to a doctor.' },
        { id: 'steps', text: 'Here’s what your answers say about your heart, and the steps that fit them.' },
      );
  return paragraph(thanks(curly(firstName ?? '')), sentence);
};

const noticeFirst = ({ isEmergency }: HeartFacts): string =>
  isEmergency
    ? 'Please read the notice at the top before anything else. One of your answers needs care now.'
    : 'Please read the notice at the top first. One of your answers should be checked today or tomorrow.';

export const summaryOf = (facts: HeartFacts, { say }: Speaker): string => {
  if (facts.isCareFirst) return 'The notice at the top comes first. It matters more than any number.';
  const { score } = facts;
  if (score.eligibility !== 'ok') return 'There’s no percentage on this page. It tells you what to do next.';
  return say(
    'summary',
    { id: 'groups', text: 'This compares groups of people. It can’t say what will happen to you.' },
    { id: 'not-fate', text: 'A number like this compares groups of people. It can’t say what will happen to you.' },
  );
};

export const focusIntroOf = (plan: readonly Recommendation[], facts: HeartFacts, { say }: Speaker): string => {
  const count = plan.length;
  if (facts.isCareFirst) return 'The notice at the top comes first. The rest can wait until you’ve been seen.';
  if (hasRoute(facts.one, 'establishedCvd')) {
    return 'Take this to your heart clinic or doctor. The step that helps most comes first.';
  }
  if (count === 0) {
    return facts.score.redFlags.length > 0
      ? 'Read the notice first. There’s no other step for now.'
      : 'There’s no particular step to take first. Take the quiz again in a year, or sooner if a number changes.';
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
  if (facts.isCareFirst) return 'Take this page with you when you’re seen.';
  if (facts.score.eligibility !== 'ok') return 'Take this page when you see a doctor.';
  return say(
    'outro',
    { id: 'talk', text: 'Take this page when you see a doctor.' },
    { id: 'next', text: 'Use this page to start the conversation with your doctor.' },
  );
};
