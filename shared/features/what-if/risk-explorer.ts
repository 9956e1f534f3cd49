import { event, likelyText, openPercent, openWords, peopleOf100 } from '#shared/heart/words/risk-words.ts';
import { readPerson } from '#shared/person/read-person.ts';
import { percentText } from '#shared/reading/figures.ts';
import type { Explorer, ExplorerWords } from './explorer.ts';
import { heartLevers, riskEstimate } from './heart-levers.ts';
import { type Figure, type FigureOf, peopleWhoDiffer } from './lever.ts';

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
  if (count < 1) return open === 'high' ? '1 or more' : 'fewer than 1';
  return `${open ? openWords[open] : 'about'} ${count}`;
};

const words: ExplorerWords = {
  figure: ({ value, open }) => openPercent(value, open),
  range: ({ low, high, open }) => likelyText([low, high], open),
  both: (now, changed) => `${percentText(now.value).replace('%', '')} → ${percentText(changed.value)}`,
  invitation: 'Move a slider. Your new number will appear here.',
  sentence: ({ now, changed, count }) => {
    const [before, after] = [people(now), people(changed)];
    const who = `Among 100 people who ${peopleWhoDiffer(count)}, ${after} have ${event}.`;
    return before === after ? `${who} With your answers it’s the same.` : `${who} With your answers it’s ${before}.`;
  },
  title: 'What you can change',
  tableTitle: '10-year risk with only this change',
  caption: 'Each change, and your risk with only that change',
  ofHundred: (one) => ({ filled: peopleOf100(one.value, one.open), words: people(one) }),
};

/** The second quiz: blood pressure, cholesterol, a statin, smoking. */
export const riskExplorer: Explorer = {
  figureOf: riskFigure,
  leversOf: (person, _routes, { labs }) => heartLevers(person, labs),
  /** One unit in the last decimal that the page shows. */
  smallestEffect: 0.1,
  alwaysThere: [],
  words,
};
