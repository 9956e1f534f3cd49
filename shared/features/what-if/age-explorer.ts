import * as words from '#feature-words/what-if.ts';
import { ageRangeWords, estimateOf, longevityStatus, wholeYears } from '#shared/longevity/estimate.ts';
import { planLimits } from '#shared/longevity/evidence/plan-limits.ts';
import { effectiveAge } from '#shared/longevity/model/effective-age.ts';
import { readPerson } from '#shared/person/read-person.ts';
import { assess } from '#shared/safety/assess.ts';
import type { Explorer, ExplorerWords } from './explorer.ts';
import type { Figure, FigureOf } from './lever.ts';
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

const explorerWords: ExplorerWords = {
  figure: (figure) => String(years(figure)),
  range,
  both: (now, changed) => `${years(now)} → ${years(changed)}`,
  sentence: ({ now, changed, count, isPlain }) => {
    const [from, to] = [years(now), years(changed)];
    if (from === to) return words.ageSame(count, to, range(changed));
    if (isPlain) return words.ageFits(count, to, range(changed));
    const gap = Math.abs(from - to);
    if (to < from)
      return count === 1
        ? words.yearsYoungerOneAnswer(gap, to, range(changed))
        : words.yearsYounger(count, gap, to, range(changed));
    return count === 1
      ? words.yearsOlderOneAnswer(gap, to, range(changed))
      : words.yearsOlder(count, gap, to, range(changed));
  },
  title: words.habitsTitle,
  tableTitle: words.ageColumn,
  caption: words.ageCaption,
};

/** The first quiz: habits and weight. */
export const ageExplorer: Explorer = {
  figureOf: ageFigure,
  leversOf: (person, routes, { weight }) => longevityLevers(person, routes, weight),
  smallestEffect: planLimits.smallestYears,
  alwaysThere: ['sleepHours', 'strengthTraining'],
  words: explorerWords,
};
