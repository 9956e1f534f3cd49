import * as z from 'zod/mini';
import { quizIds } from '../derived-names.ts';
import {
  changeAddressSchemas,
  changePasswordSchemas,
  changeProfileSchemas,
  confirmAddressSchemas,
  confirmByLinkSchemas,
  declineAddressSchemas,
  getAccountSchemas,
  giveConsentSchemas,
  helpSchemas,
  resetSchemas,
  sendConfirmationSchemas,
  undoAddressSchemas,
} from './account-schemas.ts';
import { givenConsentSchema } from './consent-schema.ts';
import { createSubmissionSchemas } from './create-submission-schemas.ts';
import { eraseMeSchemas, exportMeSchemas } from './export-schemas.ts';
import { getFhirDefinitionSchemas } from './fhir-schemas.ts';
import { putHandoffSchemas, takeHandoffSchemas } from './handoff-schemas.ts';
import {
  closeLinkSchemas,
  createLinkSchemas,
  getLinkFileSchemas,
  keepLinkSchemas,
  listLinksSchemas,
  openLinkSchemas,
} from './link-schemas.ts';
import { reminderOffSchemas, setReminderSchemas, shownReminderSchema } from './reminder-schema.ts';
import type { RouteSchemas } from './route-schemas.ts';
import type { RouteName, RowOfEachRoute } from './routes.ts';
import { sessionWish } from './session-wish-schema.ts';
import { getSigningKeysSchemas } from './signing-keys-schema.ts';
import {
  getResultSchemas,
  getSubmissionSchemas,
  listSubmissionsSchemas,
  noteCheckedSchemas,
  savePlanSchemas,
} from './submission-schemas.ts';
import { unitPreferenceSchema } from './unit-preference-schema.ts';

// What comes in and goes out of each route, checked at the edge. Unknown fields are dropped in both directions. The types
// of the contract and the OpenAPI document are derived from here. Each route's pair is an export of its own, so that a
// Lambda bundles only its own. For servers and tests: the browser imports types. `zod/mini`: 6 kB zipped where the full
// library takes 26, and a third of its start-up time.

const text = z.string();
export const loginSchemas = {
  body: z.object({ email: text, password: text, ...sessionWish }),
  status: 200,
  answer: z.object({ token: text }),
} as const;

export const registerSchemas = {
  body: z.object({
    firstName: z.optional(text),
    lastName: z.optional(text),
    email: text,
    password: text,
    /** A client of the specification alone sends none; the account page asks for it then. */
    consent: z.optional(givenConsentSchema),
    ...sessionWish,
  }),
  status: 201,
  /** The account was there already, and the password is its own. */
  repeatStatus: 200,
  answer: z.object({ userId: text, token: text }),
} as const;

const nothing = z.object({});

export const refreshSchemas = {
  /** `remember` changes whether the session outlives the browser; absent, it stays as it is. */
  body: z.object({ remember: z.optional(z.boolean()) }),
  status: 200,
  answer: z.object({ token: text }),
} as const;

export const logoutSchemas = { body: nothing, status: 200, answer: nothing } as const;

export const logoutEverywhereSchemas = { body: nothing, status: 200, answer: nothing } as const;

export const getMeSchemas = {
  status: 200,
  answer: z.object({
    id: text,
    email: text,
    firstName: text,
    lastName: text,
    /** The address was proved to be theirs. */
    isConfirmed: z.boolean(),
    /** The newest privacy text that they agreed to; absent when there is none. */
    consentVersion: z.optional(text),
    /** Absent until they have chosen. */
    units: z.optional(unitPreferenceSchema),
    /** The mail that they asked for; absent without one. */
    reminder: z.optional(shownReminderSchema),
    /** The quizzes that were handed in, each with the ISO instant of the last time. The heart quiz opens with the first one. */
    completedQuizzes: z.partialRecord(z.enum(quizIds), z.object({ completedAt: text })),
  }),
} as const;

const rows = {
  login: loginSchemas,
  register: registerSchemas,
  refresh: refreshSchemas,
  logout: logoutSchemas,
  logoutEverywhere: logoutEverywhereSchemas,
  help: helpSchemas,
  reset: resetSchemas,
  confirmByLink: confirmByLinkSchemas,
  declineAddress: declineAddressSchemas,
  undoAddress: undoAddressSchemas,
  confirmAddress: confirmAddressSchemas,
  sendConfirmation: sendConfirmationSchemas,
  getAccount: getAccountSchemas,
  changePassword: changePasswordSchemas,
  changeAddress: changeAddressSchemas,
  changeProfile: changeProfileSchemas,
  giveConsent: giveConsentSchemas,
  getMe: getMeSchemas,
  setReminder: setReminderSchemas,
  showReminderOff: reminderOffSchemas,
  turnReminderOff: reminderOffSchemas,
  eraseMe: eraseMeSchemas,
  exportMe: exportMeSchemas,
  listSubmissions: listSubmissionsSchemas,
  getSubmission: getSubmissionSchemas,
  createSubmission: createSubmissionSchemas,
  noteChecked: noteCheckedSchemas,
  savePlan: savePlanSchemas,
  getResult: getResultSchemas,
  getSigningKeys: getSigningKeysSchemas,
  getFhirDefinition: getFhirDefinitionSchemas,
  createLink: createLinkSchemas,
  listLinks: listLinksSchemas,
  closeLink: closeLinkSchemas,
  keepLink: keepLinkSchemas,
  openLink: openLinkSchemas,
  getLinkFile: getLinkFileSchemas,
  putHandoff: putHandoffSchemas,
  takeHandoff: takeHandoffSchemas,
} as const satisfies Partial<Record<RouteName, RouteSchemas>>;

/** A missing route is a compile error here. */
export const schemas: RowOfEachRoute<typeof rows, RouteSchemas> = rows;

type Parsed<Name extends RouteName, Part extends 'body' | 'query' | 'answer'> = (typeof schemas)[Name] extends {
  [part in Part]: z.ZodMiniType<infer Value>;
}
  ? Value
  : null;

/** Null when the route takes none. */
export type BodyOf<Name extends RouteName> = Parsed<Name, 'body'>;
export type QueryOf<Name extends RouteName> = Parsed<Name, 'query'>;
export type AnswerOf<Name extends RouteName> = Parsed<Name, 'answer'>;
