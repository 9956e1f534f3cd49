import type * as z from 'zod/mini';

/** What comes in and goes out of one route. */
export type RouteSchemas = {
  body?: z.ZodMiniType;
  query?: z.ZodMiniType;
  /** The status of success. */
  status: 200 | 201 | 202;
  /** A second status of success, when a call that had succeeded before is repeated. */
  repeatStatus?: 200;
  answer: z.ZodMiniType;
  /** The answer carries a strong ETag, and costs no body when the caller has it already. For what is asked again and again. */
  hasTag?: true;
  /** The same for everybody, so that whoever stands between may keep it. `type`: of the content. */
  served?: { type: string; maxAgeSeconds: number };
};
