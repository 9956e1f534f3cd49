import type { FeaturePage } from '#web/features/feature.ts';
import { doctorPage, viewPath } from './paths.ts';

// One page of results for a clinician: printed, as a file, or behind a link that opens at /view with a passcode.

/** It shows a code to scan, too. */
export const sheet = 'code';

export const pages: readonly FeaturePage[] = [
  {
    path: doctorPage(':submissionId'),
    load: async () => (await import('./page/doctor-page.tsx')).DoctorPage,
    sheet,
    isProtected: true,
  },
  { path: viewPath, load: async () => (await import('./view/view-page.tsx')).ViewPage, sheet },
];
