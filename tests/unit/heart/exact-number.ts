import fc from 'fast-check';
import { bandValues } from '#shared/person/band-values.ts';

type Exact = {
  readonly id: string;
  readonly bandId: string;
  readonly band: string;
  readonly value: number;
  readonly mid: number;
};

const numbers = {
  totalCholesterolBand: { id: 'totalCholesterol', min: 70, max: 600 },
  ldlBand: { id: 'ldlCholesterol', min: 10, max: 500 },
  hdlBand: { id: 'hdlCholesterol', min: 10, max: 150 },
  triglycerideBand: { id: 'triglycerides', min: 20, max: 3000 },
  a1cBand: { id: 'a1c', min: 3.5, max: 18 },
  egfrBand: { id: 'egfr', min: 15, max: 150 },
} as const;

/** Where each band ends: at the next band's beginning, or at the limit of the question. */
const bandsOf = (bandId: keyof typeof numbers) => {
  const { id, min, max } = numbers[bandId];
  const sorted = Object.entries(bandValues[bandId])
    .map(([band, { mid, low }]) => ({ band, mid, from: low }))
    .sort((a, b) => a.from - b.from)
    .filter(({ band }) => band !== 'under15');
  return sorted.map(({ band, mid, from }, at) => ({
    ...{ id, bandId, band, mid },
    from: at === 0 ? min : from,
    below: sorted[at + 1]?.from ?? max,
  }));
};
export const allBands = (Object.keys(numbers) as (keyof typeof numbers)[]).flatMap(bandsOf);

/** A number inside a band, with two decimals. */
export const exact: fc.Arbitrary<Exact> = fc
  .constantFrom(...allBands)
  .chain(({ from, below, ...band }) =>
    fc
      .integer({ min: Math.ceil(from * 100), max: Math.ceil(below * 100) - 1 })
      .map((value) => ({ ...band, value: value / 100 })),
  );
