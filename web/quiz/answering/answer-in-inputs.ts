import { refuseAnswer } from '#shared/quiz/answer.ts';
import { withPlainDigits } from '#shared/quiz/input/digits.ts';
import { monthNamed } from '#shared/quiz/input/read-date.ts';
import type { Answer, Answers, NameAnswer, Question } from '#shared/quiz/question.ts';
import { numberOf, type Typed, type TypedAnswers } from '#shared/quiz/units/measured.ts';
import type { UnitPreference } from '#shared/quiz/units/unit-choices.ts';
import type { UnitCode } from '#shared/quiz/units/units.ts';
import { isUsableHeight } from '#shared/quiz/units/usable-height.ts';
import { completedYears } from '#shared/scoring/calendar.ts';
import { type Inputs, inOtherUnits, inputsFor, readInputs, unitIn } from '#web/measured/measured-inputs.ts';
import type { Offer } from '#web/measured/unit-toggle.tsx';
import { unitFor } from '#web/measured/use-units.ts';
import { browserLocale, inWords } from '#web/ui/language.ts';
import * as words from '#words/quiz-controls.ts';

const isMeasured = ({ type }: Question): boolean => type === 'height' || type === 'slider' || type === 'number';

type Given = {
  value: unknown;
  typed: Typed | null;
  /** Why the text is not an answer; null if it is one. */
  refusal: string | null;
  /** What an ambiguous text can mean. */
  offers: readonly Offer[];
};

/** Reads the inputs of a question. An offer calls `take` to fill the inputs with its text. */
export function readAnswer(question: Question, inputs: Inputs, today: string, take: (inputs: Inputs) => void): Given {
  const read = (value: unknown, typed: Typed | null): Given => ({
    value,
    typed,
    refusal: refuseAnswer(question, value, today),
    offers: [],
  });
  if (!isMeasured(question)) return read(readText(question, inputs), null);
  const locale = browserLocale();
  const reading = readInputs(question, inputs, locale);
  if (reading.kind === 'clear') return read(reading.answer, reading.typed);
  if (reading.kind === 'unclear') return { ...read(undefined, null), refusal: reading.sentence };
  const offers = reading.choices.map(({ label, answer, typed }) => ({
    label: words.yes(label),
    take: () => take(inputsFor(question, { answer, typed: typed ?? undefined }, unitIn(question, inputs), locale)),
  }));
  return { value: undefined, typed: null, refusal: reading.question, offers };
}

// The text in the inputs before it is an answer. The draft stores it, so that half a sentence or half a date survives a
// reload. `measured/measured-inputs.ts` does the same for numbers with units.

/** The text that the inputs show for an earlier answer. */
export const toText = (question: Question, answer: Answer | undefined): Inputs => {
  if (answer === undefined) return {};
  switch (question.type) {
    case 'date': {
      const [year = '', month = '', day = ''] = String(answer).split('-');
      return { day: String(Number(day)), month: String(Number(month)), year };
    }
    case 'name':
      return { ...(answer as NameAnswer) };
    default:
      return { value: String(answer) };
  }
};

/** What the inputs show for an earlier answer, or before there is one. */
export const inputsOf = (
  question: Question,
  { answers, typed }: { answers: Answers; typed: TypedAnswers },
  units: UnitPreference,
): Inputs =>
  isMeasured(question)
    ? inputsFor(
        question,
        { answer: answers[question.id], typed: typed[question.id] },
        unitFor(question, units),
        browserLocale(),
      )
    : toText(question, answers[question.id]);

/** The value to check. Incomplete text becomes a value that `refuseAnswer` has a sentence for. */
export const readText = (question: Question, typed: Inputs): unknown => {
  const { value = '', day = '', month = '', year = '' } = typed;
  switch (question.type) {
    case 'date': {
      const named = monthNamed(month.trim().toLowerCase(), browserLocale());
      return [year, String(named ?? month.trim()).padStart(2, '0'), day.trim().padStart(2, '0')]
        .map((part) => withPlainDigits(part).trim())
        .join('-');
    }
    case 'name':
      return { firstName: (typed.firstName ?? '').trim(), lastName: (typed.lastName ?? '').trim() };
    case 'email':
      return value.trim();
    default:
      return value;
  }
};

// Echoes what was typed in other words or units, so that the user notices a typing mistake.

/** '27 March 1979', in the format of the region, and the age in years. `value` is a valid date. */
export const echoDate = (value: string, today: string): { date: string; ageYears: number | null } => ({
  date: inWords(value, { dateStyle: 'long', timeZone: 'UTC' }),
  ageYears: completedYears(value, today),
});

/**
 * A height that the scores cannot use may still be right: the question is asked once, and then the height is accepted. It names
 * the height in the unit that was not typed, so that the user notices a slip.
 */
export const doubtHeight = (
  question: Question,
  height: Answer,
  unit: UnitCode | null,
  locale: string,
): string | null => {
  if (question.type !== 'height' || isUsableHeight(numberOf(height) ?? 0)) return null;
  const inOther = inOtherUnits(question, height, unit, locale);
  return inOther ? words.doubtHeightIn(inOther) : words.doubtHeight;
};
