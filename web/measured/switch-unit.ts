import { shownIn } from '#shared/quiz/measured.ts';
import type { Question } from '#shared/quiz/question.ts';
import type { UnitCode } from '#shared/quiz/units.ts';
import { asBefore, fieldsFor, type Inputs, isBlank, ownInputs, splitText, unitIn } from './inputs.ts';
import { readInputs } from './read-inputs.ts';

/** The inputs in another unit. What is no value yet stays as it is where both units have one input. */
export const switchUnit = (question: Question, inputs: Inputs, unit: UnitCode, locale: string): Inputs => {
  const own = ownInputs(inputs);
  const ownUnit = unitIn(question, own);
  if (ownUnit === unit || ownUnit === null) return { ...own, unit };
  const { unit: _, ...fields } = own;
  const reading = readInputs(question, own, locale);
  const shown =
    reading.kind === 'clear'
      ? splitText({ text: shownIn(question, reading.answer, unit, reading.typed ?? undefined, locale), unit })
      : fieldsFor(ownUnit).length + fieldsFor(unit).length === 2
        ? { value: fields.value ?? '' }
        : {};
  return isBlank(own) ? { unit } : { unit, ...shown, ...asBefore(ownUnit, fields) };
};
