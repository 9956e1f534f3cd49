import * as doctor from './doctor/feature.ts';
import * as doctorDocument from './doctor/feature-document.ts';
import * as move from './move/feature.ts';
import * as reminders from './reminders/feature.ts';
import * as whatIf from './what-if/feature.ts';

/** Endpoints by their file, which gives them their ports. A Lambda bundles only the files of its own endpoints. */
export const featureEndpointFiles: Readonly<Record<string, object>> = {
  'doctor/feature-document': doctorDocument,
  'doctor/feature': doctor,
  'move/feature': move,
  'reminders/feature': reminders,
  'what-if/feature': whatIf,
};

export const featureEndpoints = {
  ...doctor,
  ...doctorDocument,
  ...move,
  ...reminders,
  ...whatIf,
};
