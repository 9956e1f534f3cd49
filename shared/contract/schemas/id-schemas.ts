import * as z from 'zod/mini';

// Text that becomes an id. Not written inside the schemas that use it: because of the method call, a bundler would keep such a
// schema in every function that imports another one of its file.

const text = z.string();

export const userIdText = text.brand<'user'>();
export const submissionIdText = text.brand<'submission'>();
export const runIdText = text.brand<'run'>();
export const signInIdText = text.brand<'sign-in'>();
