import { addUserId } from '#functions/accounts/pre-token-generation.ts';

export const handler = addUserId;
