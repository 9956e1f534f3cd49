import { addUserId } from '#functions/accounts/sign-in/pre-token-generation.ts';

export const handler = addUserId;
