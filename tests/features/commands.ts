import * as doctor from './doctor/commands.ts';

/** What the browser tests of features ask of Node and of the browser's driver. */
export const featureCommands = {
  ...doctor.commands,
};
