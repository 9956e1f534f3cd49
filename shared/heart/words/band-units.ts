import type { HeartAnswers } from '#shared/person/person.ts';
import type { QuestionUnit } from '#shared/quiz/question.ts';

/** The bands of blood values in both units. */
export const bandUnits: Readonly<Record<string, readonly [QuestionUnit | '', QuestionUnit] | undefined>> = {
  totalCholesterolBand: ['mg/dL', 'mmol/L'],
  ldlBand: ['mg/dL', 'mmol/L'],
  hdlBand: ['mg/dL', 'mmol/L'],
  triglycerideBand: ['mg/dL', 'mmol/L'],
  fastingGlucoseBand: ['mg/dL', 'mmol/L'],
  a1cBand: ['', 'mmol/mol'],
} satisfies { readonly [Id in keyof HeartAnswers]?: readonly [QuestionUnit | '', QuestionUnit] };
