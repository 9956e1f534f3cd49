import { describe, expect, test } from 'vitest';
import { asRunId, asUserId } from '#shared/contract/ids.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { guessUnits } from '#shared/quiz/units/unit-preference.ts';
import type { UnitCode } from '#shared/quiz/units/units.ts';
import { warningsOf } from '#web/features/numbers/form/number-warnings.ts';
import type { NumberId } from '#web/features/numbers/form/numbers.ts';
import { numbersRequest } from '#web/features/numbers/form/numbers-form.tsx';
import {
  chooseUnit,
  confirm,
  readSheet,
  type Sheet,
  sheetOf,
  takeAnswer,
  typeInto,
} from '#web/features/numbers/form/numbers-sheet.ts';
import type { Base } from '#web/features/numbers/form/use-base.ts';
import { aBase } from './a-base.ts';

const american = guessUnits('en-US');
const german = guessUnits('de-DE');

const fill = (base: Base, texts: Partial<Record<NumberId, string>>, units = american): Sheet =>
  Object.entries(texts).reduce(
    (sheet, [id, text]) => typeInto(sheet, id as NumberId, text),
    sheetOf(base, units, 'en'),
  );
/** Each answer as it is stored and sent, in any order. */
const inBytes = (answers: Answers) =>
  Object.entries(answers)
    .map(([id, answer]) => `${id} ${JSON.stringify(answer)}`)
    .sort();
const readOf = (base: Base, sheet: Sheet) => readSheet(base, sheet, 'en');

describe('saving', () => {
  test('leaves every untouched answer, and its typed text, byte for byte', () => {
    const typed = { totalCholesterol: { text: '5,20', unit: 'mmol' }, waist: { text: '34', unit: 'in' } } as const;
    const base = aBase({ totalCholesterol: '201.1', waist: '34', a1c: '5.25', labDate: '2026-03-09' }, typed);
    const read = readOf(base, fill(base, { hdlCholesterol: '1.3 mmol/L' }, german));
    const { hdlCholesterol, ...rest } = read.given.answers;
    expect(inBytes(rest)).toEqual(inBytes(base.earlier.answers));
    expect(read.given.typed).toEqual({ ...typed, hdlCholesterol: { text: '1.3 mmol/L', unit: 'mmol' } });
    expect(hdlCholesterol).toBe('50.3');
    expect(read.changed).toEqual(['hdlCholesterol']);
  });

  test('changes nothing on an untouched sheet, in whatever units it is shown', () => {
    const base = aBase({ totalCholesterol: '201.1', a1c: '5.25', labDate: '2026-03-09', waist: '33.9' });
    for (const units of [american, german, guessUnits('en-GB')])
      expect(readOf(base, sheetOf(base, units, 'de-DE'))).toMatchObject({ changed: [], problems: [], doubts: [] });
  });

  test('does not count a stored number that is typed again as a change', () => {
    const base = aBase({ totalCholesterol: '201' });
    expect(readOf(base, fill(base, { totalCholesterol: '201' })).changed).toEqual([]);
  });

  test('removes a number that is emptied', () => {
    const base = aBase({ totalCholesterol: '201' });
    const { given, changed } = readOf(base, fill(base, { totalCholesterol: ' ' }));
    expect(changed).toEqual(['totalCholesterol']);
    expect(given.answers).not.toHaveProperty('totalCholesterol');
  });

  test('replaces the rough answer with pressures, and without both removes how they are known', () => {
    const rough = aBase({ bpReading: 'band', bpBand: '130to139', bpSystolic: undefined, bpDiastolic: undefined });
    const typed = readOf(rough, fill(rough, { bpSystolic: '128', bpDiastolic: '82' })).given.answers;
    expect(typed).toMatchObject({ bpReading: 'numbers', bpSystolic: '128', bpDiastolic: '82' });
    expect(typed).not.toHaveProperty('bpBand');
    const known = aBase({ bpReading: 'numbers', bpSystolic: '128', bpDiastolic: '82', bpBand: undefined });
    const { answers } = readOf(known, fill(known, { bpSystolic: '', bpDiastolic: '' })).given;
    for (const id of ['bpReading', 'bpSystolic', 'bpDiastolic']) expect(answers).not.toHaveProperty(id);
  });

  test('sends a request that names its base, and has the answers with their typed text', () => {
    const base = aBase({ a1c: undefined });
    const user = { id: asUserId('ines'), email: 'ines@example.com', firstName: 'Ines', lastName: '' };
    const read = readOf(base, fill(base, { a1c: '38 mmol/mol' }));
    const request = numbersRequest(base, read, { user, runId: asRunId('run-1') });
    expect(request.basedOn).toBe('heart-1');
    expect(request.submittedAnswers.find(({ questionId }) => questionId === 'a1c')).toMatchObject({
      value: '5.63',
      typed: { text: '38 mmol/mol', unit: 'mmolmol' },
    });
    expect(request.submittedAnswers).toHaveLength(Object.keys(base.earlier.answers).length + 1);
  });
});

