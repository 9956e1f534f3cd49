import type { NumberCaveat } from '#shared/person/my-numbers.ts';
import type { BibliographyId } from '#shared/sources/sources.ts';

/** Short names of the caveats, and when each applies (METHODS 10.4). */
export const numberCaveats = {
  checkTyping: {
    label: 'Please check what you typed',
    when: 'a number or date that cannot be read or lies outside the limits, a date in the future, a number more than one band away from the chosen band, total cholesterol not above HDL and LDL, or LDL + HDL above 1.1 x total cholesterol',
  },
  oldLabs: {
    label: 'Your blood test is older than three years',
    when: 'labDate more than 3 years before today and a number that ages',
  },
  uacrNotUsed: { label: 'UACR is not counted in the percentage', when: 'a readable uacr' },
} as const satisfies Readonly<Record<NumberCaveat, { readonly label: string; readonly when: string }>>;

/** Words for a urine albumin-creatinine ratio, mg/g: the last with from <= value. It enters no number. */
export const uacrWords = [
  { from: 0, text: 'Below 30 mg/g is the usual range.' },
  {
    from: 30,
    text: '30 mg/g or more, found twice over three months, is a sign that the kidneys leak protein: talk about it with your clinician.',
  },
  { from: 300, text: '300 mg/g or more is clearly raised. Please read the note about it.' },
] as const;

/** The sources of the range of an exact number (METHODS 10.3); `source: null` is from memory. */
export const variationSources = {
  lipids: { source: 'smith1993', verified: true, note: 'cvI: average of 30 studies, random effects' },
  egfr: {
    source: 'thoni2022',
    verified: true,
    note: 'cvI and cvA of creatinine; factor 1.2 = exponent of creatinine in CKD-EPI 2021',
  },
  a1c: {
    source: 'hba1cBv2024',
    verified: true,
    note: 'one study of 38 people, 2.9%; the EFLM database gives a smaller value (about 1.2%, from memory, not read): the wider one is taken',
  },
  analytical: {
    source: null,
    verified: false,
    note: 'cvA: NCEP precision goals for lipids (3, 4, 4, 5%), 2% for A1c: from memory',
  },
} as const satisfies Readonly<
  Record<string, { readonly source: BibliographyId | null; readonly verified: boolean; readonly note: string }>
>;
export const exactCoverage = {
  halfWidth:
    'z x factor x sqrt(cvI^2 + cvA^2) / 100 x value, on each side at most the distance from mid to the edge of the band that contains the value',
  coverage: '80%, as p10 to p90 of the imputation',
} as const;

/** The source of the middles of the bands. */
export const bandMiddles = {
  source: 'nhanes4',
  verified: true,
  note: "band 'mid' = mean of NHANES 2013-2018 adults 30-79 inside the band, rounded; outer edges are clamp limits or chosen",
  egfr: 'chosen near the NHANES mean inside the band (90plus) or the middle; unverified',
} as const satisfies {
  readonly source: BibliographyId;
} & Readonly<Record<string, unknown>>;
