/** The ages, in completed years, that the quiz is for and that have an estimate. The life tables hold no others. */
export const ageRange = { min: 18, max: 110 } as const;

/** No biological age is shown below this age: the tables begin at 18, so many people would get exactly 18. */
export const shownFromAge = 25;
