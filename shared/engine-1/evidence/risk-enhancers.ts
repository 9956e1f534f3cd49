import { all, answered, fact, not, type Rule } from './rule.ts';

type Enhancer = { readonly code: string; readonly label: string; readonly when: Rule };

/** mg/dL, measured. */
export const highNonHdl = 190;

export const riskEnhancerSource = 'goff_enh';

/**
 * Reasons why the real risk may be higher than the score (ACC/AHA 2018/2019). Listed beside the score, never added to it.
 * Triglycerides of 150-199 are not counted: the limit, 175, falls inside the band.
 */
export const riskEnhancers: readonly Enhancer[] = [
  {
    code: 'familyPremature',
    label: 'Early heart disease in the family',
    when: answered('familyPrematureCvd', 'yes'),
  },
  {
    code: 'ldl160',
    label: 'High LDL cholesterol',
    when: answered('ldlBand', '160to189', '190plus'),
  },
  { code: 'nonHdl190', label: 'High non-HDL cholesterol', when: fact('highNonHdl') },
  {
    code: 'tg175',
    label: 'High triglycerides',
    when: answered('triglycerideBand', '200to499', '500plus'),
  },
  { code: 'kidney', label: 'Kidney disease', when: answered('kidneyDisease', 'yes') },
  {
    code: 'inflammatory',
    label: 'A long-lasting inflammatory illness',
    when: answered('inflammatory', 'yes'),
  },
  {
    code: 'pregnancyOrMenopause',
    label: 'Pregnancy complications or early menopause',
    when: all(answered('pregnancyHistory', 'yes'), not(answered('gender', 'male'))),
  },
  {
    code: 'southAsian',
    label: 'South Asian background',
    when: answered('ethnicity', 'southAsian'),
  },
  { code: 'lpaHigh', label: 'High lipoprotein(a)', when: answered('lpaKnown', 'high') },
];
