import * as words from '#feature-words/doctor/sheet.ts';
import type { WidthName } from '#shared/heart/evidence/estimate.ts';
import { expectedRange } from '#shared/heart/expected-width.ts';
import { percentRangeFigure } from '#shared/reading/figures.ts';
import type { SheetFacts } from './sheet-facts.ts';
import { type LabName, labInput } from './sheet-inputs.ts';

const narrowing: Readonly<Record<WidthName, (range: string) => string>> = {
  bpSystolic: words.narrowsByPressure,
  totalCholesterol: words.narrowsByTotal,
  ldlCholesterol: words.narrowsByLdl,
  hdlCholesterol: words.narrowsByHdl,
  triglycerides: words.narrowsByTriglycerides,
  a1c: words.narrowsByHba1c,
  egfr: words.narrowsByEgfr,
};

/** What is not known and would matter, the most telling number first. */
export const unknownOf = (facts: SheetFacts): string[] => {
  const { heart, longevity, person } = facts;
  if (heart === null) return [words.heartQuizNotTaken];
  const { familyPrematureCvd, lpaKnown } = person.heart;
  const isUnknown = (name: LabName) => labInput(name, facts) === null;
  const first = mostTelling(facts);
  const tests = [
    isUnknown('ldl') && first?.name !== 'ldlCholesterol' && words.ldlCholesterol,
    isUnknown('egfr') && first?.name !== 'egfr' && words.egfr,
    isUnknown('uacr') && words.urineAlbuminUnknown,
    isUnknown('a1c') && isUnknown('glucose') && first?.name !== 'a1c' && words.hba1c,
  ].filter((test) => test !== false);
  return [
    first && narrowing[first.name](first.range),
    tests.join(', '),
    lpaKnown !== 'normal' && lpaKnown !== 'high' && words.lpaUnknown,
    familyPrematureCvd === 'unsure' && words.familyUnsure,
    longevity === null && words.habitsQuizNotTaken,
  ].flatMap((unknown) => unknown || []);
};

/** Only where the person's own page names one: beside a warning there is none. */
const mostTelling = ({ heartPage, heartFacts }: SheetFacts): { name: WidthName; range: string } | null => {
  const name = heartPage?.heart?.oneNumber?.name;
  const first = heartFacts.widths.list.find((width) => width.name === name);
  const range = first && expectedRange(heartFacts.one, first.name);
  if (!range) return null;
  const [low, high] = range;
  return { name: first.name, range: percentRangeFigure({ low, high }) };
};
