import * as z from 'zod/mini';
import { unitChoices } from '../quiz/unit-choices.ts';

/** The four lines of a person's units. A shape that does not have all four is refused: half a choice is none. */
export const unitPreferenceSchema = z.object({
  height: z.enum(unitChoices.height),
  weight: z.enum(unitChoices.weight),
  labs: z.enum(unitChoices.labs),
  a1c: z.enum(unitChoices.a1c),
});
