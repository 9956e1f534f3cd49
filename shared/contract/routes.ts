import { featureRoutes } from '#shared/features/all.ts';
import type { Route } from './route.ts';

/**
 * The API's addresses: the local server matches by them, the edge checks by them, the browser calls by them, without any code of
 * a function. A declaration in functions/ that says otherwise does not compile.
 */
export const routes = {
  getSigningKeys: { method: 'GET', path: '/.well-known/jwks.json', auth: 'public', anyOrigin: true },
  confirmByLink: { method: 'POST', path: '/api/auth/confirm', auth: 'public' },
  declineAddress: { method: 'POST', path: '/api/auth/decline', auth: 'public' },
  help: { method: 'POST', path: '/api/auth/help', auth: 'public' },
  login: { method: 'POST', path: '/api/auth/login', auth: 'public' },
  logout: { method: 'POST', path: '/api/auth/logout', auth: 'own-site' },
  logoutEverywhere: { method: 'POST', path: '/api/auth/logout-everywhere', auth: 'signed-in' },
  notMe: { method: 'POST', path: '/api/auth/not-me', auth: 'public' },
  refresh: { method: 'POST', path: '/api/auth/refresh', auth: 'own-site' },
  register: { method: 'POST', path: '/api/auth/register', auth: 'public' },
  reset: { method: 'POST', path: '/api/auth/reset', auth: 'public' },
  undoAddress: { method: 'POST', path: '/api/auth/undo-address', auth: 'public' },
  reportCrash: { method: 'POST', path: '/api/client-errors', auth: 'public' },
  getDocumentState: { method: 'GET', path: '/api/documents/state', auth: 'public' },
  getFhirDefinition: { method: 'GET', path: '/api/fhir/{type}/{id}', auth: 'public', anyOrigin: true },
  getResult: { method: 'GET', path: '/api/results/get', auth: 'signed-in' },
  noteChecked: { method: 'POST', path: '/api/submissions/checked', auth: 'signed-in' },
  createSubmission: { method: 'POST', path: '/api/submissions/create', auth: 'signed-in' },
  getSubmission: { method: 'GET', path: '/api/submissions/get', auth: 'signed-in' },
  listSubmissions: { method: 'GET', path: '/api/submissions/me', auth: 'signed-in' },
  getMe: { method: 'GET', path: '/api/users/me', auth: 'signed-in' },
  getAccount: { method: 'GET', path: '/api/users/me/account', auth: 'signed-in' },
  changeAddress: { method: 'POST', path: '/api/users/me/address', auth: 'signed-in' },
  confirmAddress: { method: 'POST', path: '/api/users/me/confirm', auth: 'signed-in' },
  giveConsent: { method: 'POST', path: '/api/users/me/consent', auth: 'signed-in' },
  eraseMe: { method: 'POST', path: '/api/users/me/erase', auth: 'signed-in' },
  exportMe: { method: 'GET', path: '/api/users/me/export', auth: 'signed-in' },
  changePassword: { method: 'POST', path: '/api/users/me/password', auth: 'signed-in' },
  changeProfile: { method: 'POST', path: '/api/users/me/profile', auth: 'signed-in' },
  sendConfirmation: { method: 'POST', path: '/api/users/me/send-confirmation', auth: 'signed-in' },
  endSession: { method: 'POST', path: '/api/users/me/sessions/end', auth: 'signed-in' },
  ...featureRoutes,
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

const isRouteName = (name: string): name is RouteName => Object.hasOwn(routes, name);
/** By their addresses. */
export const routeNames: readonly RouteName[] = Object.keys(routes)
  .filter(isRouteName)
  .sort((one, other) => (routes[one].path < routes[other].path ? -1 : 1));
