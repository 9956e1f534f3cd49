import type { RouteName } from '#shared/contract/routes.ts';

/** One person's calls from the first one to the result: account or sign-in, name, list, answers, and waiting for the result. */
export const callsPerQuiz: Readonly<Record<RouteName, number>> = {
  login: 0,
  register: 1,
  refresh: 0,
  logout: 0,
  logoutEverywhere: 0,
  confirmByLink: 1,
  declineAddress: 0,
  confirmAddress: 0,
  sendConfirmation: 0,
  help: 0,
  reset: 0,
  undoAddress: 0,
  getAccount: 0,
  changePassword: 0,
  changeAddress: 0,
  changeProfile: 0,
  giveConsent: 0,
  eraseMe: 0,
  getMe: 1,
  exportMe: 0,
  listSubmissions: 1,
  getSubmission: 0,
  createSubmission: 1,
  getResult: 8,
};