describe('units', () => {
  test('a typed number stays in every unit, and a stored number is shown in the new unit, and back', () => {
    const base = aBase({ ldlCholesterol: '116' });
    const switchTo = (sheet: Sheet, id: NumberId, unit: UnitCode) => chooseUnit(base, sheet, id, unit, 'en');
    const shown = sheetOf(base, american, 'en');
    expect(switchTo(shown, 'ldlCholesterol', 'mmol').entries.ldlCholesterol.text).toBe('3');
    const back = switchTo(switchTo(shown, 'ldlCholesterol', 'mmol'), 'ldlCholesterol', 'mgdl');
    expect(back.entries.ldlCholesterol.text).toBe('116');
    const typed = switchTo(typeInto(shown, 'lpa', '50'), 'lpa', 'nmol');
    expect(typed.entries.lpa.text).toBe('50');
  });

  test('a number that is impossible in its unit but ordinary in the other is questioned, and one tap accepts it', () => {
    const base = aBase({ totalCholesterol: undefined, ldlCholesterol: undefined, hdlCholesterol: undefined });
    const sheet = fill(base, { totalCholesterol: '5.2' });
    const [problem] = readOf(base, sheet).problems;
    expect(problem).toMatchObject({ id: 'totalCholesterol', sentence: expect.stringContaining('5.2 mmol/L') });
    const [choice] = problem?.choices ?? [];
    if (!choice) throw new Error('Nothing is offered.');
    const taken = readOf(base, takeAnswer(sheet, 'totalCholesterol', choice.answer, choice.typed));
    expect(taken.problems).toEqual([]);
    expect(taken.given.typed.totalCholesterol).toEqual({ text: '5.2', unit: 'mmol' });
  });
});

