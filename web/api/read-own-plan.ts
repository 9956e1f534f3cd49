import type { OwnPlan } from '#shared/contract/own-plan.ts';
import { isRecord, recordsOf } from './read-value.ts';

/** Null for what is none. A change without a question, or with a value that is none, is left out. */
export function readOwnPlan(value: unknown): OwnPlan | null {
  if (!isRecord(value) || typeof value.at !== 'string') return null;
  const changes = recordsOf(value.changes).flatMap(({ questionId, value: planned }) =>
    typeof questionId === 'string' && (typeof planned === 'string' || typeof planned === 'number')
      ? [{ questionId, value: planned }]
      : [],
  );
  return { changes, at: value.at };
}
