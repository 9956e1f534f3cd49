import * as words from '#feature-words/doctor/sheet.ts';
import { clampToLimits, type HeartInput, type UncertainName } from '#shared/heart/inputs/heart-inputs.ts';
import type { ExactNumberId, NumberUse } from '#shared/person/my-numbers.ts';
import { type HeartAnswers, sexesOf } from '#shared/person/person.ts';
import { heartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import { longevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import { questionOf } from '#shared/quiz/all-questions.ts';
import { shortDay } from '#shared/reading/day-words.ts';
import { round } from '#shared/scoring/rounding.ts';
import type { SheetInput } from './sheet.ts';
import type { SheetFacts } from './sheet-facts.ts';
import { inBothUnits, optionWords } from './value-words.ts';

/** The row of a missing value without an estimate in its place. */
const missing = (label: string, value = words.notKnown): SheetInput => ({
  label,
  value,
  how: '–',
  date: '–',
  mark: 'missing',
});

/** What the first quiz asks: smoking, and height and weight where the person lets them be seen. */
const bodyInputs = (facts: SheetFacts): SheetInput[] => {
  const { longevity, person } = facts;
  if (longevity === null) return [missing(words.smoking)];
  const smoking = optionWords(longevityQuiz, 'smoking', person.longevity.smoking);
  const date = shortDay(longevity.day);
  const row: SheetInput = smoking
    ? { label: words.smoking, value: smoking, how: words.howReported, date, isChosen: true, mark: null }
    : missing(words.smoking, words.notAnswered);
  return facts.allowed.weight ? [row, size(facts, date)] : [row];
};

const size = (facts: SheetFacts, date: string): SheetInput => {
  const { person, longevity } = facts;
  const parts = (['height', 'weight'] as const).flatMap((id) => {
    const question = questionOf(longevityQuiz, id);
    const value = person.longevity[id];
    return question && value !== undefined ? [inBothUnits(question, value, longevity?.typed)] : [];
  });
  const label = words.bodySize;
  if (person.bmi === null) return missing(label, [...parts, words.bmiNotKnown].join(', '));
  const bmi = `${round(person.bmi, 1)} kg/m²`;
  const row: SheetInput = { label, value: [...parts, bmi].join(', '), how: words.howReported, date, mark: null };
  // Without heart answers nothing is estimated from it.
  if (facts.heart === null || !facts.heartFacts.score.clamped.includes('bmi')) return row;
  return { ...row, value: words.countedAs(row.value, clampToLimits('bmi', person.bmi)), mark: 'clamped' };
};

type Lab = { readonly label: string; readonly number: ExactNumberId; readonly band?: keyof HeartAnswers };

const labs = {
  totalChol: { label: words.totalCholesterol, number: 'totalCholesterol', band: 'totalCholesterolBand' },
  hdl: { label: words.hdlCholesterol, number: 'hdlCholesterol', band: 'hdlBand' },
  ldl: { label: words.ldlCholesterol, number: 'ldlCholesterol', band: 'ldlBand' },
  triglycerides: { label: words.triglycerides, number: 'triglycerides', band: 'triglycerideBand' },
  a1c: { label: words.hba1c, number: 'a1c', band: 'a1cBand' },
  glucose: { label: words.fastingGlucose, number: 'fastingGlucose', band: 'fastingGlucoseBand' },
  egfr: { label: words.egfr, number: 'egfr', band: 'egfrBand' },
  lpa: { label: words.lpa, number: 'lpa' },
  uacr: { label: words.albuminCreatinine, number: 'uacr' },
  waist: { label: words.waist, number: 'waist' },
} as const satisfies Readonly<Record<string, Lab>>;
export type LabName = keyof typeof labs;

const uses: Readonly<Record<NumberUse, string>> = {
  exact: words.howExact,
  old: words.howOld,
  impossible: words.howImpossible,
  unreadable: words.howUnreadable,
  stored: words.howStored,
};

/** A blood value as it is known: the exact number, else the chosen band; null when neither is. */
export const labInput = (name: LabName, facts: SheetFacts): SheetInput | null => {
  const { label, number, band }: Lab = labs[name];
  const exact = facts.person.myNumbers?.numbers[number];
  const question = questionOf(heartQuiz, number);
  const { answers = {}, typed } = facts.heart ?? {};
  const given = answers[number];
  if (typeof exact?.value === 'number' && question && given !== undefined) {
    const date = number === 'waist' || answers.labDate === undefined ? dayOf(facts) : shortDay(String(answers.labDate));
    const mark = exact.use === 'old' || exact.use === 'impossible' ? 'missing' : null;
    return { label, value: inBothUnits(question, given, typed), how: uses[exact.use], date, mark };
  }
  const chosen = band && facts.person.heart[band];
  const said = band && chosen !== 'unknown' ? optionWords(heartQuiz, band, chosen) : null;
  if (said === null) return null;
  const value = name === 'egfr' ? `${said} mL/min/1.73 m²` : said;
  return { label, value, how: words.howBand, date: dayOf(facts), mark: null };
};

const dayOf = ({ heart, longevity }: SheetFacts): string => shortDay(heart?.day ?? longevity?.day ?? '');

/**
 * What the heart's figures rest on, and the measured values beside it: value and unit, how it is known, from when. Clamped,
 * assumed and missing values are marked. Without heart answers only what the first quiz asks.
 */
export const inputsOf = (facts: SheetFacts): SheetInput[] => {
  const body = bodyInputs(facts);
  if (facts.heart === null) return body;
  return [
    pressure(facts),
    reported(words.pressureMedicine, 'bpMedication', facts),
    needed('totalChol', facts),
    needed('hdl', facts),
    ...known(['ldl', 'triglycerides'], facts),
    reported(words.cholesterolMedicine, 'statin', facts),
    reported(words.diabetes, 'diabetesStatus', facts),
    ...a1c(facts),
    ...known(['glucose'], facts),
    needed('egfr', facts),
    ...known(['lpa', 'uacr'], facts),
    ...body,
    ...(facts.allowed.weight ? known(['waist'], facts) : []),
    ...pulse(facts),
  ];
};

const known = (names: readonly LabName[], facts: SheetFacts): SheetInput[] =>
  names.flatMap((name) => labInput(name, facts) ?? []);

/** As the equations had it: of the female inputs when both sexes were used. */
const given = (name: UncertainName, { heartFacts }: SheetFacts): HeartInput | null =>
  heartFacts.one.estimate?.given[0][name] ?? null;

const units: Readonly<Record<UncertainName, string>> = {
  sbp: 'mmHg',
  totalChol: 'mg/dL',
  hdl: 'mg/dL',
  egfr: 'mL/min/1.73 m²',
  hba1c: '%',
};

/** mg/dL of cholesterol in one mmol/L. */
const perMmol = 38.67;

const amount = (name: UncertainName, value: number): string => {
  const inMmol = name === 'totalChol' || name === 'hdl' ? ` (${(value / perMmol).toFixed(1)} mmol/L)` : '';
  return `${round(value, name === 'hba1c' ? 1 : 0)} ${units[name]}${inMmol}`;
};

/** The equations always need it, so an average stands in where it is not known. */
const assumed = (label: string, name: UncertainName, facts: SheetFacts): SheetInput => {
  const input = given(name, facts);
  if (input === null) return missing(label);
  const value = words.assumed(amount(name, input.value));
  const [date, mark] = [dayOf(facts), 'assumed'] as const;
  if (input.source === 'told') return { label, value, how: words.howKidneyStage, date, mark };
  if (input.source === 'ldlRoute')
    return { label, value: amount(name, input.value), how: words.howFromLdl, date, mark };
  const isOfOneSex = sexesOf(facts.person.longevity).length === 1;
  return {
    label,
    value,
    how: isOfOneSex ? words.howAverage : words.howAverageWomen,
    date: '–',
    mark,
  };
};

/** The equations count a value outside their limits as the nearest end. */
const withClamp = (row: SheetInput, name: UncertainName, facts: SheetFacts): SheetInput => {
  const input = given(name, facts);
  if (input === null || !facts.heartFacts.score.clamped.includes(name)) return row;
  return { ...row, value: words.countedAs(row.value, clampToLimits(name, input.value)), mark: 'clamped' };
};

const needed = (name: LabName & UncertainName, facts: SheetFacts): SheetInput => {
  const row = labInput(name, facts);
  const used = given(name, facts);
  if (row === null) return withClamp(assumed(labs[name].label, name, facts), name, facts);
  if (row.mark === null) return withClamp(row, name, facts);
  return used === null ? row : { ...row, value: words.withAssumed(row.value, amount(name, used.value)) };
};

const a1c = (facts: SheetFacts): SheetInput[] =>
  known(['a1c'], facts).map((row) => (row.mark === null ? withClamp(row, 'hba1c', facts) : row));

const pressure = (facts: SheetFacts): SheetInput => {
  const { givenSbp, givenDbp, isPressureMistyped, heart } = facts.person;
  const label = words.usualPressure;
  if (givenSbp === null) return assumed(label, 'sbp', facts);
  const band = optionWords(heartQuiz, 'bpBand', heart.bpBand);
  const pair = band ?? (givenDbp === null ? null : `${givenSbp}/${givenDbp}`);
  const value = pair === null ? words.systolicAlone(givenSbp) : `${pair} mmHg`;
  const how = band === null ? words.howTyped : words.howBandChosen;
  const row: SheetInput = { label, value, how, date: dayOf(facts), mark: null };
  if (isPressureMistyped) return { ...row, how: words.howMistyped, mark: 'missing' };
  return withClamp(row, 'sbp', facts);
};

const reported = (label: string, id: 'bpMedication' | 'statin' | 'diabetesStatus', facts: SheetFacts): SheetInput => {
  const said = optionWords(heartQuiz, id, facts.person.heart[id]);
  if (said === null) return missing(label, words.notAnswered);
  return { label, value: said, how: words.howReported, date: dayOf(facts), isChosen: true, mark: null };
};

const pulse = (facts: SheetFacts): SheetInput[] => {
  const { restingHeartRate } = facts.person.heart;
  if (restingHeartRate === undefined) return [missing(words.restingPulse)];
  const value = words.perMinute(restingHeartRate);
  return [{ label: words.restingPulse, value, how: words.howTyped, date: dayOf(facts), mark: null }];
};
