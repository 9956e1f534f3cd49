import * as reminders from './reminders/simulation.ts';

/** Simulations of features. The key is the option that runs one, as in `npm run simulate -- --<key>`. */
export const featureSimulations: Readonly<Record<string, () => Promise<string>>> = {
  ...reminders.simulations,
};
