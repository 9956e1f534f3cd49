import type { NumberCaveat } from '#shared/person/my-numbers.ts';
import type { BibliographyId } from '#shared/sources/background-sources.ts';
import * as words from '#words/heart-figures.ts';
import * as kidneysAndFats from '#words/kidneys-and-fats.ts';

/** What the page says about odd, old or unused numbers. */
export const numberCaveats = {
  checkTyping: words.checkTyping,
  oldLabs: words.oldLabs,
  uacrNotUsed: words.uacrNotUsed,
} as const satisfies Readonly<Record<NumberCaveat, string>>;

/** What a urine albumin-creatinine ratio in mg/g means: the last row with from <= value. The ratio enters no number. */
export const uacrWords = [
  { from: 0, text: words.uacrUsual },
  { from: 30, text: kidneysAndFats.uacrRaised },
  { from: 300, text: kidneysAndFats.uacrHigh },
] as const;

/**
 * The sources of the range of an exact number (METHODS 10.3): lipids (average of 30 studies, random effects); eGFR (creatinine;
 * factor 1.2 = exponent of creatinine in CKD-EPI 2021); A1c (one study of 38 people, 2.9%; we take this wider value, because the
 * smaller one of the EFLM database, about 1.2%, is from memory and was not read). Analytical: NCEP precision goals for lipids (3,
 * 4, 4, 5%) and 2% for A1c, both from memory.
 */
export const variationSources: readonly BibliographyId[] = ['smith1993', 'thoni2022', 'hba1cBv2024'];

/** How much of the variation the range covers: as much as p10 to p90 of the imputation. */
export const exactCoverage = '80%';

/** The source of the middles of the bands (`person/band-values.ts`). */
export const bandMiddlesSource: BibliographyId = 'nhanes4';
