import { entryOf, type FunctionName } from './entries.ts';

/** A function, or the list of all calls of the API. */
export type LogName = FunctionName | 'apiAccess';

/** The output of the stack that names a log group: `createSubmission` → `LogOfCreateSubmission`. */
export const logOutputOf = (name: LogName): string => `LogOf${name[0]?.toUpperCase()}${name.slice(1)}`;

/** As an operator types it: `create-submission`, `api-access`. */
export const logWordOf = (name: LogName): string => (name === 'apiAccess' ? 'api-access' : entryOf(name));
