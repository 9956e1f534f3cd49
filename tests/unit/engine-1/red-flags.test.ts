import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { raisedRedFlags } from '#shared/engine-1/red-flags.ts';

type Raises = Record<string, { parent: string | null; options: Record<string, Record<string, string[]>> }>;

/** The published table of which answer raises which flag, made apart from the rules. */
const table: Raises = JSON.parse(readFileSync(new URL('./vectors/raises.json', import.meta.url), 'utf8'));

const cases = Object.entries(table).flatMap(([question, { parent, options }]) =>
  Object.entries(options).flatMap(([answer, raises]) =>
    Object.entries(raises).map(([parentAnswer, codes]) => ({ question, answer, parent, parentAnswer, codes })),
  ),
);

const codesOf = (answers: Record<string, string>) => raisedRedFlags(answers).map(({ code }) => code);

describe('the rules agree with the published table', () => {
  test('which covers four questions', () => expect(Object.keys(table)).toHaveLength(4));

  test.each(cases)(
    '$question = $answer with $parent = $parentAnswer',
    ({ question, answer, parent, parentAnswer, codes }) => {
      const answers = { ...(parent ? { [parent]: parentAnswer } : {}), [question]: answer };
      expect(codesOf(answers)).toEqual(codes);
    },
  );
});

const levelsOf = (answers: Record<string, string>) =>
  raisedRedFlags(answers).map(({ code, level }) => `${level} ${code}`);

describe('limits', () => {
  test('180 over 79 is very high, 179 over 119 is high, 139 over 89 is neither', () => {
    const typed = (bpSystolic: string, bpDiastolic: string) =>
      codesOf({ bpReading: 'numbers', bpSystolic, bpDiastolic });
    expect(typed('180', '79')).toEqual(['bpVeryHigh']);
    expect(typed('120', '120')).toEqual(['bpVeryHigh']);
    expect(typed('179', '119')).toEqual(['bpStage2']);
    expect(typed('120', '90')).toEqual(['bpStage2']);
    expect(typed('139', '89')).toEqual([]);
  });

  test('a very high pressure with a symptom is an emergency instead', () => {
    const pressure = { bpReading: 'band', bpBand: '180plus' };
    expect(levelsOf(pressure)).toEqual(['urgent bpVeryHigh']);
    expect(levelsOf({ ...pressure, chestPain: 'now' })).toEqual([
      'emergency chestPainNow',
      'emergency bpCrisisSymptoms',
    ]);
  });

  test('one swollen leg is urgent, and an emergency when breath is short', () => {
    expect(levelsOf({ edema: 'oneSided' })).toEqual(['urgent legClot']);
    expect(levelsOf({ edema: 'oneSided', dyspnea: 'minimal' })).toEqual([
      'emergency legClot',
      'urgent breathlessDaily',
    ]);
  });

  test('a hidden answer raises nothing', () => {
    expect(codesOf({ chestPain: 'never', chestPainContext: 'spreads' })).toEqual([]);
    expect(codesOf({ labsAvailable: 'no', ldlBand: '190plus', triglycerideBand: '500plus' })).toEqual([]);
  });

  test('every notice says what to do, by its level', () => {
    expect(raisedRedFlags({ chestPain: 'now' })[0]?.message).toBe(
      'Chest pain right now. Please call 911 or your local emergency number if this is happening now or comes back; otherwise be seen today.',
    );
    expect(raisedRedFlags({ moodLow: 'daily' })[0]?.message).toContain('988');
  });
});
