import type { SourceId } from '#shared/sources/sources.ts';
import { familyPrematureCvd } from '#words/question-names.ts';
import * as words from '#words/risk-enhancers.ts';

/** Reasons why the real risk may be higher, in the order of the list. `when` is the rule in words. */
export const riskEnhancerList = [
  { code: 'familyPremature', label: familyPrematureCvd, when: 'familyPrematureCvd == yes' },
  { code: 'ldl160', label: words.ldl160, when: 'ldlBand in [160to189, 190plus]' },
  { code: 'nonHdl190', label: words.nonHdl190, when: 'non-HDL from labs (see le8 lipids) >= 190' },
  {
    code: 'tg175',
    label: words.tg175,
    // The limit of 175 falls inside the band 150-199, so that band does not count.
    when: 'triglycerideBand in [200to499, 500plus]',
  },
  {
    code: 'kidney',
    label: words.kidney,
    when: 'kidneyDisease in [dialysisOrTransplant, stage5, severe, mildModerate], or egfrBand with mid < 60, or uacr >= 30 mg/g (a number not older than three years)',
  },
  { code: 'inflammatory', label: words.inflammatory, when: 'inflammatory in [hiv, yes]' },
  {
    code: 'pregnancyOrMenopause',
    label: words.pregnancyOrMenopause,
    when: 'pregnancyHistory == yes and longevity gender is not male',
  },
  { code: 'southAsian', label: words.southAsian, when: 'longevity ethnicity == southAsian' },
  { code: 'lpaHigh', label: words.lpaHigh, when: 'lpaKnown == high' },
] as const;
export type RiskEnhancer = (typeof riskEnhancerList)[number]['code'];

/** The source of the list. A page lists risk enhancers beside the score and never adds them to the percentage. */
export const riskEnhancerSource: SourceId = 'goff_enh';

/** Non-HDL and triglycerides in mg/dL (a band counts from 200), eGFR in mL/min/1.73m2, UACR in mg/g. */
export const enhancerLimits = {
  nonHdl: 190,
  triglycerides: 175,
  triglyceridesBand: 200,
  egfrBelow: 60,
  uacr: 30,
} as const;
