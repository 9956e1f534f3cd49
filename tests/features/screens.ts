import * as doctor from './doctor/screens.ts';
import * as methods from './methods/screens.ts';
import * as move from './move/screens.ts';

/** Pages of features that any visitor can open. `tests/e2e/shell.spec.ts` checks each of them at every width. */
export const featureScreens: readonly { name: string; address: string }[] = [
  ...doctor.screens,
  ...methods.screens,
  ...move.screens,
];
