import * as pages from '#feature-words/numbers.ts';
import type { SubmissionLink } from '#web/features/feature.ts';

export const retakePage = (submissionId: string): string => `/retake/${submissionId}`;

export const readingPage = (submissionId: string): string => `/numbers/${submissionId}`;

export const rowLinks: readonly SubmissionLink[] = [
  { name: pages.myAnswers, pathOf: (submissionId) => `/answers/${submissionId}` },
];
