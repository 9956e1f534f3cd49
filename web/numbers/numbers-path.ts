export const numbersPath = '/numbers/:submissionId';

/** Where exact values are added to a heart submission. */
export const numbersPathOf = (submissionId: string): string => `/numbers/${submissionId}`;
