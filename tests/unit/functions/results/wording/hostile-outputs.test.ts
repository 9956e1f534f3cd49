import { expect, test } from 'vitest';
import { runHostileOutputs } from '#tests/support/hostile-outputs.ts';
import { mutations } from '#tests/support/hostile-wording.ts';

const outputs = process.env.CHAOS === 'full' ? 10_000 : 1_000;

test(`of ${outputs} hostile model outputs none reaches a person, and what was not spoilt is still accepted`, async () => {
  const figures = await runHostileOutputs(outputs, 20_261_121);
  console.info(
    `hostile outputs: ${figures.outputs} of ${Object.keys(figures.byKind).length} kinds, ` +
      `${figures.reachedAPerson.length} reached a person; ` +
      `${figures.untouchedAccepted} of ${figures.untouched} unspoilt sections accepted`,
  );
  expect(figures.reachedAPerson).toEqual([]);
  expect(Object.keys(figures.byKind).sort()).toEqual(Object.keys(mutations).sort());
  // Else the lock would only be safe because it refuses everybody.
  expect(figures.untouchedAccepted).toBe(figures.untouched);
}, 120_000);
