import { ageRangeWords, estimateOf, longevityStatus, wholeYears } from '#shared/longevity/estimate.ts';
import { planLimits } from '#shared/longevity/evidence/plan-limits.ts';
import { effectiveAge } from '#shared/longevity/model/effective-age.ts';
import { readPerson } from '#shared/person/read-person.ts';
import { assess } from '#shared/safety/assess.ts';
import type { Explorer, ExplorerWords } from './explorer.ts';
import { type Figure, type FigureOf, peopleWhoDiffer } from './lever.ts';
import { longevityLevers } from './longevity-levers.ts';

/**
 * The biological age, computed and rounded as in a result. It skips the plan, the categories and the words, because the page
 * recalculates on every slider change and shows none of them.
 */
export const ageFigure: FigureOf = (own) => {
  const person = readPerson({ ...own, quiz: 'longevity' });
  if (person.age === null || longevityStatus(person, assess(person).routes).status !== 'ok') return null;
  const { biologicalAge: value, biologicalAgeRange } = estimateOf(effectiveAge(person, person.age), true);
  if (value === null || biologicalAgeRange === null) return null;
  const [low, high] = biologicalAgeRange;
  return { value, low, high, open: null };
};

const years = ({ value }: Figure): number => wholeYears(value);
const range = ({ low, high }: Figure): string => ageRangeWords(low, high);

const words: ExplorerWords = {
  figure: (figure) => String(years(figure)),
  range,
  both: (now, changed) => `${years(now)} → ${years(changed)}`,
  invitation: 'Move a slider. Your new number will appear here.',
  sentence: ({ now, changed, count, isPlain }) => {
    const people = `People who ${peopleWhoDiffer(count)}`;
    const [from, to] = [years(now), years(changed)];
    if (from === to)
      return `${people} come out about the same: the number would stay about ${to}, likely ${range(changed)}.`;
    if (isPlain) return `${people} have habits that fit an age of about ${to}, likely ${range(changed)}.`;
    const gap = Math.abs(from - to);
    const side = to < from ? 'younger' : 'older';
    return `${people} come out about ${gap} ${gap === 1 ? 'year' : 'years'} ${side}: ${to}, likely ${range(changed)}.`;
  },
  title: 'Habits you can change',
  tableTitle: 'Number with only this change',
  caption: 'Each change, and your number with only that change',
};

/** The first quiz: habits and weight. */
export const ageExplorer: Explorer = {
  figureOf: ageFigure,
  leversOf: (person, routes, { weight }) => longevityLevers(person, routes, weight),
  smallestEffect: planLimits.smallestYears,
  alwaysThere: ['sleepHours', 'strengthTraining'],
  words,
};
