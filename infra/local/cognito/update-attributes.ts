import type { AdminUpdateUserAttributesCommandInput } from '@aws-sdk/client-cognito-identity-provider';
import { AwsError } from '#infra/local/wire/aws-error.ts';
import { existing, type Users } from './users.ts';

/** An address that another user has is refused. */
export const updateAttributes = (
  users: Users,
  { Username, UserAttributes = [] }: AdminUpdateUserAttributesCommandInput,
) => {
  const user = existing(users, { Username });
  const given = Object.fromEntries(UserAttributes.map(({ Name, Value = '' }) => [String(Name), Value]));
  const holder = given.email ? users.find(given.email) : undefined;
  if (holder && holder.id !== user.id)
    throw new AwsError('AliasExistsException', 'An account with the given email already exists.');
  users.save({ ...user, attributes: { ...user.attributes, ...given } });
  return {};
};
