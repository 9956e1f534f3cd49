import type { WidthName } from '#shared/heart/evidence/estimate.ts';
import { expectedRange } from '#shared/heart/expected-width.ts';
import { percentRangeFigure } from '#shared/reading/figures.ts';
import type { SheetFacts } from './sheet-facts.ts';
import { type LabName, labInput } from './sheet-inputs.ts';

const names: Readonly<Record<WidthName, string>> = {
  bpSystolic: 'exact blood pressure',
  totalCholesterol: 'exact total cholesterol',
  ldlCholesterol: 'exact LDL cholesterol',
  hdlCholesterol: 'exact HDL cholesterol',
  triglycerides: 'exact triglycerides',
  a1c: 'exact HbA1c',
  egfr: 'exact eGFR',
};

/** What is not known and would matter, the most telling number first. */
export const unknownOf = (facts: SheetFacts): string[] => {
  const { heart, longevity, person } = facts;
  if (heart === null) return ['symptoms, blood pressure, blood tests and medicines: the heart quiz was not taken'];
  const { familyPrematureCvd, lpaKnown } = person.heart;
  const isUnknown = (name: LabName) => labInput(name, facts) === null;
  const first = mostTelling(facts);
  const tests = [
    isUnknown('ldl') && 'LDL cholesterol',
    isUnknown('egfr') && 'eGFR',
    isUnknown('uacr') && 'urine albumin',
    isUnknown('a1c') && isUnknown('glucose') && 'HbA1c',
  ].filter((test) => test && !first?.startsWith(`exact ${test} `));
  return [
    first,
    tests.join(', '),
    lpaKnown !== 'normal' && lpaKnown !== 'high' && 'lipoprotein(a)',
    familyPrematureCvd === 'unsure' && 'early cardiovascular disease in the family: “not sure”',
    longevity === null && 'habits, height and weight: the first quiz was not taken',
  ].flatMap((words) => words || []);
};

/** Only where the person's own page names one: beside a warning there is none. */
const mostTelling = ({ heartPage, heartFacts }: SheetFacts): string | null => {
  const name = heartPage?.heart?.oneNumber?.name;
  const first = heartFacts.widths.list.find((width) => width.name === name);
  const range = first && expectedRange(heartFacts.one, first.name);
  if (!range) return null;
  const [low, high] = range;
  return `${names[first.name]} (would narrow ASCVD to about ${percentRangeFigure({ low, high })})`;
};
