import type { HeartAnswers } from '#shared/person/person.ts';

/** The bands of blood values in both units. */
export const bandUnits: Readonly<Record<string, readonly [string, string] | undefined>> = {
  totalCholesterolBand: ['mg/dL', 'mmol/L'],
  ldlBand: ['mg/dL', 'mmol/L'],
  hdlBand: ['mg/dL', 'mmol/L'],
  triglycerideBand: ['mg/dL', 'mmol/L'],
  fastingGlucoseBand: ['mg/dL', 'mmol/L'],
  a1cBand: ['', 'mmol/mol'],
} satisfies { readonly [Id in keyof HeartAnswers]?: readonly [string, string] };
