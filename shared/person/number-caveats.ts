import type { ExactNumbers, MyNumber, NumberCaveat } from './my-numbers.ts';
import { numberDefinitions } from './number-definitions.ts';
import type { HeartAnswers } from './person.ts';

/** LDL and HDL together may exceed the total by this much: the three are measured apart. */
const sumTolerance = 1.1;
/** An exact number may lie in the next band: people choose a band from memory. */
const bandsApart = 1;

/** What the person should know about the exact numbers (METHODS 10.4), in this order. */
export const caveatsOf = (numbers: ExactNumbers, chosen: HeartAnswers, isLabDateWrong: boolean): NumberCaveat[] => {
  const uses = Object.values(numbers).map((one) => one?.use);
  const isTypingOdd =
    isLabDateWrong ||
    uses.includes('unreadable') ||
    uses.includes('impossible') ||
    isFarFromAnyChosenBand(numbers, chosen) ||
    isSumTooLarge(numbers);
  const caveats: { readonly code: NumberCaveat; readonly applies: boolean }[] = [
    { code: 'checkTyping', applies: isTypingOdd },
    { code: 'oldLabs', applies: uses.includes('old') },
    { code: 'uacrNotUsed', applies: numbers.uacr?.use === 'stored' },
  ];
  return caveats.filter(({ applies }) => applies).map(({ code }) => code);
};

const isFarFromAnyChosenBand = (numbers: ExactNumbers, chosen: HeartAnswers): boolean =>
  [
    distance(numberDefinitions.totalCholesterol.bands, numbers.totalCholesterol, chosen.totalCholesterolBand),
    distance(numberDefinitions.ldlCholesterol.bands, numbers.ldlCholesterol, chosen.ldlBand),
    distance(numberDefinitions.hdlCholesterol.bands, numbers.hdlCholesterol, chosen.hdlBand),
    distance(numberDefinitions.triglycerides.bands, numbers.triglycerides, chosen.triglycerideBand),
    distance(numberDefinitions.a1c.bands, numbers.a1c, chosen.a1cBand),
    distance(numberDefinitions.fastingGlucose.bands, numbers.fastingGlucose, chosen.fastingGlucoseBand),
    distance(numberDefinitions.egfr.bands, numbers.egfr, chosen.egfrBand),
  ].some((bands) => bands > bandsApart);

/** How many bands lie between the exact number and the chosen band; 0 when one of them is missing. */
const distance = <Band extends string>(
  bands: readonly (readonly [number, Band])[],
  exact: MyNumber<Band> | null,
  chosen: Band | 'unknown' | undefined,
): number => {
  const place = (wanted: Band | 'unknown' | undefined | null) => bands.findIndex(([, band]) => band === wanted);
  const [here, there] = [place(exact?.band), place(chosen)];
  return here < 0 || there < 0 ? 0 : Math.abs(here - there);
};

const isSumTooLarge = ({ totalCholesterol, ldlCholesterol, hdlCholesterol }: ExactNumbers): boolean => {
  const [total, ldl, hdl] = [exactValue(totalCholesterol), exactValue(ldlCholesterol), exactValue(hdlCholesterol)];
  return total !== null && ldl !== null && hdl !== null && ldl + hdl > sumTolerance * total;
};

/** The value of a number that takes the place of its band, else null. */
export const exactValue = (number: MyNumber<string> | null | undefined): number | null =>
  number?.use === 'exact' ? number.value : null;
