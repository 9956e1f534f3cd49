// Made by `npm run routes` from the declarations in functions/. Edit those.

import { changeAddressRoute, undoAddressRoute } from './accounts/address/change-address.ts';
import { confirmAddressRoute, confirmByLinkRoute } from './accounts/address/confirm-address.ts';
import { declineAddressRoute } from './accounts/address/decline-address.ts';
import { sendConfirmationRoute } from './accounts/address/send-confirmation.ts';
import { changePasswordRoute, changeProfileRoute, giveConsentRoute } from './accounts/change-account.ts';
import { eraseMeRoute } from './accounts/erase-me.ts';
import { exportMeRoute } from './accounts/export-me.ts';
import { getAccountRoute } from './accounts/get-account.ts';
import { getMeRoute } from './accounts/get-me.ts';
import { setReminderRoute, showReminderOffRoute, turnReminderOffRoute } from './accounts/reminder/set-reminder.ts';
import { notMeRoute } from './accounts/security/not-me.ts';
import { helpRoute } from './accounts/sign-in/help.ts';
import { loginRoute } from './accounts/sign-in/login.ts';
import { endSessionRoute, logoutEverywhereRoute, logoutRoute } from './accounts/sign-in/logout.ts';
import { refreshRoute } from './accounts/sign-in/refresh.ts';
import { registerRoute } from './accounts/sign-in/register.ts';
import { resetRoute } from './accounts/sign-in/reset-password.ts';
import { reportCrashRoute } from './crashes/report-crash.ts';
import { getFhirDefinitionRoute } from './fhir/get-fhir-definition.ts';
import { putHandoffRoute, takeHandoffRoute } from './handoffs/handoff.ts';
import { createLinkRoute } from './links/create-link.ts';
import { getLinkFileRoute, openLinkRoute } from './links/open-link.ts';
import { closeLinkRoute, keepLinkRoute, listLinksRoute } from './links/own-links.ts';
import { getDocumentStateRoute } from './results/get-document-state.ts';
import { getResultRoute } from './results/get-result.ts';
import { getSigningKeysRoute } from './results/get-signing-keys.ts';
import { makeDocumentRoute } from './results/make-document.ts';
import { createSubmissionRoute } from './submissions/create-submission.ts';
import { noteCheckedRoute } from './submissions/note-checked.ts';
import { getSubmissionRoute, listSubmissionsRoute } from './submissions/own-submissions.ts';
import { savePlanRoute } from './submissions/save-plan.ts';

/** Every endpoint, by its name. */
export const declarations = {
  getSigningKeys: getSigningKeysRoute,
  confirmByLink: confirmByLinkRoute,
  declineAddress: declineAddressRoute,
  help: helpRoute,
  login: loginRoute,
  logout: logoutRoute,
  logoutEverywhere: logoutEverywhereRoute,
  notMe: notMeRoute,
  refresh: refreshRoute,
  register: registerRoute,
  reset: resetRoute,
  undoAddress: undoAddressRoute,
  reportCrash: reportCrashRoute,
  getDocumentState: getDocumentStateRoute,
  getFhirDefinition: getFhirDefinitionRoute,
  putHandoff: putHandoffRoute,
  takeHandoff: takeHandoffRoute,
  closeLink: closeLinkRoute,
  createLink: createLinkRoute,
  getLinkFile: getLinkFileRoute,
  keepLink: keepLinkRoute,
  openLink: openLinkRoute,
  listLinks: listLinksRoute,
  showReminderOff: showReminderOffRoute,
  turnReminderOff: turnReminderOffRoute,
  makeDocument: makeDocumentRoute,
  getResult: getResultRoute,
  noteChecked: noteCheckedRoute,
  createSubmission: createSubmissionRoute,
  getSubmission: getSubmissionRoute,
  listSubmissions: listSubmissionsRoute,
  savePlan: savePlanRoute,
  getMe: getMeRoute,
  getAccount: getAccountRoute,
  changeAddress: changeAddressRoute,
  confirmAddress: confirmAddressRoute,
  giveConsent: giveConsentRoute,
  eraseMe: eraseMeRoute,
  exportMe: exportMeRoute,
  changePassword: changePasswordRoute,
  changeProfile: changeProfileRoute,
  setReminder: setReminderRoute,
  sendConfirmation: sendConfirmationRoute,
  endSession: endSessionRoute,
};
