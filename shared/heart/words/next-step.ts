import type { HeartParts } from '#shared/contract/result-additions.ts';
import { hasFlag } from '#shared/heart/findings/heart-case.ts';
import { withinAWeek } from './adapted-texts.ts';
import type { HeartFacts } from './heart-facts.ts';
import { nextStepTexts } from './next-step-texts.ts';

type NextStepWords = NonNullable<HeartParts['nextStep']>;

/** The next step in words that fit beside the notices of the page: no later day than theirs, and no rest before them. */
export const nextStepOf = (facts: HeartFacts): NextStepWords => {
  const { score, one, isEmergency } = facts;
  const { nextStep: code } = score;
  const usual = { code, ...nextStepTexts[code] };
  if (code === 'getCheckedFirst' && isEmergency) return { ...usual, by: 'Now, as the notice says' };
  if (code === 'lifestyle') return { code, ...forLater(facts) };
  if (!hasFlag(one, 'bpStage2High')) return usual;
  if (code === 'checkBp') return { ...usual, text: withinAWeek, by: 'Within a week' };
  return code === 'appointment' ? { ...usual, by: 'Within a week' } : usual;
};

/** With nothing to change the usual words would point at an empty plan; a note that asks for a visit comes first. */
const forLater = ({ score: { recommendations, redFlags } }: HeartFacts): Omit<NextStepWords, 'code'> => {
  if (redFlags.length > 0) {
    return {
      title: 'Book the appointment that the note asks for',
      text: 'The note on this page says what it is about. Take the page along.',
      by: 'In the next week or two',
    };
  }
  return recommendations.length === 0
    ? { title: 'Look in again in a year', text: 'Come back sooner when a value changes.' }
    : nextStepTexts.lifestyle;
};
