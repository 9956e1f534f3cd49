import type * as z from 'zod/mini';

/** What comes in and goes out of one route. */
export type RouteSchemas = {
  body?: z.ZodMiniType;
  /** How large the body may be, where that is not `maxBodyBytes`. */
  maxBytes?: number;
  query?: z.ZodMiniType;
  /** The status of success. */
  status: 200 | 201 | 202;
  /** A second status of success, when a call that had succeeded before is repeated. */
  repeatStatus?: 200;
  answer: z.ZodMiniType;
  /** Absent: JSON. Else the answer is a text, which is sent as it is. */
  contentType?: string;
  /** The answer carries a strong ETag, and costs no body when the caller has it already. For what is asked again and again. */
  hasTag?: true;
  /** The same for every caller, so that caches may keep it. `type`: of the content. */
  served?: { type: string; maxAgeSeconds: number };
};
