/** How good the evidence is; '-' = the question only describes the person. */
export type Grade = 'A' | 'A-null' | 'B' | 'C' | 'D' | '-';

export const grades: Readonly<Record<Exclude<Grade, '-'>, string>> = {
  A: 'Meta-analysis or pooled cohorts, consistent, with a plausible cause',
  'A-null': 'Strong evidence of no effect: it does not move the age',
  B: 'A large cohort or a meta-analysis, with some doubt left',
  C: 'A single cohort, an indirect measure or a derived value',
  D: 'No usable evidence: it does not move the age, it counts for the category score only',
};
