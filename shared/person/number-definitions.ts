import { findLast } from '#shared/later-ecmascript.ts';
import { type BandValue, bandValues } from './band-values.ts';
import type { KnownBand, LipoproteinABand } from './my-numbers.ts';

/** What an exact number stands for; its limits are those of its question. */
export type NumberDefinition<Band extends string> = {
  /** Ascending. A value belongs to the last band that begins at or below it. */
  readonly bands: readonly (readonly [from: number, band: Band])[];
  /** Null for a number that no estimate reads as a range. */
  readonly range: NumberRange<Band> | null;
  /** An old blood test counts as much as a new one. */
  readonly isAgeless?: true;
};

type NumberRange<Band extends string> = {
  readonly bandValues: Readonly<Record<Band, BandValue>>;
  readonly variation: Variation;
  /** For a value at or above this limit, the low edge of the range stays at or above it too. */
  readonly keepAbove?: number;
};

/** Coefficients of variation in percent, within a person and of the laboratory; `factor` carries both to the number. */
type Variation = { readonly withinPerson: number; readonly analytical: number; readonly factor: number };

/**
 * METHODS 10.3. Within a person: Smith 1993 for lipids (average of 30 studies), a study of 2024 in 38 people for A1c (the
 * EFLM database gives a smaller value: the wider one is taken), a meta-analysis of 2022 for creatinine, times 1.2, the
 * exponent of creatinine in CKD-EPI 2021. Analytical: the precision goals of the NCEP, from memory, not verified.
 */
export const numberDefinitions = {
  totalCholesterol: {
    bands: [
      [0, 'under160'],
      [160, '160to199'],
      [200, '200to239'],
      [240, '240to279'],
      [280, '280plus'],
    ],
    range: {
      bandValues: bandValues.totalCholesterolBand,
      variation: { withinPerson: 6.1, analytical: 3, factor: 1 },
    },
  } satisfies NumberDefinition<KnownBand<'totalCholesterolBand'>>,
  ldlCholesterol: {
    bands: [
      [0, 'under70'],
      [70, '70to99'],
      [100, '100to129'],
      [130, '130to159'],
      [160, '160to189'],
      [190, '190plus'],
    ],
    range: { bandValues: bandValues.ldlBand, variation: { withinPerson: 9.5, analytical: 4, factor: 1 } },
  } satisfies NumberDefinition<KnownBand<'ldlBand'>>,
  hdlCholesterol: {
    bands: [
      [0, 'under40'],
      [40, '40to49'],
      [50, '50to59'],
      [60, '60to79'],
      [80, '80plus'],
    ],
    range: { bandValues: bandValues.hdlBand, variation: { withinPerson: 7.4, analytical: 4, factor: 1 } },
  } satisfies NumberDefinition<KnownBand<'hdlBand'>>,
  triglycerides: {
    bands: [
      [0, 'under150'],
      [150, '150to199'],
      [200, '200to499'],
      [500, '500plus'],
    ],
    range: { bandValues: bandValues.triglycerideBand, variation: { withinPerson: 22.6, analytical: 5, factor: 1 } },
  } satisfies NumberDefinition<KnownBand<'triglycerideBand'>>,
  a1c: {
    bands: [
      [0, 'under5_7'],
      [5.7, '5_7to6_4'],
      [6.5, '6_5to6_9'],
      [7, '7to7_9'],
      [8, '8to8_9'],
      [9, '9to9_9'],
      [10, '10plus'],
    ],
    range: { bandValues: bandValues.a1cBand, variation: { withinPerson: 2.9, analytical: 2, factor: 1 } },
  } satisfies NumberDefinition<KnownBand<'a1cBand'>>,
  fastingGlucose: {
    bands: [
      [0, 'under100'],
      [100, '100to125'],
      [126, '126to199'],
      [200, '200plus'],
    ],
    range: null,
  } satisfies NumberDefinition<KnownBand<'fastingGlucoseBand'>>,
  egfr: {
    bands: [
      [0, 'under15'],
      [15, '15to29'],
      [30, '30to44'],
      [45, '45to59'],
      [60, '60to89'],
      [90, '90plus'],
    ],
    range: {
      bandValues: bandValues.egfrBand,
      variation: { withinPerson: 5, analytical: 1.1, factor: 1.2 },
      keepAbove: 60,
    },
  } satisfies NumberDefinition<KnownBand<'egfrBand'>>,
  lpa: {
    bands: [
      [0, 'normal'],
      [125, 'high'],
    ],
    range: null,
    isAgeless: true,
  } satisfies NumberDefinition<LipoproteinABand>,
} as const;

/** 80% of a normal distribution lie within this many standard deviations. */
const z = 1.2816;

/** The band that holds a value. */
export const bandOf = <Band extends string>(
  { bands }: Pick<NumberDefinition<Band>, 'bands'>,
  value: number,
): Band | null => findLast(bands, ([from]) => from <= value)?.[1] ?? null;

/**
 * The edges of an exact value (METHODS 10.3): true variation, but never more than from the middle of its band to the
 * band's edge, so that a better answer never widens a range. Null for a number without a known variation.
 */
export const exactEdges = <Band extends string>(
  definition: NumberDefinition<Band>,
  value: number,
): { readonly low: number; readonly high: number } | null => {
  const band = bandOf(definition, value);
  if (definition.range === null || band === null) return null;
  const { variation, bandValues, keepAbove } = definition.range;
  const { mid, low, high } = bandValues[band];
  const percent = z * variation.factor * Math.sqrt(variation.withinPerson ** 2 + variation.analytical ** 2);
  const half = (percent / 100) * value;
  const lowEdge = value - Math.min(half, mid - low);
  return {
    low: keepAbove !== undefined && value >= keepAbove ? Math.max(lowEdge, keepAbove) : lowEdge,
    high: value + Math.min(half, high - mid),
  };
};
