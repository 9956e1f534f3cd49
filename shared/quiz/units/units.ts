import type { Question, QuestionUnit, WordedUnit } from '#shared/quiz/question.ts';
import * as names from '#words/unit-names.ts';

/**
 * Every unit that a number can be typed in: its name, how people write it, and how it converts to the first unit of its question,
 * in which answers are stored (METHODS 1.3, 10.1). The question itself converts the units that it names (`unit` and `convert.to`).
 * For any other unit, `beside` says which first unit it belongs to.
 */
export type Unit = {
  /** The label after a value, and how a question names the unit. */
  readonly label: string;
  /** How a question names a unit whose label is words. */
  readonly code?: string;
  /**
   * How people write the unit, in English and Spanish, in lower case without accents, and how many of the unit each word stands for:
   * 1 m is 100 cm.
   */
  readonly words: Readonly<Record<string, number>>;
  /** For a unit written as two numbers: `size` of the small one make one big one. `words` are the small one's. */
  readonly parts?: {
    readonly size: number;
    readonly bigWords: readonly string[];
    readonly labels: readonly [string, string];
  };
  /** Decimals of a value that is shown in this unit but was typed in another. The question's own `decimals` takes precedence. */
  readonly decimals?: number;
  /** The first unit of the questions that also accept this unit, and how many of this unit make one of that. */
  readonly beside?: { readonly first: string; readonly perFirst: number };
};

const inches = { in: 1, inch: 1, inches: 1, pulgada: 1, pulgadas: 1, '"': 1, "''": 1 };
const centimetres = {
  cm: 1,
  centimeter: 1,
  centimeters: 1,
  centimetre: 1,
  centimetres: 1,
  centimetro: 1,
  centimetros: 1,
  m: 100,
  metro: 100,
  metros: 100,
  mm: 0.1,
};
const pounds = { lb: 1, lbs: 1, pound: 1, pounds: 1, libra: 1, libras: 1 };

const units = {
  ftIn: {
    label: names.feetAndInchesUnit,
    code: 'ft and in',
    words: inches,
    parts: { size: 12, bigWords: ['ft', 'foot', 'feet', 'pie', 'pies', "'"], labels: ['ft', 'in'] },
  },
  cm: { label: 'cm', words: centimetres, decimals: 0 },
  in: { label: 'in', words: inches },
  lb: { label: 'lb', words: pounds },
  kg: {
    label: 'kg',
    words: { kg: 1, kgs: 1, kilo: 1, kilos: 1, kilogram: 1, kilograms: 1, kilogramo: 1, kilogramos: 1 },
    decimals: 1,
  },
  stLb: {
    label: names.stoneAndPoundsUnit,
    code: 'st and lb',
    words: pounds,
    parts: { size: 14, bigWords: ['st', 'stone', 'stones'], labels: ['st', 'lb'] },
    decimals: 1,
    beside: { first: 'lb', perFirst: 1 },
  },
  mgdl: { label: 'mg/dL', words: { 'mg/dl': 1, mgdl: 1, mg: 1 } },
  mmol: { label: 'mmol/L', words: { 'mmol/l': 1, mmoll: 1, mmol: 1 } },
  percent: { label: '%', words: { '%': 1, percent: 1 } },
  mmolmol: { label: 'mmol/mol', words: { 'mmol/mol': 1, mmolmol: 1, mmol: 1 } },
  nmol: { label: 'nmol/L', words: { 'nmol/l': 1, nmoll: 1, nmol: 1 } },
  mgg: { label: 'mg/g', words: { 'mg/g': 1, mgg: 1 } },
  mgmmol: { label: 'mg/mmol', words: { 'mg/mmol': 1, mgmmol: 1 } },
} as const satisfies Readonly<Record<string, Unit>>;

/** Units that are words, by their codes in the questions. */
const worded: Readonly<Record<WordedUnit, string>> = {
  beatsAMinute: names.beatsAMinute,
  cupsADay: names.cupsADay,
  glassesADay: names.glassesADay,
  hours: names.hours,
  hoursADay: names.hoursADay,
  minutesAWeek: names.minutesAWeek,
  servingsADay: names.servingsADay,
};

/** The unit of a question as people read it. A symbol is the same in every language. */
export const unitName = (unit: QuestionUnit | '' = ''): string => (isWorded(unit) ? worded[unit] : unit);

export const isWorded = (unit: string): unit is WordedUnit => Object.hasOwn(worded, unit);

export type UnitCode = keyof typeof units;

const isUnitCode = (name: string): name is UnitCode => Object.hasOwn(units, name);
export const unitCodes: readonly UnitCode[] = Object.keys(units).filter(isUnitCode);

export const unitOf = (code: UnitCode): Unit => units[code];

const codeOf = (name: string | undefined): UnitCode | undefined =>
  unitCodes.find((code) => (unitOf(code).code ?? unitOf(code).label) === name);

/** The units in which a question can be answered, the stored one first. Empty where the unit is the same everywhere. */
export const unitsOf = ({ unit, convert }: Question): readonly UnitCode[] => {
  const first = codeOf(unit);
  const second = codeOf(convert?.to);
  if (first === undefined || second === undefined) return [];
  const beside = unitCodes.filter((code) => unitOf(code).beside?.first === first);
  return [first, second, ...beside];
};

/** The stored value of a question, in one of its units. */
export const fromFirst = (question: Question, code: UnitCode, stored: number): number => {
  const [first, second] = unitsOf(question);
  if (code === first) return stored;
  const { factor = 1, divisor = 1, offset = 0 } = question.convert ?? {};
  return code === second ? (stored * factor) / divisor + offset : stored * (unitOf(code).beside?.perFirst ?? 1);
};

/** A value in one of a question's units, converted to the stored unit, unrounded. */
export const toFirst = (question: Question, code: UnitCode, value: number): number => {
  const [first, second] = unitsOf(question);
  if (code === first) return value;
  const { factor = 1, divisor = 1, offset = 0 } = question.convert ?? {};
  return code === second ? ((value - offset) * divisor) / factor : value / (unitOf(code).beside?.perFirst ?? 1);
};

/** How many decimals a value has in one of its units when it was typed in another one. */
export const shownDecimals = ({ convert }: Question, code: UnitCode): number =>
  (code === codeOf(convert?.to) ? convert?.decimals : undefined) ??
  unitOf(code).decimals ??
  storedDecimals({ convert });

/** How many decimals a stored value has when it was typed in another unit (METHODS 10.1: one, A1c two). */
export const storedDecimals = ({ convert }: Pick<Question, 'convert'>): number => convert?.storedDecimals ?? 1;
