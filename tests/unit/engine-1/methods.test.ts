import { expect, test } from 'vitest';
import { longevityEvidence } from '#shared/engine-1/evidence/longevity-questions.ts';
import { methodsPage } from '#shared/engine-1/methods.ts';

const page = methodsPage();

test('the page shows every number that the engine uses, with its sources', () => {
  const shown = page.evidence.flatMap(({ answers }) =>
    answers.flatMap(({ hazardRatio }) => (hazardRatio ? [hazardRatio.women] : [])),
  );
  const used = longevityEvidence.flatMap(({ options, curve }) => [
    ...(curve?.points.map(({ hr }) => hr) ?? []),
    ...(curve
      ? []
      : (options ?? []).flatMap(({ hr }) =>
          hr === null || hr === undefined ? [] : [typeof hr === 'number' ? hr : hr.female],
        )),
  ]);
  expect(shown).toEqual(used);
  expect(used.length).toBeGreaterThan(100);
  for (const row of page.evidence.filter(({ movesAge }) => movesAge))
    expect(row.sources.length, row.questionId).toBeGreaterThan(0);
});

test('24 questions move the age', () => {
  expect(page.evidence.filter(({ movesAge }) => movesAge)).toHaveLength(24);
});

test('what is not verified says so', () => {
  const vaping = page.evidence
    .find(({ questionId }) => questionId === 'smoking')
    ?.answers.find(({ label }) => label.includes('vape'));
  expect(vaping).toMatchObject({ verified: false });
  expect(page.constants.filter(({ verified }) => !verified).length).toBeGreaterThan(3);
  expect(page.notVerified.length).toBeGreaterThan(3);
});

test('no answer is shown without its words', () => {
  const nameless = page.evidence.flatMap(({ questionId, question, answers }) => [
    ...(question ? [] : [questionId]),
    ...answers.filter(({ label }) => !label || /^[a-z]/.test(label)).map(({ label }) => `${questionId} ${label}`),
  ]);
  expect(nameless).toEqual([]);
});

test('sources link where they can, and each is listed once', () => {
  const ids = page.sources.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(page.sources.filter(({ url }) => url?.startsWith('https://')).length).toBeGreaterThan(60);
});
