import { expect, test, vi } from 'vitest';
import { readSheetFacts } from '#shared/features/doctor/sheet/sheet-facts.ts';
import { sheetOf } from '#shared/features/doctor/sheet/sheet-of.ts';
import { personas, toSheet } from '#tests/features/doctor/people.ts';

vi.mock('#shared/safety/levels.ts', async (original) => ({
  ...(await original<typeof import('#shared/safety/levels.ts')>()),
  stepTimeOf: () => null,
}));

test('a step with a time that has no code keeps the words of its page', () => {
  const withTime = personas.flatMap((person) => {
    const { nextStep } = readSheetFacts(toSheet(person)).heartPage?.heart ?? {};
    return nextStep?.by ? [{ person, nextStep }] : [];
  });
  expect(withTime).not.toEqual([]);
  for (const { person, nextStep } of withTime) {
    const sheet = sheetOf(toSheet(person));
    expect([sheet.nextStep, ...sheet.datedSteps], person.name).toContain(`${nextStep.title}, ${nextStep.by}`);
  }
});
