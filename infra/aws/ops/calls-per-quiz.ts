import type { RouteName } from '#shared/contract/routes.ts';

/** One person's calls from the first one to the result: account, confirmed address, name, answers, waiting for the result, which asks for the list, and the result. */
export const callsPerQuiz = {
  register: 1,
  confirmByLink: 1,
  getMe: 1,
  listSubmissions: 8,
  createSubmission: 1,
  getResult: 1,
} as const satisfies Partial<Record<RouteName, number>>;

/** How often such a person calls a route. */
export const callsOf = (name: RouteName): number =>
  Object.hasOwn(callsPerQuiz, name) ? callsPerQuiz[name as keyof typeof callsPerQuiz] : 0;
