import * as z from 'zod/mini';

/** What broke on a page. Each pattern leaves no room for a sentence, an address or an id: none of it is about the person. */
export const reportCrashSchemas = {
  body: z.object({
    /** The class of the error, such as `TypeError`. */
    code: z.string().check(z.regex(/^[A-Za-z]{1,40}$/)),
    /** Script, line and column of ours, if the error has a stack. */
    at: z.optional(z.string().check(z.regex(/^[\w.-]{1,80}:\d{1,7}:\d{1,7}$/))),
    /** The page's path as the router has it: `/results/:submissionId`. */
    route: z.string().check(z.regex(/^\/[A-Za-z/:-]{0,60}$/)),
    /** The first script of the page: its name has a hash of the release. */
    release: z.string().check(z.regex(/^[\w.-]{1,80}$/)),
  }),
  maxBytes: 1000,
  status: 202,
  answer: z.object({}),
} as const;
