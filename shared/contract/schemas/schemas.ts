// Made by `npm run routes` from the declarations in functions/. Edit those.

import type * as z from 'zod/mini';
import type { RouteSchemas } from '#shared/contract/route.ts';
import type { RouteName } from '#shared/contract/routes.ts';
import {
  changeAddressSchemas,
  changePasswordSchemas,
  changeProfileSchemas,
  confirmAddressSchemas,
  confirmByLinkSchemas,
  declineAddressSchemas,
  eraseMeSchemas,
  exportMeSchemas,
  getAccountSchemas,
  giveConsentSchemas,
  helpSchemas,
  resetSchemas,
  sendConfirmationSchemas,
  undoAddressSchemas,
} from './account-schemas.ts';
import {
  closeLinkSchemas,
  createLinkSchemas,
  getLinkFileSchemas,
  keepLinkSchemas,
  listLinksSchemas,
  openLinkSchemas,
  putHandoffSchemas,
  takeHandoffSchemas,
} from './ciphertext-schemas.ts';
import { createSubmissionSchemas } from './create-submission-schemas.ts';
import { getFhirDefinitionSchemas, getSigningKeysSchemas } from './public-facts-schemas.ts';
import { setReminderSchemas, showReminderOffSchemas, turnReminderOffSchemas } from './reminder-schema.ts';
import {
  getMeSchemas,
  loginSchemas,
  logoutEverywhereSchemas,
  logoutSchemas,
  refreshSchemas,
  registerSchemas,
} from './session-schemas.ts';
import {
  getResultSchemas,
  getSubmissionSchemas,
  listSubmissionsSchemas,
  noteCheckedSchemas,
  savePlanSchemas,
} from './submission-schemas.ts';

/** What comes in and goes out of each route. For tests and programs that call every route: a function has only its own. */
export const schemas = {
  getSigningKeys: getSigningKeysSchemas,
  confirmByLink: confirmByLinkSchemas,
  declineAddress: declineAddressSchemas,
  help: helpSchemas,
  login: loginSchemas,
  logout: logoutSchemas,
  logoutEverywhere: logoutEverywhereSchemas,
  refresh: refreshSchemas,
  register: registerSchemas,
  reset: resetSchemas,
  undoAddress: undoAddressSchemas,
  getFhirDefinition: getFhirDefinitionSchemas,
  putHandoff: putHandoffSchemas,
  takeHandoff: takeHandoffSchemas,
  closeLink: closeLinkSchemas,
  createLink: createLinkSchemas,
  getLinkFile: getLinkFileSchemas,
  keepLink: keepLinkSchemas,
  openLink: openLinkSchemas,
  listLinks: listLinksSchemas,
  showReminderOff: showReminderOffSchemas,
  turnReminderOff: turnReminderOffSchemas,
  getResult: getResultSchemas,
  noteChecked: noteCheckedSchemas,
  createSubmission: createSubmissionSchemas,
  getSubmission: getSubmissionSchemas,
  listSubmissions: listSubmissionsSchemas,
  savePlan: savePlanSchemas,
  getMe: getMeSchemas,
  getAccount: getAccountSchemas,
  changeAddress: changeAddressSchemas,
  confirmAddress: confirmAddressSchemas,
  giveConsent: giveConsentSchemas,
  eraseMe: eraseMeSchemas,
  exportMe: exportMeSchemas,
  changePassword: changePasswordSchemas,
  changeProfile: changeProfileSchemas,
  setReminder: setReminderSchemas,
  sendConfirmation: sendConfirmationSchemas,
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
