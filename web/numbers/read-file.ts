import { answersIn, type FoundResponse, findResponses, patientName } from '#shared/fhir/read-response.ts';
import { refuseAnswer } from '#shared/quiz/answer.ts';
import type { GivenAnswers } from '#shared/quiz/derive.ts';
import type { UnitPreference } from '#shared/quiz/unit-choices.ts';
import { type Base, questionOf } from './base.ts';
import { nameOf, numberIds } from './numbers.ts';
import { savedRows } from './saved-words.ts';

/** One value of a file, for the person to confirm. */
export type FileValue = {
  readonly id: string;
  readonly name: string;
  /** With its unit, as it was typed. */
  readonly value: string;
  /** What is stored now; null without a value. */
  readonly now: string | null;
  /** Why it cannot be taken; null when it can. */
  readonly refusal: string | null;
};

export type FileReading =
  | {
      readonly kind: 'found';
      /** As it stands in the file; blank without a name. */
      readonly who: string;
      /** ISO instant of the answers, as it stands in the file. */
      readonly authored: string;
      readonly given: GivenAnswers;
      readonly values: readonly FileValue[];
    }
  | { readonly kind: 'unclear'; readonly sentence: string };

/** No file of ours comes near it. */
export const maxFileBytes = 5_000_000;

const ids: readonly string[] = [...numberIds, 'labDate'];

/** The numbers in a file that was saved from a heart result. Nothing is taken over: each value is to be confirmed. */
export const readFile = (base: Base, text: string, units: UnitPreference, locale: string): FileReading => {
  const document = parsed(text);
  const newest = findResponses(document)
    .filter(({ quizId }) => quizId === base.quiz.id)
    .toSorted((one, other) => other.authored.localeCompare(one.authored))[0];
  if (!newest) return { kind: 'unclear', sentence: notOurs };
  const given = numbersIn(base, newest);
  const values = valuesOf(base, given, units, locale);
  if (values.length === 0) return { kind: 'unclear', sentence: noNumbers };
  return { kind: 'found', who: patientName(document), authored: newest.authored, given, values };
};

const notOurs =
  'This file holds no heart quiz of ours. Choose the file that you saved from a heart result under “For my doctor’s software”.';
const noNumbers = 'There is no measured number in this file. Please type your numbers in.';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const numbersIn = ({ quiz }: Base, found: FoundResponse): GivenAnswers => {
  const { answers, typed } = answersIn(found, quiz);
  const only = <Held>(all: Readonly<Record<string, Held>>): Record<string, Held> =>
    Object.fromEntries(Object.entries(all).filter(([id]) => ids.includes(id)));
  return { answers: only(answers), typed: only(typed) };
};

const valuesOf = (base: Base, given: GivenAnswers, units: UnitPreference, locale: string): readonly FileValue[] => {
  const changed = ids.filter((id) => Object.hasOwn(given.answers, id));
  const before = new Map(savedRows(base, { given: base.earlier, changed }, units, locale).map((row) => [row.id, row]));
  return savedRows(base, { given, changed }, units, locale).map(({ id, value }) => ({
    id,
    name: nameOf(id),
    value,
    now: base.earlier.answers[id] === undefined ? null : (before.get(id)?.value ?? null),
    refusal: refuseAnswer(questionOf(base, id), given.answers[id], base.today),
  }));
};
