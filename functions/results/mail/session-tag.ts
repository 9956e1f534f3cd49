import type { SessionId } from '#shared/contract/ids.ts';

/**
 * Writes a session id as a tag of a mail, and reads it back. SES takes only letters, digits, - and _ in tags, at most 256
 * characters; session ids may have dots and colons.
 */
export const toSessionTag = (sessionId: SessionId): string => Buffer.from(sessionId).toString('base64url');

export const fromSessionTag = (tag: string): string => Buffer.from(tag, 'base64url').toString();
