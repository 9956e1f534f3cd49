import { type RouteName, routeNames } from '#shared/contract/routes.ts';

/** The functions that no route calls. */
const workers = ['generate-results', 'sweep-waiting', 'record-mail-event', 'pre-token-generation'] as const;

/** `createSubmission` → `create-submission`: how a route's entry file is named. */
export const entryOf = (route: RouteName): string => route.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The files of `functions/entry`, one Lambda each. */
export const entryNames: readonly string[] = [...routeNames.map(entryOf), ...workers];
