import type { ResultAdditions } from '#shared/contract/result-additions.ts';
import { levels } from '#shared/safety/levels.ts';
import type { HeartFacts } from './heart-facts.ts';
import { hundredPeople } from './hundred-people.ts';
import { notEstimatedWords } from './not-estimated.ts';
import { cautionsOf } from './prose-slots.ts';
import { getCheckedFirst } from './risk-words.ts';

type Opening = Pick<ResultAdditions, 'standing' | 'heading' | 'meaning' | 'foldedFigure' | 'untilSeen'>;

/** Which of the three pages this is, and its first card. */
export const openingOf = (facts: HeartFacts): Opening => {
  const none = notEstimatedWords(facts);
  if (facts.isCareFirst) return checkFirst(facts);
  if (none) return { standing: 'notEstimated', heading: none.heading, meaning: [...none.meaning] };
  return {
    standing: 'estimated',
    heading: hundredPeople(facts) ?? '',
    meaning: cautionsOf(facts),
  };
};

const checkFirst = (facts: HeartFacts): Opening => {
  const people = hundredPeople(facts);
  const reason = notEstimatedWords(facts)?.meaning[0];
  return {
    standing: 'checkFirst',
    heading: getCheckedFirst,
    meaning: [levels[facts.isEmergency ? 'emergency' : 'urgent'].advice, ...(reason ? [reason] : [])],
    ...(people ? { foldedFigure: `${people} It says nothing about what you feel or what you measured now.` } : {}),
    untilSeen: [...untilSeen],
  };
};

const untilSeen = [
  'Rest. Please don’t start or step up any exercise.',
  'Go on taking your medicines as agreed.',
  'Don’t drive yourself if you feel unwell. Let someone bring you.',
] as const;
