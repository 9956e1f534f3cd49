import { expect, test } from 'vitest';
import { bundleOf } from '#shared/fhir/bundle.ts';
import { contentOf } from '#shared/verify/content-of.ts';
import { cardiacPersonas } from '#tests/personas/read-personas.ts';
import { everyPersona, inputOf } from '#tests/unit/fhir/people.ts';

const shown = (input: Parameters<typeof bundleOf>[0]) =>
  contentOf({ kind: 'document', file: JSON.parse(JSON.stringify(bundleOf(input))) });

test.each(everyPersona)('%s: each result with its day and figures, each warning with its level', async (_, input) => {
  const { name, results, warnings, measured } = await shown(input);
  expect(name).toBe('Ines O’Brien & <Söhne>');
  expect(results.map(({ day }) => day)).toEqual(input.results.map(({ day }) => day));
  for (const [place, { content }] of input.results.entries()) {
    const said = content.overall_summary;
    const [first] = results[place]?.figures ?? [];
    if (typeof said.biologicalAge === 'number')
      expect(first).toMatchObject({ value: String(Math.round(said.biologicalAge)) });
    if (said.biologicalAge === null || said.cardiacRiskScore === null) expect(first?.value).toMatch(/^Not estimated/);
    if (typeof said.cardiacRiskScore === 'number') expect(first?.value).toMatch(/\d%$/);
    const hasRange = said.biologicalAgeLow ?? said.cardiacRiskScoreLow;
    expect(typeof first?.range).toBe(hasRange == null ? 'object' : 'string');
  }
  const raised = new Map(input.results.flatMap(({ content }) => content.redFlags.map((flag) => [flag.code, flag])));
  expect(warnings.map(({ level, text }) => [level, text])).toEqual(
    [...raised.values()].map(({ level, message }) => [level, message]),
  );
  for (const { label, value } of measured)
    expect([label, value]).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/\S/)]);
});

test('measured values are shown as they were typed', async () => {
  const { answers, longevityAnswers: longevity } = cardiacPersonas.ideal60M ?? expect.fail('no such persona');
  const heart = { ...answers, bpSystolic: '118', bpDiastolic: '76', totalCholesterol: '201' };
  const { measured } = await shown(inputOf({ longevity, heart }));
  expect(measured).toContainEqual(expect.objectContaining({ value: '118 mmHg / 76 mmHg' }));
  expect(measured).toContainEqual(expect.objectContaining({ value: '201 mg/dL' }));
});

test('a name that was not shared is blank', async () => {
  const [, input] = everyPersona[0] ?? expect.fail('no persona');
  expect((await shown({ ...input, who: { name: null, hasBirthDate: false } })).name).toBe('');
});
