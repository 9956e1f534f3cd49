export type LoginRequest = { email: string; password: string };
export type LoginResponse = { token: string };

export type RegisterRequest = { firstName?: string; lastName?: string; email: string; password: string };
export type RegisterResponse = { userId: string; token: string };

/** GET /api/users/me. */
export type User = { id: string; email: string; firstName: string; lastName: string };

/** What the browser reads from the token (the Cognito ID token; `userId` is added by the pre-token trigger). */
export type TokenClaims = { userId: string; email: string; exp: number };

export const minPasswordLength = 8;
