/**
 * The API in one table: the stack creates a function per row, the local server matches by it, the edge parses by it,
 * the browser calls by it. A handler, an entry and a grant are missing or too many? It does not compile.
 */
export type Route = {
  readonly method: 'GET' | 'POST';
  readonly path: `/api/${string}`;
  readonly auth: 'public' | 'signed-in';
};

export const routes = {
  login: { method: 'POST', path: '/api/auth/login', auth: 'public' },
  register: { method: 'POST', path: '/api/auth/register', auth: 'public' },
  getMe: { method: 'GET', path: '/api/users/me', auth: 'signed-in' },
  listSubmissions: { method: 'GET', path: '/api/submissions/me', auth: 'signed-in' },
  createSubmission: { method: 'POST', path: '/api/submissions/create', auth: 'signed-in' },
  getResult: { method: 'GET', path: '/api/results/get', auth: 'signed-in' },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;
export const routeNames = Object.keys(routes) as readonly RouteName[];
