import { afterEach, expect, test, vi } from 'vitest';
import { longevityPersonas, today } from '#tests/personas/personas.ts';

afterEach(() => {
  vi.doUnmock('#shared/product.ts');
  vi.resetModules();
});

test('under another name the questions, the evidence and the result follow, and the numbers stay', async () => {
  vi.resetModules();
  vi.doMock('#shared/product.ts', () => ({
    product: { id: 'vitality', name: 'Vitality', brandLine: '', partner: { name: '', url: '' } },
  }));
  const { composeResult } = await import('#shared/scoring/compose-result.ts');
  const { answers, output } = longevityPersonas.heavySmoker50M as (typeof longevityPersonas)[string];
  const { familyLongevity, longevityKnowledge, ...rest } = answers;
  const renamed = { ...rest, familyVitality: familyLongevity, vitalityKnowledge: longevityKnowledge };
  const content = composeResult({ quizId: 'vitality' as never, answers: renamed, today });
  expect(content.overall_summary).toMatchObject({
    biologicalAge: output.biologicalAge,
    vitalityFactor: output.longevityFactor,
  });
  expect(content.contributions.find(({ questionId }) => questionId === 'familyVitality')?.years).toBe(
    output.contributionsYears.familyLongevity,
  );
  expect(content.summaryParagraph).toContain('Your Vitality Factor is 1');
  expect(JSON.stringify(content)).not.toMatch(/longevity/i);
});
