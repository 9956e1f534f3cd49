// /methods: what counts as an answer, and the exact numbers of a blood test.

export const title = 'What counts as an answer';
export const outsideLimits =
  'An answer outside these limits, one that its question does not offer, and one to a question that was not shown for the other answers counts as not given. Nothing is moved into range. Age is in completed years on the day of the submission; someone born on 29 February has the birthday on 1 March in other years.';
export const limitsTable = 'Limits of typed and sliding answers';
export const heightInches = 'Height, inches';
export const steps = 'steps';

// Exact numbers of a blood test.

export const exactTitle = 'Exact numbers of a blood test';
export const exactEdges = (coverage: string) =>
  `A typed number comes before its band. Its edges cover ${coverage} of what varies from day to day and in the lab, and never more than the band would leave. So typing a number cannot make the range wider.`;
export const exactTooOld = 'A blood test of more than three years ago counts as not known, but its warnings stay.';
export const exactFormula = 'half-width = 1.2816 × factor × √(within² + lab²) ÷ 100 × value';
export const variationTable = 'How much numbers vary';

// The blood tests.

export const totalCholesterol = 'total cholesterol';
export const ldlCholesterol = 'LDL cholesterol';
export const hdlCholesterol = 'HDL cholesterol';
export const triglycerides = 'triglycerides';
export const a1c = 'HbA1c';
export const egfr = 'kidney test (eGFR)';
export const numberColumn = 'Number';
export const withinColumn = 'Within a person, %';
export const labColumn = 'In the lab, %';
export const factorColumn = 'Factor';