describe('questions before saving', () => {
  const base = aBase({ bpReading: 'unknown', bpSystolic: undefined, bpDiastolic: undefined, bpBand: undefined });
  test('pressures the wrong way round', () => {
    const sheet = fill(base, { bpSystolic: '84', bpDiastolic: '142' });
    expect(readOf(base, sheet).doubts.map(({ questionId }) => questionId)).toEqual(['bpDiastolic']);
    const confirmed = confirm(sheet, 'bpDiastolic');
    expect(readOf(base, confirmed)).toMatchObject({ doubts: [], confirmed: ['bpDiastolic'] });
    expect(readOf(base, typeInto(confirmed, 'bpSystolic', '85')).doubts).toHaveLength(1);
  });

  test('a doubt that the earlier submission has confirmed is not raised again, and still sent as confirmed', () => {
    const swapped = aBase({ bpReading: 'numbers', bpSystolic: '84', bpDiastolic: '142', bpBand: undefined });
    expect(readOf(swapped, fill(swapped, { waist: '34' }))).toMatchObject({ doubts: [], confirmed: ['bpDiastolic'] });
  });

  test('a bottom number alone', () => {
    expect(readOf(base, fill(base, { bpDiastolic: '82' })).problems).toMatchObject([{ id: 'bpSystolic' }]);
  });

  test.each([
    [{ day: '23', month: '11', year: '2026' }, 'Enter a date that isn’t in the future.'],
    [{ day: '31', month: '2', year: '2026' }, 'Enter a real date, with a 4-digit year.'],
    [{ day: '', month: '2', year: '2026' }, 'Enter a real date, with a 4-digit year.'],
    [{ day: '1', month: '2', year: '1930' }, 'That is before you were born. Check the year.'],
  ])('an impossible date on the sheet: %o', (date, sentence) => {
    const sheet = { ...sheetOf(base, american, 'en'), date };
    expect(readOf(base, sheet).problems).toEqual([{ id: 'labDate', sentence, choices: [] }]);
  });

  test('a valid date is stored as a day, and an old one stays', () => {
    const sheet = { ...sheetOf(base, american, 'en'), date: { day: '3', month: '9', year: '2019' } };
    expect(readOf(base, sheet).given.answers.labDate).toBe('2019-09-03');
  });

  test('an old stored date is not an error while it is untouched', () => {
    const old = aBase({ labDate: '2019-09-03' });
    expect(readOf(old, sheetOf(old, american, 'en')).problems).toEqual([]);
  });
});

describe('warnings before saving', () => {
  const calm = aBase({ bpReading: 'unknown', bpSystolic: undefined, bpDiastolic: undefined, bpBand: undefined });
  const flagsOf = (base: Base, texts: Partial<Record<NumberId, string>>) =>
    warningsOf(base, readOf(base, fill(base, texts))).flags;
  const codesOf = (base: Base, texts: Partial<Record<NumberId, string>>) =>
    flagsOf(base, texts).map(({ code }) => code);

  test('a very high pressure', () => {
    expect(codesOf(calm, { bpSystolic: '182', bpDiastolic: '121' })).toEqual(['bpVeryHigh']);
  });
  test('the same pressure again, typed a second time', () => {
    const high = aBase({ bpReading: 'numbers', bpSystolic: '182', bpDiastolic: '121', bpBand: undefined });
    expect(codesOf(high, { bpSystolic: '190' })).toEqual(['bpVeryHigh']);
    expect(codesOf(high, { waist: '34' })).toEqual([]);
  });
  test('a pressure with a symptom that was reported earlier is an emergency', () => {
    const ill = aBase({
      chestPain: 'now',
      bpReading: 'unknown',
      bpSystolic: undefined,
      bpDiastolic: undefined,
      bpBand: undefined,
    });
    expect(codesOf(ill, { bpSystolic: '182', bpDiastolic: '121' })).toContain('bpCrisisSymptoms');
  });
  test('each first says what it is about, with the value', () => {
    const [notice] = flagsOf(calm, { bpSystolic: '182', bpDiastolic: '121' });
    expect(notice?.heading).toBe('Very high blood pressure: 182/121.');
    expect(notice?.message).toMatch(/^180 or more on top/);
  });
  test('with an emergency, another one has no day of its own', () => {
    const faint = aBase({ syncope: 'nearlyToday', syncopeContext: 'trigger' });
    const [first, second] = flagsOf(faint, { bpSystolic: '192', bpDiastolic: '112', egfr: '12' });
    expect([first?.code, second?.code]).toEqual(['bpCrisisSymptoms', 'kidneyVeryLow']);
    expect(second?.message).toMatch(/^Tell them about this, too\./);
    expect(second?.message).not.toMatch(/today|tomorrow/);
  });
  test('ordinary numbers raise none', () => {
    expect(codesOf(calm, { bpSystolic: '118', bpDiastolic: '76', totalCholesterol: '180' })).toEqual([]);
  });
});
