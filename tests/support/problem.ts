import { expect } from 'vitest';
import type { ErrorBody, Problem } from '#shared/contract/errors.ts';

/** What the API says of its own in an error; the parts that RFC 9457 asks for are checked and taken off. */
export const saidIn = (body: unknown): ErrorBody => {
  const { type, title, status, detail, instance, ...said } = body as Problem;
  expect(type).toBe(`/api/openapi.json#/x-problem-types/${said.code}`);
  expect(title).toMatch(/^[A-Z].+[^.]$/);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(detail).toBe(said.message);
  if (instance !== undefined) expect(instance).toMatch(/^\/api\/requests\/[^/]+$/);
  return said;
};
