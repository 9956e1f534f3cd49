import type { DoctorSheet } from './sheet.ts';

/** An answer in the doctor's language, and in the words that the person saw, where those are in another one. */
export type BesideAnswer = { readonly text: string; readonly said: Said | null };

type Said = { readonly text: string; readonly language: string };

/**
 * What the person said, for a doctor of another language: `said` is the same sheet in the language in which the person answered.
 * Warnings have no such words beside them: they are ours, not the person's.
 */
export const answersBeside = (sheet: DoctorSheet, said: DoctorSheet | null) => {
  const differing = (text: string, other: string | undefined): Said | null =>
    said === null || other === undefined || other === text ? null : { text: other, language: said.language };
  const beside = (own: readonly string[], other: readonly string[] | undefined): readonly BesideAnswer[] =>
    own.map((text, at) => ({ text, said: differing(text, other?.length === own.length ? other[at] : undefined) }));
  return {
    reported: beside(sheet.warnings.reported, said?.warnings.reported),
    otherAnswers: beside(sheet.otherAnswers, said?.otherAnswers),
    /** For each input; null for a number, and for what the person did not choose. */
    inputs: sheet.inputs.map(({ value, isChosen }, at) =>
      isChosen && said?.inputs.length === sheet.inputs.length ? differing(value, said.inputs[at]?.value) : null,
    ),
  };
};
