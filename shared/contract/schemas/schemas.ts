import type * as z from 'zod/mini';
import type { RouteSchemas } from '#shared/contract/route.ts';
import type { RouteName } from '#shared/contract/routes.ts';
import { featureSchemas } from '#shared/features/schemas.ts';
import * as account from './account-schemas.ts';
import * as crash from './crash-schemas.ts';
import * as createSubmission from './create-submission-schemas.ts';
import * as document from './document-schemas.ts';
import * as publicFacts from './public-facts-schemas.ts';
import * as session from './session-schemas.ts';
import * as submission from './submission-schemas.ts';

/**
 * What comes in and goes out of each route: the types of handlers and of the browser's calls. At run time, a function has only
 * the schemas that its own declarations import; the whole table is for tests and programs that call every route.
 */
export const schemas = {
  getSigningKeys: publicFacts.getSigningKeysSchemas,
  confirmByLink: account.confirmByLinkSchemas,
  declineAddress: account.declineAddressSchemas,
  help: account.helpSchemas,
  login: session.loginSchemas,
  logout: session.logoutSchemas,
  logoutEverywhere: session.logoutEverywhereSchemas,
  notMe: account.notMeSchemas,
  refresh: session.refreshSchemas,
  register: session.registerSchemas,
  reset: account.resetSchemas,
  undoAddress: account.undoAddressSchemas,
  reportCrash: crash.reportCrashSchemas,
  getDocumentState: document.getDocumentStateSchemas,
  getFhirDefinition: publicFacts.getFhirDefinitionSchemas,
  getResult: submission.getResultSchemas,
  noteChecked: submission.noteCheckedSchemas,
  createSubmission: createSubmission.createSubmissionSchemas,
  getSubmission: submission.getSubmissionSchemas,
  listSubmissions: submission.listSubmissionsSchemas,
  getMe: session.getMeSchemas,
  getAccount: account.getAccountSchemas,
  changeAddress: account.changeAddressSchemas,
  confirmAddress: account.confirmAddressSchemas,
  giveConsent: account.giveConsentSchemas,
  eraseMe: account.eraseMeSchemas,
  exportMe: account.exportMeSchemas,
  changePassword: account.changePasswordSchemas,
  changeProfile: account.changeProfileSchemas,
  sendConfirmation: account.sendConfirmationSchemas,
  endSession: account.endSessionSchemas,
  ...featureSchemas,
} as const satisfies Record<RouteName, RouteSchemas>;

type Schema<Name extends RouteName, Part extends 'body' | 'query' | 'answer'> = (typeof schemas)[Name] extends {
  [part in Part]: infer Declared extends z.ZodMiniType;
}
  ? Declared
  : z.ZodMiniNull;

/** Null when the route takes none. */
export type BodyOf<Name extends RouteName> = z.output<Schema<Name, 'body'>>;
export type QueryOf<Name extends RouteName> = z.output<Schema<Name, 'query'>>;
export type AnswerOf<Name extends RouteName> = z.output<Schema<Name, 'answer'>>;
/** As a caller sends them: an id is still text. */
export type SentBodyOf<Name extends RouteName> = z.input<Schema<Name, 'body'>>;
export type SentQueryOf<Name extends RouteName> = z.input<Schema<Name, 'query'>>;
