import type { AttributeType, ListUsersCommandInput } from '@aws-sdk/client-cognito-identity-provider';
import { AwsError } from '#infra/local/wire/aws-error.ts';
import type { User, Users } from './users.ts';

const mostAtOnce = 60;

type Described = { Attributes: AttributeType[] };

/** A page of all users; filters are not imitated. The token is the last id of the page before. */
export const listUsers = (
  users: Users,
  { Limit = mostAtOnce, PaginationToken = '', AttributesToGet }: ListUsersCommandInput,
  describe: (user: User) => Described,
) => {
  if (PaginationToken !== '' && !users.find(PaginationToken))
    throw new AwsError('InvalidParameterException', 'Invalid pagination token.');
  const page = users.page(PaginationToken, Math.min(Limit, mostAtOnce) + 1);
  const shown = page.slice(0, Math.min(Limit, mostAtOnce));
  const isWanted = ({ Name }: AttributeType) => AttributesToGet === undefined || AttributesToGet.includes(String(Name));
  return {
    Users: shown.map(describe).map((user) => ({ ...user, Attributes: user.Attributes.filter(isWanted) })),
    ...(page.length > shown.length && { PaginationToken: shown.at(-1)?.id }),
  };
};
