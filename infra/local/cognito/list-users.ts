import type { ListUsersCommandInput } from '@aws-sdk/client-cognito-identity-provider';
import { AwsError } from '#infra/local/wire/aws-error.ts';
import type { User, Users } from './users.ts';

const mostAtOnce = 60;

/** A page of all users; filters and a choice of attributes are not imitated. The token is the last id of the page before. */
export const listUsers = (
  users: Users,
  { Limit = mostAtOnce, PaginationToken = '' }: ListUsersCommandInput,
  describe: (user: User) => object,
) => {
  if (PaginationToken !== '' && !users.find(PaginationToken))
    throw new AwsError('InvalidParameterException', 'Invalid pagination token.');
  const page = users.page(PaginationToken, Math.min(Limit, mostAtOnce) + 1);
  const shown = page.slice(0, Math.min(Limit, mostAtOnce));
  return {
    Users: shown.map(describe),
    ...(page.length > shown.length && { PaginationToken: shown.at(-1)?.id }),
  };
};
