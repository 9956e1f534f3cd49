import { sexesOf } from '#shared/person/sex.ts';
import { shownPercent } from '#shared/reading/shown-percent.ts';
import { round } from '#shared/scoring/rounding.ts';
import type { HeartFacts } from './heart-facts.ts';
import { openWords, peopleOf100 } from './risk-words.ts';

/** 'women', 'men', or 'people' where both sexes are used. */
export const groupOf = ({ one }: HeartFacts): string => {
  const sexes = sexesOf(one.person.longevity);
  if (sexes.length > 1) return 'people';
  return sexes[0] === 'female' ? 'women' : 'men';
};

const event = 'a first heart attack or stroke in the next ten years';

/** Both halves, always; null when nothing is estimated. */
export const hundredPeople = (facts: HeartFacts): string | null => {
  const { score } = facts;
  if (score.eligibility !== 'ok') return null;
  const { cardiacRiskScore: percent, rangeOpen, confidence, range } = score;
  const group = groupOf(facts);
  const of = `Of 100 ${group} with answers like yours`;
  if (percent > shownPercent.to)
    return `${of}, more than ${shownPercent.to} have ${event}. Fewer than ${100 - shownPercent.to} do not.`;
  const people = peopleOf100(percent, rangeOpen);
  if (rangeOpen) return open(of, people, rangeOpen);
  const [low, high] = [round(range[0]), round(range[1])];
  if (confidence === 'low' && low < high && (people > 0 || high > 1)) {
    return low < 1
      ? `${of}, up to about ${high} ${have(high)} ${event}. At least about ${100 - high} do not.`
      : `${of}, about ${low} to ${high} have ${event}. About ${100 - high} to ${100 - low} do not.`;
  }
  if (people < 1) return `Fewer than 1 in 100 ${group} with answers like yours has ${event}. More than 99 do not.`;
  return `${of}, about ${people} ${have(people)} ${event}. About ${100 - people} do not.`;
};

const have = (people: number): string => (people === 1 ? 'has' : 'have');

const open = (of: string, people: number, side: 'high' | 'low'): string => {
  if (people < 1) return `${of}, 1 or more may have ${event}. The others do not.`;
  const others = openWords[side === 'high' ? 'low' : 'high'];
  return `${of}, ${openWords[side]} ${people} ${have(people)} ${event}. ${others.replace('a', 'A')} ${100 - people} do not.`;
};
