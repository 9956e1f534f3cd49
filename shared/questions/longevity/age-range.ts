/** The ages, in completed years, that the quiz is for and that have an estimate. The life tables hold no others. */
export const ageRange = { min: 18, max: 110 } as const;
