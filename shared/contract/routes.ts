/** Below these the API answers, everywhere else the site. Standards fix the address of what is well known (RFC 8615). */
export const apiPaths = ['/api', '/.well-known'] as const;

/**
 * The API in one table: the stack creates a function per row, the local server matches by it, the edge parses by it,
 * the browser calls by it. A new row compiles when every table with a row for each route has one for it too.
 */
export type Route = {
  readonly method: 'GET' | 'POST';
  /** A part in braces stands for any one part; its value is read like a parameter of the query. */
  readonly path: `${(typeof apiPaths)[number]}/${string}`;
  /**
   * `signed-in`: a valid token of a session that has not ended. `own-site`: the browser's session cookie, and the call has
   * to come from a page of ours, because a browser adds the cookie by itself.
   */
  readonly auth: 'public' | 'own-site' | 'signed-in';
  /** Pages of any other site may call it and read the answer. For software of doctors that runs in a browser. */
  readonly anyOrigin?: true;
};

export const routes = {
  login: { method: 'POST', path: '/api/auth/login', auth: 'public' },
  register: { method: 'POST', path: '/api/auth/register', auth: 'public' },
  refresh: { method: 'POST', path: '/api/auth/refresh', auth: 'own-site' },
  logout: { method: 'POST', path: '/api/auth/logout', auth: 'own-site' },
  logoutEverywhere: { method: 'POST', path: '/api/auth/logout-everywhere', auth: 'signed-in' },
  confirmByLink: { method: 'POST', path: '/api/auth/confirm', auth: 'public' },
  declineAddress: { method: 'POST', path: '/api/auth/decline', auth: 'public' },
  undoAddress: { method: 'POST', path: '/api/auth/undo-address', auth: 'public' },
  help: { method: 'POST', path: '/api/auth/help', auth: 'public' },
  reset: { method: 'POST', path: '/api/auth/reset', auth: 'public' },
  getMe: { method: 'GET', path: '/api/users/me', auth: 'signed-in' },
  confirmAddress: { method: 'POST', path: '/api/users/me/confirm', auth: 'signed-in' },
  sendConfirmation: { method: 'POST', path: '/api/users/me/send-confirmation', auth: 'signed-in' },
  getAccount: { method: 'GET', path: '/api/users/me/account', auth: 'signed-in' },
  changePassword: { method: 'POST', path: '/api/users/me/password', auth: 'signed-in' },
  changeAddress: { method: 'POST', path: '/api/users/me/address', auth: 'signed-in' },
  changeProfile: { method: 'POST', path: '/api/users/me/profile', auth: 'signed-in' },
  giveConsent: { method: 'POST', path: '/api/users/me/consent', auth: 'signed-in' },
  setReminder: { method: 'POST', path: '/api/users/me/reminder', auth: 'signed-in' },
  eraseMe: { method: 'POST', path: '/api/users/me/erase', auth: 'signed-in' },
  exportMe: { method: 'GET', path: '/api/users/me/export', auth: 'signed-in' },
  showReminderOff: { method: 'GET', path: '/api/reminders/off/{token}', auth: 'public' },
  turnReminderOff: { method: 'POST', path: '/api/reminders/off/{token}', auth: 'public' },
  listSubmissions: { method: 'GET', path: '/api/submissions/me', auth: 'signed-in' },
  getSubmission: { method: 'GET', path: '/api/submissions/get', auth: 'signed-in' },
  createSubmission: { method: 'POST', path: '/api/submissions/create', auth: 'signed-in' },
  noteChecked: { method: 'POST', path: '/api/submissions/checked', auth: 'signed-in' },
  savePlan: { method: 'POST', path: '/api/submissions/plan', auth: 'signed-in' },
  getResult: { method: 'GET', path: '/api/results/get', auth: 'signed-in' },
  getSigningKeys: { method: 'GET', path: '/.well-known/jwks.json', auth: 'public', anyOrigin: true },
  getFhirDefinition: { method: 'GET', path: '/api/fhir/{type}/{id}', auth: 'public', anyOrigin: true },
  createLink: { method: 'POST', path: '/api/links/create', auth: 'signed-in' },
  listLinks: { method: 'GET', path: '/api/links/me', auth: 'signed-in' },
  closeLink: { method: 'POST', path: '/api/links/close', auth: 'signed-in' },
  keepLink: { method: 'POST', path: '/api/links/keep', auth: 'signed-in' },
  openLink: { method: 'POST', path: '/api/links/manifest', auth: 'public', anyOrigin: true },
  getLinkFile: { method: 'GET', path: '/api/links/file', auth: 'public', anyOrigin: true },
  putHandoff: { method: 'POST', path: '/api/handoffs/put', auth: 'public' },
  takeHandoff: { method: 'POST', path: '/api/handoffs/take', auth: 'public' },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

/**
 * The type of a table whose rows have types of their own. A route without a row counts as any `Row`, so that the compiler
 * complains once, at the table, and not at each place that reads it.
 */
export type RowOfEachRoute<Rows, Row> = Rows & Readonly<Record<Exclude<RouteName, keyof Rows>, Row>>;

const isRouteName = (name: string): name is RouteName => Object.hasOwn(routes, name);
export const routeNames: readonly RouteName[] = Object.keys(routes).filter(isRouteName);
