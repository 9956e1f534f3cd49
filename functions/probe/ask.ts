import type { RouteName } from '#shared/contract/routes.ts';
import type { AnswerOf, BodyOf, QueryOf } from '#shared/contract/schemas.ts';

/** One call of the API. `answer` is null when the status is none of success. */
export type Ask = <Name extends RouteName>(
  name: Name,
  call: { body?: BodyOf<Name>; query?: QueryOf<Name>; token?: string },
) => Promise<{ status: number; answer: AnswerOf<Name> | null }>;

/** The call that did not end as it does for a person, and how it ended. */
export class ProbeFailure extends Error {
  override name = 'ProbeFailure';
  readonly route: RouteName;
  readonly status: number;
  constructor(route: RouteName, status: number) {
    super(`${route} answered ${status}.`);
    this.route = route;
    this.status = status;
  }
}

/** The answer of a call that has to succeed. */
export const answerOf =
  (ask: Ask) =>
  async <Name extends RouteName>(name: Name, call: Parameters<typeof ask<Name>>[1]): Promise<AnswerOf<Name>> => {
    const { status, answer } = await ask(name, call);
    if (answer === null) throw new ProbeFailure(name, status);
    return answer;
  };
