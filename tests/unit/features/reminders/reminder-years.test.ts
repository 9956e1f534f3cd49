import { expect, test } from 'vitest';
import { brokenPromises, reminderYears } from '#tests/features/reminders/reminder-years.ts';
import { runs, seeded } from '#tests/support/random.ts';

test.each([0, 0.05, 0.25])(
  'two years with 29 February and every clock change bring no reminder early, twice, after it was turned off or after two unanswered (faults %d)',
  async (faults) => {
    const start = new Date('2026-08-31T12:00:00Z');
    const { lives } = await reminderYears({ people: runs(300), years: 2, random: seeded(7).next, start, faults });
    expect(lives.flatMap(brokenPromises)).toEqual([]);
    // Otherwise the promises could hold only because nothing was sent.
    expect(lives.flatMap(({ mails }) => mails).length).toBeGreaterThan(lives.length / 2);
  },
);
