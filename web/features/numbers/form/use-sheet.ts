import { useState } from 'react';
import * as words from '#feature-words/numbers/form.ts';
import type { GivenAnswers } from '#shared/quiz/derive.ts';
import { readTyped } from '#shared/quiz/input/read-typed.ts';
import type { Answer } from '#shared/quiz/question.ts';
import { type Typed, valueIn, writeWithUnit } from '#shared/quiz/units/measured.ts';
import type { UnitPreference } from '#shared/quiz/units/unit-choices.ts';
import { type UnitCode, unitsOf } from '#shared/quiz/units/units.ts';
import { chooseUnit as rememberUnit } from '#web/measured/use-units.ts';
import { browserLocale } from '#web/ui/language.ts';
import { labIds, type NumberId } from './numbers.ts';
import {
  chooseUnit,
  confirm,
  type DateParts,
  dateParts,
  type ReadSheet,
  readSheet,
  relativesOf,
  type Sheet,
  sheetOf,
  takeAnswer,
  typeInto,
} from './numbers-sheet.ts';
import { type Base, questionOf } from './use-base.ts';

export type UseSheet = ReturnType<typeof useSheet>;

/** What is filled in, and its problems: shown once a field was left or a save was tried. */
export function useSheet(base: Base, units: UnitPreference) {
  const locale = browserLocale();
  const [sheet, setSheet] = useState(() => sheetOf(base, units, locale));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [showsAll, setShowsAll] = useState(false);
  const read = readSheet(base, sheet, locale);
  const isShown = (id: string) => showsAll || relativesOf(id).some((each) => left.has(each));
  const leave = (id: string) => setLeft((before) => new Set(before).add(id));
  /** The properties of a number's field without its hint. */
  const field = (id: NumberId) => ({
    id,
    entry: sheet.entries[id],
    units: unitsOf(questionOf(base, id)),
    problem: isShown(id) ? read.problems.find((each) => each.id === id) : undefined,
    doubt: isShown(id) ? read.doubts.find(({ questionId }) => questionId === id) : undefined,
    echo: sheet.entries[id].isTyped ? inOtherUnit(base, read, id, locale) : undefined,
    onType: (text: string) => setSheet((before) => typeInto(before, id, text)),
    onUnit: (unit: UnitCode) => {
      rememberUnit(questionOf(base, id), unit);
      setSheet((before) => chooseUnit(base, before, id, unit, locale));
    },
    onLeave: () => {
      leave(id);
      setSheet((before) => followUnit(base, before, id, locale));
    },
    onTake: (changes: readonly { questionId: string; answer: Answer; typed?: Typed | null }[]) =>
      setSheet((before) =>
        changes.reduce((next, { questionId, answer, typed }) => takeAnswer(next, questionId, answer, typed), before),
      ),
    onConfirm: () => setSheet((before) => confirm(before, id)),
  });
  return {
    sheet,
    read,
    field,
    date: {
      error: isShown('labDate') ? read.problems.find(({ id }) => id === 'labDate')?.sentence : undefined,
      onParts: (parts: DateParts) => setSheet((before) => ({ ...before, date: parts })),
      onLeave: () => leave('labDate'),
    },
    /** Shows every problem from now on. */
    showAll: () => setShowsAll(true),
    /** Puts values into the inputs as if they had been typed, with the same checks. */
    takeOver: ({ answers, typed }: GivenAnswers, ids: readonly string[]) => {
      setSheet((before) => ids.reduce((next, id) => withValue(next, id, answers[id], typed[id]), before));
      setLeft((before) => new Set([...before, ...ids]));
    },
  };
}

const withValue = (sheet: Sheet, id: string, answer: Answer | undefined, typed: Typed | undefined): Sheet => {
  if (answer === undefined) return sheet;
  return id === 'labDate' ? { ...sheet, date: dateParts(answer) } : takeAnswer(sheet, id, answer, typed);
};

/** '5.2 mmol/L' typed beside mg/dL names its unit, so the unit list follows. */
const followUnit = (base: Base, sheet: Sheet, id: NumberId, locale: string): Sheet => {
  const { text, unit, isTyped } = sheet.entries[id];
  const reading = isTyped ? readTyped(questionOf(base, id), text, unit, locale) : null;
  const said = reading?.kind === 'clear' ? reading.typed?.unit : undefined;
  return said && said !== unit ? chooseUnit(base, sheet, id, said, locale) : sheet;
};

/** 'That is 201 mg/dL.': a number that was typed and understood, in its other unit. */
const inOtherUnit = (base: Base, { given, changed }: ReadSheet, id: NumberId, locale: string): string | undefined => {
  if (!changed.includes(id)) return undefined;
  const question = questionOf(base, id);
  const other = unitsOf(question).find((code) => code !== given.typed[id]?.unit);
  const value = other && valueIn(question, given.answers[id], other);
  return other && typeof value === 'number' ? words.inOtherUnit(writeWithUnit(other, value, locale)) : undefined;
};

const order: readonly string[] = ['bpSystolic', 'bpDiastolic', 'restingHeartRate', 'labDate', ...labIds, 'waist'];

/** The list of problems, in the order of the page. */
export const linesOf = ({ problems, doubts }: ReadSheet): readonly { id: string; sentence: string }[] => {
  const lines = [
    ...problems.map(({ id, sentence }) => ({ id, sentence })),
    ...doubts.map(({ questionId, question }) => ({ id: questionId, sentence: question })),
  ];
  return [...lines].sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
};
