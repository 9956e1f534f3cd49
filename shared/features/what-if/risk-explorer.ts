import * as words from '#feature-words/what-if.ts';
import { likelyText, openPercent, peopleOf100 } from '#shared/heart/words/risk-words.ts';
import { readPerson } from '#shared/person/read-person.ts';
import { percentText } from '#shared/reading/figures.ts';
import * as numbers from '#words/numbers.ts';
import type { Explorer, ExplorerWords } from './explorer.ts';
import { heartLevers, riskEstimate } from './heart-levers.ts';
import type { Figure, FigureOf } from './lever.ts';

/** The ten-year risk of a first heart attack or stroke in percent, computed and rounded as in a result. */
const riskFigure: FigureOf = (own) => {
  const estimate = riskEstimate(readPerson(own));
  if (!estimate) return null;
  const { cardiacRiskScore: value, range, rangeOpen: open } = estimate.figures;
  return { value, low: range[0], high: range[1], open };
};

/** 'about 3', 'at least 3', 'fewer than 1'. */
const people = ({ value, open }: Figure): string => {
  const count = peopleOf100(value, open);
  if (count < 1) return open === 'high' ? words.oneOrMore : words.fewerThanOne;
  if (open === null) return numbers.about(String(count));
  return open === 'high' ? numbers.atLeast(String(count)) : numbers.atMost(String(count));
};

const explorerWords: ExplorerWords = {
  figure: ({ value, open }) => openPercent(value, open),
  range: ({ low, high, open }) => likelyText([low, high], open),
  both: (now, changed) => `${percentText(now.value).replace('%', '')} → ${percentText(changed.value)}`,
  sentence: ({ now, changed, count }) => {
    const [before, after] = [people(now), people(changed)];
    return before === after ? words.riskSame(count, after) : words.riskChanged(count, after, before);
  },
  title: words.heartTitle,
  tableTitle: words.riskColumn,
  caption: words.riskCaption,
  ofHundred: (one) => ({ filled: peopleOf100(one.value, one.open), words: people(one) }),
};

/** The second quiz: blood pressure, cholesterol, a statin, smoking. */
export const riskExplorer: Explorer = {
  figureOf: riskFigure,
  leversOf: (person, _routes, { labs }) => heartLevers(person, labs),
  /** One unit in the last decimal that the page shows. */
  smallestEffect: 0.1,
  alwaysThere: [],
  words: explorerWords,
};
