import type { HeartParts, ResultAdditions } from '#shared/contract/result.ts';
import type { WidthName } from '#shared/heart/evidence/estimate.ts';
import { expectedRange } from '#shared/heart/expected-width.ts';
import { bandQuestions } from '#shared/person/my-numbers.ts';
import { product } from '#shared/product.ts';
import { paragraph } from '#shared/words/phrases.ts';
import * as asked from '#words/asked-blood-tests.ts';
import * as words from '#words/heart-figures.ts';
import type { HeartFacts } from './heart-facts.ts';
import { rangeText } from './risk-words.ts';
import { answerOf, pressureAnswer } from './user-answers.ts';

type OneNumber = HeartParts['oneNumber'];
type Missing = NonNullable<ResultAdditions['missing']>[number];

/** Percentage points: a number that narrows the range by less gets no card. */
const worthwhile = 0.5;

const chosen = ({ one: { person } }: HeartFacts, name: WidthName): string | null =>
  name === 'bpSystolic' ? pressureAnswer(person) : answerOf(person, bandQuestions[name]);

/** The number to measure or look up first, with the range before and after; null with a warning. */
export const oneNumberOf = (facts: HeartFacts): OneNumber => {
  const { score, one, isCareFirst } = facts;
  const { now, list } = facts.widths;
  const first = list.find(({ narrows }) => narrows);
  if (score.eligibility !== 'ok' || isCareFirst || now === null || !first) return null;
  const after = expectedRange(one, first.name);
  if (now - first.width < worthwhile || !after) return null;
  const answer = chosen(facts, first.name);
  return {
    name: first.name,
    title: exactNumbers[first.name],
    text: paragraph(
      answer ? words.oneNumberChosen(answer) : words.oneNumberNotGiven,
      words.oneNumberNarrows(rangeText(score.range), rangeText(after)),
    ),
  };
};

/** What was not answered or measured, and what it would change; the largest effect first. */
export const missingOf = (facts: HeartFacts): Missing[] => {
  const { score } = facts;
  if (score.eligibility === 'noBirthdate') return [birthdate];
  if (score.eligibility !== 'ok') return [];
  const { now, list } = facts.widths;
  const imputed: ReadonlySet<WidthName> = new Set(
    inputNames.filter(([input]) => score.inputsUsed[input][3] === 'imputed').map(([, name]) => name),
  );
  return list.flatMap(({ name, width, narrows }) => {
    if (!imputed.has(name)) return [];
    const narrower = narrows && now !== null && now - width >= worthwhile && !facts.isCareFirst;
    return [{ id: name, label: yourNumbers[name], text: narrower ? words.missingNarrows : words.missingIsPersonal }];
  });
};

const exactNumbers: Readonly<Record<WidthName, string>> = {
  bpSystolic: words.exactPressure,
  totalCholesterol: words.exactTotalCholesterol,
  ldlCholesterol: words.exactLdl,
  hdlCholesterol: words.exactHdl,
  triglycerides: words.exactTriglycerides,
  a1c: words.exactA1c,
  egfr: words.exactEgfr,
};

const yourNumbers: Readonly<Record<WidthName, string>> = {
  bpSystolic: words.yourPressure,
  totalCholesterol: asked.totalCholesterol,
  ldlCholesterol: asked.ldlCholesterol,
  hdlCholesterol: asked.hdlCholesterol,
  triglycerides: asked.triglycerides,
  a1c: asked.a1c,
  egfr: asked.egfr,
};

const birthdate: Missing = {
  id: 'birthdate',
  label: words.yourBirthdate,
  text: words.birthdateMissing(product.name),
};

const inputNames = [
  ['sbp', 'bpSystolic'],
  ['totalChol', 'totalCholesterol'],
  ['hdl', 'hdlCholesterol'],
  ['egfr', 'egfr'],
] as const satisfies readonly (readonly [string, WidthName])[];
