import { expectTypeOf, test } from 'vitest';
import type { AnswerOf } from '#shared/contract/schemas/schemas.ts';

// The compiler checks the types.
test('the profile shows the reminder’s months and its next day, and is complete without one', () => {
  expectTypeOf<Pick<AnswerOf<'getMe'>, 'reminder'>>().toEqualTypeOf<{
    reminder?: { months: 1 | 3 | 6 | 12; nextAt: string } | undefined;
  }>();
});
