import * as reminders from './features/reminders/simulation.ts';

/** Simulations of features, by the word that chooses one: `npm run simulate -- --reminders`. */
export const featureSimulations: Readonly<Record<string, () => Promise<string>>> = {
  ...reminders.simulations,
};
