import type { Answers } from '#shared/quiz/question.ts';
import * as doctor from './doctor/sheets.ts';

type Given = { readonly answers: Answers; readonly day: string };

/** What features write for a clinician about one person, as text. Stories say what each must and must not contain. */
export const sheets: readonly ((both: { longevity: Given; heart: Given; today: string }) => string)[] = [
  ...doctor.sheets,
];
