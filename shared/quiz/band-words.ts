import type { Band } from '#shared/quiz/question.ts';
import * as words from '#words/bands.ts';

/** How a band reads: as the label of an option, after the name of its value, or inside a sentence. */
export type Wording = {
  readonly below: (amount: string) => string;
  readonly range: (from: string, to: string) => string;
};

const asLabel: Wording = { below: words.below, range: words.range };
export const afterName: Wording = { below: words.belowInside, range: words.range };
export const insideSentence: Wording = { below: words.belowInside, range: words.rangeInside };

/** The units of a band: none on the screen, which names them above; else one, or both where a reader's units are not known. */
type Units = readonly [unit?: string, unitSi?: string];

/** 'Below 70', 'Below 70 mg/dL', 'Below 70 mg/dL (1.8 mmol/L)'; '190 mg/dL (4.9 mmol/L) or more'. */
export const bandWords = ([first, metric]: Band, [unit, unitSi]: Units = [], wording: Wording = asLabel): string => {
  const amount = amountWords(first, unit, wording);
  const said = metric && unitSi ? `${amount} (${amountWords(metric, unitSi, wording)})` : amount;
  if (first.startsWith('<')) return wording.below(said);
  return first.endsWith('+') ? words.orMore(said) : said;
};

const amountWords = (band: string, unit: string | undefined, { range }: Wording): string => {
  const [from = '', to] = band.replace(/^<|\+$/, '').split(/[-<]/);
  const amount = to === undefined ? from : band.includes('<') ? words.toUnder(from, to) : range(from, to);
  return unit ? `${amount} ${unit}` : amount;
};
