/**
 * A session id as a tag of a mail, and back: SES takes letters, digits, - and _ in tags and 256 characters at most, and
 * session ids may hold dots and colons.
 */
export const toSessionTag = (sessionId: string): string => Buffer.from(sessionId).toString('base64url');

export const fromSessionTag = (tag: string): string => Buffer.from(tag, 'base64url').toString();
