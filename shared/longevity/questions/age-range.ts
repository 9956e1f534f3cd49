/** Completed years that the quiz is for, and that an age can be estimated in: the life tables hold no others. */
export const ageRange = { min: 18, max: 110 } as const;
