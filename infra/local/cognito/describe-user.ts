import type { AttributeType } from '@aws-sdk/client-cognito-identity-provider';
import type { User } from './users.ts';

export const summary = (user: User) => ({
  Username: user.id,
  UserCreateDate: user.createdAt,
  UserLastModifiedDate: user.createdAt,
  Enabled: user.enabled,
  UserStatus: user.status,
});

export const described = (user: User) => ({ ...summary(user), Attributes: listed(user) });

export const listed = (user: User): AttributeType[] =>
  Object.entries({ sub: user.id, ...user.attributes }).map(([Name, Value]) => ({ Name, Value }));
