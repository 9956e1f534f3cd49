import type { RunOptions } from 'axe-core';

export type ColorScheme = 'light' | 'dark';

/**
 * What axe is to look at: everything; all but colours, which take nine tenths of the time; what the places of things can break;
 * what a colour scheme can break; or nothing, because it has seen the same before.
 */
export type Look = 'everything' | 'structure' | 'places' | 'colours' | 'nothing';

/**
 * For one page in several widths and schemes, in any order: says what axe is to look at, given what is drawn (`drawingOf`).
 * The dark scheme changes colours alone. Another width at which the same is drawn changes places alone: what lies behind which
 * text, and how large a target is; that is looked at in the light scheme. So a page that is seen in the dark must be seen in
 * the light too.
 */
export const lookerAtOnePage = () => {
  const seen = new Set<string>();
  return (scheme: ColorScheme, drawing: number): Look => {
    const drawn = `${scheme} ${drawing}`;
    const isNew = !seen.has(drawn);
    seen.add(drawn);
    if (scheme === 'dark') return isNew ? 'colours' : 'nothing';
    return isNew ? 'everything' : 'places';
  };
};

const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
const colourRules = ['color-contrast', 'link-in-text-block'];
const placeRules = [...colourRules, 'target-size', 'scrollable-region-focusable'];

const rulesOf = (look: Exclude<Look, 'nothing'>): Pick<RunOptions, 'runOnly' | 'rules'> => {
  if (look === 'places') return { runOnly: { type: 'rule', values: placeRules } };
  if (look === 'colours') return { runOnly: { type: 'rule', values: colourRules } };
  const left = look === 'structure' ? colourRules.map((rule) => [rule, { enabled: false }]) : [];
  return { runOnly: { type: 'tag', values: axeTags }, rules: Object.fromEntries(left) };
};

/** For axe's `run`. */
export const optionsOf = (look: Exclude<Look, 'nothing'>): RunOptions => ({
  ...rulesOf(look),
  resultTypes: ['violations'],
});
