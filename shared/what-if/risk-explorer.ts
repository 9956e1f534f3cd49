import { likelyText, openPercent, openWords, peopleOf100 } from '#shared/heart/words/risk-words.ts';
import { percentText } from '#shared/reading/figures.ts';
import type { Explorer } from './explorer.ts';
import type { ExplorerWords } from './explorer-words.ts';
import type { Figure } from './figure.ts';
import { peopleWhoDiffer } from './figure.ts';
import { heartLevers } from './heart-levers.ts';
import { riskFigure } from './risk-figure.ts';

const event = 'a first heart attack or stroke in the next ten years';

/** 'about 3', 'at least 3', 'fewer than 1'. */
const people = ({ value, open }: Figure): string => {
  const count = peopleOf100(value, open);
  if (count < 1) return open === 'high' ? '1 or more' : 'fewer than 1';
  return `${open ? openWords[open] : 'about'} ${count}`;
};

const ofHundred = (one: Figure) => ({ filled: peopleOf100(one.value, one.open), words: people(one) });

const figure = ({ value, open }: Figure): string => openPercent(value, open);

const range = ({ low, high, open }: Figure): string => likelyText([low, high], open);

const words: ExplorerWords = {
  figure,
  range,
  both: (now, changed) => `${percentText(now.value).replace('%', '')} → ${percentText(changed.value)}`,
  invitation: 'Move something below. The new figure appears here.',
  sentence: ({ now, changed, count }) => {
    const [before, after] = [people(now), people(changed)];
    const who = `Among 100 people who ${peopleWhoDiffer(count)}, ${after} have ${event}.`;
    return before === after ? `${who} With your answers it is the same.` : `${who} With your answers it is ${before}.`;
  },
  title: 'What can change',
  tableTitle: 'Ten-year risk, this one alone',
  caption: 'Each change, and the risk with that change alone',
  ofHundred,
};

/** The second quiz: blood pressure, cholesterol, a statin, smoking. */
export const riskExplorer: Explorer = {
  figureOf: riskFigure,
  leversOf: (person, _routes, { labs }) => heartLevers(person, labs),
  /** One step of the figure that is shown. */
  smallestEffect: 0.1,
  alwaysThere: [],
  words,
};
