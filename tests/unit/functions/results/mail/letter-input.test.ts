import { expect, test } from 'vitest';
import { letterInput } from '#functions/results/mail/results-mail.ts';
import type { UnitPreference } from '#shared/quiz/units/unit-choices.ts';
import { someSubmission } from '#tests/support/submissions.ts';
import { longevityContent } from '#tests/unit/results/sample-results.ts';

test('a mail is in the units of its reader, or in both without a choice', () => {
  const both = 'Your goal is below 70 mg/dL (1.8 mmol/L).';
  const introFor = (units: UnitPreference | null) => {
    const submission = someSubmission(new Date('2026-07-01T10:00:00Z'));
    return letterInput(
      submission,
      { ...longevityContent, intro: both },
      { siteUrl: 'https://longevity.example', units },
    ).content.intro;
  };
  expect(introFor({ height: 'cm', weight: 'kg', labs: 'mmol', a1c: 'mmolmol' })).toBe('Your goal is below 1.8 mmol/L.');
  expect(introFor(null)).toBe(both);
});
