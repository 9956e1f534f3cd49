import { describe, expect, test } from 'vitest';
import { readSheetFacts } from '#shared/features/doctor/sheet/sheet-facts.ts';
import { sheetOf } from '#shared/features/doctor/sheet/sheet-of.ts';
import { scoreCardiac } from '#shared/heart/score.ts';
import { scoreLongevity } from '#shared/longevity/score.ts';
import { stepTimeOf } from '#shared/safety/levels.ts';
import { redFlags } from '#shared/safety/red-flags.ts';
import { people, toSheet } from '#tests/features/doctor/people.ts';
import { cardiacPersonas, longevityPersonas, today } from '#tests/personas/read-personas.ts';

const labelsOf = new Map<string, string>(redFlags.map(({ code, label }) => [code, label.replaceAll("'", '’')]));
const wordsOf = (sheet: unknown): string => JSON.stringify(sheet);

describe.each(people)('$name', (person) => {
  const sheet = sheetOf(toSheet(person));
  const heart = person.heart && scoreCardiac(person.heart, person.longevity ?? {}, person.today);
  const longevity = person.longevity && scoreLongevity(person.longevity, person.today, person.heart ?? {});

  test('is plain data', () => {
    expect(JSON.parse(JSON.stringify(sheet))).toEqual(sheet);
  });

  test('names every warning that the answers raised, and by when', () => {
    const raised =
      (heart ?? longevity)?.redFlags.map(({ code, level }) => ({ label: labelsOf.get(code), level })) ?? [];
    // The label is followed by the value that raised the warning and the day of an older answer.
    const named = sheet.warnings.raised.map(({ label, level }) => ({ label: label.split(/: | \(told on /)[0], level }));
    expect(named).toEqual(raised);
    for (const { when } of sheet.warnings.raised) expect(when).not.toBe('');
  });

  test('knows the time of each step of a page', () => {
    const { habitsPage, heartPage } = readSheetFacts(toSheet(person));
    const times = [habitsPage, heartPage].flatMap((page) => [
      page?.heart?.nextStep?.by,
      ...(page?.focus_areas.topRecommendations ?? []).map(({ by }) => by),
    ]);
    for (const time of times) if (time) expect(stepTimeOf(time), time).not.toBeNull();
  });

  test('has the figures of both engines with their ranges, or why there is none', () => {
    if (heart?.eligibility === 'ok') {
      expect(sheet.heart.rows[0]?.value).toContain(`${heart.cardiacRiskScore}%`);
    } else {
      expect(sheet.heart.rows).toEqual([{ label: 'Not estimated', value: expect.stringMatching(/\w/) }]);
      expect(wordsOf(sheet.heart)).not.toContain('%');
    }
    if (longevity?.status === 'ok') {
      const [low, high] = longevity.biologicalAgeRange ?? [0, 0];
      const range = [Math.round(low), Math.round(high)];
      expect(sheet.habits.rows[0]?.value).toMatch(new RegExp(`^${Math.round(longevity.biologicalAge ?? 0)} \\(`));
      expect(sheet.habits.rows[0]?.value).toContain(String(range[0]));
    } else expect(sheet.habits.rows[0]?.label).toBe('Not estimated');
  });

  test('does not grade or compare when a warning cannot wait', () => {
    if (!heart?.redFlags.some(({ level }) => level !== 'soon')) return;
    expect(wordsOf(sheet.heart)).not.toMatch(/Category|risk age|borderline|intermediate/);
  });

  test('marks values moved to a limit, assumed values and missing ones', () => {
    const marks = sheet.inputs.filter(({ mark }) => mark === 'clamped');
    expect(marks).toHaveLength(heart?.clamped.length ?? 0);
    for (const { value } of marks) expect(value).toContain('counted as');
    const used = heart?.eligibility === 'ok' ? heart.inputsUsed : null;
    for (const [name, label] of [
      ['totalChol', 'Total cholesterol'],
      ['hdl', 'HDL cholesterol'],
      ['egfr', 'eGFR'],
    ] as const)
      if (used?.[name][3] === 'imputed') {
        const row = sheet.inputs.find((input) => input.label === label);
        expect(row?.value).toContain('assumed');
        expect(row?.mark).not.toBeNull();
      }
    for (const { value, mark } of sheet.inputs) if (/^not (known|answered)/.test(value)) expect(mark).not.toBeNull();
  });

  test('has cholesterol in both units', () => {
    for (const { label, value } of sheet.inputs)
      if (label.endsWith('cholesterol') && /\d/.test(value)) expect(value).toMatch(/mg\/dL.*mmol\/L/);
  });

  test('leaves out everything that the user chose not to share', () => {
    const less = sheetOf(toSheet(person, { name: false, birthdate: false, mood: false, weight: false }));
    expect(less.person.name).toBeNull();
    expect(less.person.born).toBeNull();
    const words = wordsOf(less);
    expect(words).not.toMatch(/kg\/m²|\bcm\b|Height, weight, BMI/);
    expect(words).not.toMatch(
      /Low mood|low mood|Stress,|Coping with stress|View of the future|People to count on|Down or without/,
    );
    expect(words).not.toContain('stress"');
    expect(words).toContain('Left out by the patient: mood, stress');
    // An urgent warning is never left out.
    const urgent = sheet.warnings.raised.filter(({ level }) => level !== 'soon');
    expect(less.warnings.raised).toEqual(expect.arrayContaining(urgent));
  });
});

const ofHeart = (name: string) => {
  const persona = cardiacPersonas[name];
  if (!persona) throw new Error(`no persona ${name}`);
  return { longevity: persona.longevityAnswers, heart: persona.answers, today };
};

test('a typed value is shown as typed, with its other unit and the day of the report', () => {
  const person = ofHeart('average45F');
  const given = toSheet({ ...person, heart: { ...person.heart, hdlCholesterol: '54.1', labDate: '2025-09-03' } });
  const typed = { hdlCholesterol: { text: '1.4', unit: 'mmol' as const } };
  const sheet = sheetOf({ ...given, heart: given.heart && { ...given.heart, typed } });
  expect(sheet.inputs.find(({ label }) => label === 'HDL cholesterol')).toEqual({
    label: 'HDL cholesterol',
    value: '54 mg/dL (1.4 mmol/L)',
    how: 'exact, from a report',
    date: '3 Sep 2025',
    mark: null,
  });
});

test('a blood test older than three years is shown as not used, with the assumed value', () => {
  const person = ofHeart('average45F');
  const heart = { ...person.heart, totalCholesterol: '212', labDate: '2020-01-01' };
  const row = sheetOf(toSheet({ ...person, heart })).inputs.find(({ label }) => label === 'Total cholesterol');
  expect(row).toMatchObject({ how: 'exact, older than 3 years: not used', date: '1 Jan 2020', mark: 'missing' });
  expect(row?.value).toMatch(/^212 mg\/dL \(5\.48 mmol\/L\), .* assumed$/);
});

test('the sheet says that the user is pregnant instead of showing figures, and lists no weight', () => {
  const sheet = sheetOf(toSheet(ofHeart('pregnant31F')));
  expect(sheet.heart.rows).toEqual([{ label: 'Not estimated', value: 'pregnancy, or birth within 6 weeks' }]);
  expect(sheet.warnings.adaptedFor).toContain('pregnancy, or birth within 6 weeks');
  expect(JSON.stringify(sheet.habits)).not.toContain('weight');
});

test('an answer to a warning is shown with the warning and its day, and the warning stays', () => {
  const given = toSheet(ofHeart('diabetic58F_emergency'));
  const at = '2026-01-20T09:00:00.000Z';
  const checked = { at, signs: [{ code: 'chestPainHeartLike', on: '2026-01-19', at }] };
  const sheet = sheetOf({ ...given, heart: given.heart && { ...given.heart, checked } });
  expect(sheet.warnings.checked).toEqual([
    expect.stringMatching(
      /^Under the heart result on 20 January 2026: .+: examined on 19 January 2026, has not come back\.$/,
    ),
  ]);
  expect(sheet.warnings.raised[0]?.level).toBe('urgent');
});

test('with a notice, the sheet has no heart age and nothing in the patient’s favour, and says why there is no category', () => {
  const person = ofHeart('average45F');
  const raised = { ...person, heart: { ...person.heart, bpReading: 'numbers', bpSystolic: '150', bpDiastolic: '84' } };
  const sheet = sheetOf(toSheet(raised));
  expect(sheet.warnings.raised.map(({ level }) => level)).toEqual(['soon']);
  const labels = [...sheet.heart.rows, ...sheet.habits.rows].map(({ label }) => label);
  expect(labels).not.toContain('PREVENT risk age');
  expect(labels).not.toContain('Largest contributions, younger');
});

test('symptoms that were denied are named, and a question that was not asked does not count as denied', () => {
  const person = ofHeart('average45F');
  expect(sheetOf(toSheet(person)).warnings.denied).toContain('palpitations');
  const { palpitations: _, ...heart } = person.heart;
  expect(sheetOf(toSheet({ ...person, heart })).warnings.denied).not.toContain('palpitations');
  expect(sheetOf(toSheet({ ...person, heart: null })).warnings.denied).toBeNull();
});

test('one quiz is enough, and the sheet says what the other one would have added', () => {
  const { answers } = longevityPersonas.average45F ?? { answers: {} };
  const sheet = sheetOf(toSheet({ longevity: answers, heart: null, today }));
  expect(sheet.heart.rows).toEqual([{ label: 'Not estimated', value: 'quiz not taken' }]);
  expect(sheet.unknown.join()).toContain('the heart quiz was not taken');
  const { heart } = ofHeart('average45F');
  expect(sheetOf(toSheet({ longevity: null, heart, today })).unknown.join()).toContain('the first quiz was not taken');
});

test('the number that would tell most is named once, with the range that it would give', () => {
  const [first, ...others] = sheetOf(toSheet(ofHeart('afNoThinner69F'))).unknown;
  expect(first).toMatch(/^exact eGFR \(would narrow ASCVD to about .*%\)$/);
  expect(others.join()).not.toContain('eGFR');
});

test('the sheet accepts any answers and never throws', () => {
  const odd = { bpSystolic: {}, height: 'tall', smoking: 7, labDate: 'soon', moodLow: null } as never;
  expect(sheetOf(toSheet({ longevity: odd, heart: odd, today })).format).toBe(1);
});

test('nextStep, questions, models, versions and references match the user’s own result', () => {
  const sheet = sheetOf(toSheet(ofHeart('heavySmoker50M')));
  expect(sheet.questions[0]).toBe('Do I need medicine for my blood pressure? (Below 130 over 80)');
  expect(sheet.nextStep).toMatch(/^Book the appointment in the notice/);
  expect(sheet.methods.join(' ')).toMatch(/engine \d+\.\d+\.\d+.*PREVENT.*guideline 2026/);
});

test('the sheet says that a result was corrected, for a clinician who saw the earlier one', () => {
  const person = toSheet(ofHeart('heavySmoker50M'));
  const replaces = {
    at: '2026-12-03T10:00:00Z',
    reason: 'A pulse counted wrong.',
    id: 'one~1',
    engineVersion: '2.0.0',
  };
  const heart = person.heart && { ...person.heart, replaces };
  expect(sheetOf({ ...person, heart }).methods.join(' ')).toMatch(/before 3 December 2026 .* A pulse counted wrong\./);
  expect(sheetOf(person).methods.join(' ')).not.toContain('corrected');
});
