import type { CleanAnswers } from '../clean-answers.ts';

/** What is known beside the answers of the cardiac quiz. */
export type EnhancerFacts = {
  readonly cardiac: CleanAnswers;
  readonly longevity: CleanAnswers;
  /** mg/dL, measured. */
  readonly nonHdl: number | null;
};
type Enhancer = { readonly code: string; readonly label: string; readonly when: (facts: EnhancerFacts) => boolean };

export const riskEnhancerSource = 'goff_enh';

/**
 * Reasons why the real risk may be higher than the score (ACC/AHA 2018/2019). Listed beside the score, never added to it.
 * Triglycerides of 150-199 are not counted: the limit, 175, falls inside the band.
 */
export const riskEnhancers: readonly Enhancer[] = [
  {
    code: 'familyPremature',
    label: 'Early heart disease in the family',
    when: ({ cardiac }) => cardiac.familyPrematureCvd === 'yes',
  },
  {
    code: 'ldl160',
    label: 'High LDL cholesterol',
    when: ({ cardiac }) => cardiac.ldlBand === '160to189' || cardiac.ldlBand === '190plus',
  },
  { code: 'nonHdl190', label: 'High non-HDL cholesterol', when: ({ nonHdl }) => nonHdl !== null && nonHdl >= 190 },
  {
    code: 'tg175',
    label: 'High triglycerides',
    when: ({ cardiac }) => cardiac.triglycerideBand === '200to499' || cardiac.triglycerideBand === '500plus',
  },
  { code: 'kidney', label: 'Kidney disease', when: ({ cardiac }) => cardiac.kidneyDisease === 'yes' },
  {
    code: 'inflammatory',
    label: 'A long-lasting inflammatory illness',
    when: ({ cardiac }) => cardiac.inflammatory === 'yes',
  },
  {
    code: 'pregnancyOrMenopause',
    label: 'Pregnancy complications or early menopause',
    when: ({ cardiac, longevity }) => cardiac.pregnancyHistory === 'yes' && longevity.gender !== 'male',
  },
  {
    code: 'southAsian',
    label: 'South Asian background',
    when: ({ longevity }) => longevity.ethnicity === 'southAsian',
  },
  { code: 'lpaHigh', label: 'High lipoprotein(a)', when: ({ cardiac }) => cardiac.lpaKnown === 'high' },
];
