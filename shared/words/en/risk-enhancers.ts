// Reasons why the real risk may be higher. One more has the name of its question.

export const ldl160 = 'High LDL cholesterol';

export const nonHdl190 = 'High non-HDL cholesterol';

export const tg175 = 'High triglycerides';

export const kidney = 'Kidney disease';

export const inflammatory = 'A long-term inflammatory condition';

export const pregnancyOrMenopause = 'Pregnancy complications or early menopause';

export const southAsian = 'South Asian background';

export const lpaHigh = 'High lipoprotein(a)';
