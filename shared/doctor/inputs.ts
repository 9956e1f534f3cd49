import type { HeartInput } from '#shared/heart/inputs/heart-inputs.ts';
import { inside, type UncertainName } from '#shared/heart/inputs/inside-limits.ts';
import { heartQuiz } from '#shared/heart/questions/heart-quiz.ts';
import { sexesOf } from '#shared/person/sex.ts';
import { round } from '#shared/scoring/rounding.ts';
import { bodyInputs } from './body-inputs.ts';
import { dayOf, type LabName, labInput, labs } from './lab-inputs.ts';
import { missing } from './missing.ts';
import type { SheetInput } from './sheet.ts';
import type { SheetFacts } from './sheet-facts.ts';
import { optionWords } from './value-words.ts';

/**
 * What the heart's figures rest on, and the measured values beside it: value and unit, how it is known, from when. Clamped,
 * assumed and missing values are marked. Without heart answers only what the first quiz asks.
 */
export const inputsOf = (facts: SheetFacts): SheetInput[] => {
  const body = bodyInputs(facts);
  if (facts.heart === null) return body;
  return [
    pressure(facts),
    reported('Blood pressure medicine', 'bpMedication', facts),
    needed('totalChol', 'totalChol', facts),
    needed('hdl', 'hdl', facts),
    ...known(['ldl', 'triglycerides'], facts),
    reported('Statin or other cholesterol medicine', 'statin', facts),
    reported('Diabetes', 'diabetesStatus', facts),
    ...a1c(facts),
    ...known(['glucose'], facts),
    needed('egfr', 'egfr', facts),
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
  const value = `not known, ${amount(name, input.value)} assumed`;
  if (input.source === 'told')
    return { label, value, how: 'from the reported kidney stage', date: dayOf(facts), mark: 'assumed' };
  if (input.source === 'ldlRoute')
    return { label, value: amount(name, input.value), how: 'derived from LDL', date: dayOf(facts), mark: 'assumed' };
  return {
    label,
    value,
    how: isOfOneSex(facts) ? 'average for age and sex' : 'average for age, of women',
    date: '–',
    mark: 'assumed',
  };
};

const isOfOneSex = ({ person }: SheetFacts): boolean => sexesOf(person.longevity).length === 1;

/** The equations count a value outside their limits as the nearest end. */
const withClamp = (row: SheetInput, name: UncertainName, facts: SheetFacts): SheetInput => {
  const input = given(name, facts);
  if (input === null || !facts.heartFacts.score.clamped.includes(name)) return row;
  return { ...row, value: `${row.value}, counted as ${inside(name, input.value)}`, mark: 'clamped' };
};

const needed = (lab: LabName, name: UncertainName, facts: SheetFacts): SheetInput => {
  const row = labInput(lab, facts);
  const used = given(name, facts);
  if (row === null) return withClamp(assumed(labs[lab].label, name, facts), name, facts);
  if (row.mark === null) return withClamp(row, name, facts);
  return used === null ? row : { ...row, value: `${row.value}, ${amount(name, used.value)} assumed` };
};

const a1c = (facts: SheetFacts): SheetInput[] =>
  known(['a1c'], facts).map((row) => (row.mark === null ? withClamp(row, 'hba1c', facts) : row));

const pressure = (facts: SheetFacts): SheetInput => {
  const { givenSbp, givenDbp, isPressureMistyped, heart } = facts.person;
  const label = 'Blood pressure, usual';
  if (givenSbp === null) return assumed(label, 'sbp', facts);
  const band = optionWords(heartQuiz, 'bpBand', heart.bpBand);
  const value = `${band ?? (givenDbp === null ? `${givenSbp} systolic` : `${givenSbp}/${givenDbp}`)} mmHg`;
  const how = band === null ? 'typed' : 'band, chosen';
  const row: SheetInput = { label, value, how, date: dayOf(facts), mark: null };
  if (isPressureMistyped) return { ...row, how: 'typed, upper not above lower: not used', mark: 'missing' };
  return withClamp(row, 'sbp', facts);
};

const reported = (label: string, id: 'bpMedication' | 'statin' | 'diabetesStatus', facts: SheetFacts): SheetInput => {
  const words = optionWords(heartQuiz, id, facts.person.heart[id]);
  if (words === null) return { ...missing(label), value: 'not answered' };
  return { label, value: words, how: 'reported', date: dayOf(facts), mark: null };
};

const pulse = (facts: SheetFacts): SheetInput[] => {
  const { restingHeartRate } = facts.person.heart;
  if (restingHeartRate === undefined) return [missing('Resting pulse')];
  const value = `${restingHeartRate} per minute`;
  return [{ label: 'Resting pulse', value, how: 'typed', date: dayOf(facts), mark: null }];
};
