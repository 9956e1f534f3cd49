import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '#tests/support/random.ts';
import { lives } from './life/commands.ts';
import { newGhost } from './life/people.ts';

/** `npm run test:chaos` runs through many more lives. */
const lifeCount = process.env.CHAOS === 'full' ? 5000 : runs(300);

test(`${lifeCount} account lives with all steps in any order let nobody into a stranger’s account, and nothing that has ended works again`, async () => {
  await fc.assert(
    fc.asyncProperty(lives(80), async (commands) => {
      await fc.asyncModelRun(() => ({ model: {}, real: newGhost() }), commands);
    }),
    { numRuns: lifeCount },
  );
  expect.hasAssertions();
});
