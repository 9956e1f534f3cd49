import type { Answers, Question } from '#shared/quiz/question.ts';
import type { Typed, TypedAnswers } from '#shared/quiz/units/measured.ts';
import type { UnitPreference } from '#shared/quiz/units/unit-choices.ts';
import { type Inputs, inputsFor, unitIn } from '#web/measured/inputs.ts';
import { readInputs } from '#web/measured/read-inputs.ts';
import type { Offer } from '#web/measured/unit-toggle.tsx';
import { unitFor } from '#web/measured/units.ts';
import { browserLocale } from '#web/ui/language.ts';
import { readText, toText } from './typed.ts';

const isMeasured = ({ type }: Question): boolean => type === 'height' || type === 'slider' || type === 'number';

type Given = {
  value: unknown;
  typed: Typed | null;
  /** Why it is no answer, where it is known here already. */
  refusal: string | null;
  /** What an ambiguous text can mean. */
  offers: readonly Offer[];
};

/** What the inputs of a question say. `take` fills them with one of the offers. */
export function readAnswer(question: Question, inputs: Inputs, take: (inputs: Inputs) => void): Given {
  if (!isMeasured(question)) return { value: readText(question, inputs), typed: null, refusal: null, offers: [] };
  const locale = browserLocale();
  const reading = readInputs(question, inputs, locale);
  if (reading.kind === 'clear') return { value: reading.answer, typed: reading.typed, refusal: null, offers: [] };
  if (reading.kind === 'unclear') return { value: undefined, typed: null, refusal: reading.sentence, offers: [] };
  const offers = reading.choices.map(({ label, answer, typed }) => ({
    label: `Yes, ${label}`,
    take: () => take(inputsFor(question, { answer, typed: typed ?? undefined }, unitIn(question, inputs), locale)),
  }));
  return { value: undefined, typed: null, refusal: reading.question, offers };
}

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
