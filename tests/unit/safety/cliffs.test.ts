import { expect, test } from 'vitest';
import type { Person } from '#shared/person/person.ts';
import { readPerson } from '#shared/person/read-person.ts';
import { type Assessment, assess } from '#shared/safety/assess.ts';
import { readFacts } from '#shared/safety/red-flag.ts';
import { hasHeartDisease, hasToldKidneyDisease } from '#shared/safety/terms.ts';
import { runs, seeded } from '#tests/support/random.ts';
import { randomPeople } from './example.ts';

// SAFETY 9, cliffs: one step of one number never leads from an emergency or an urgent notice to a page without any
// notice.

const numbers = ['restingHeartRate', 'bpSystolic', 'bpDiastolic', 'fastingGlucose'] as const;
type Number = (typeof numbers)[number];

type Answers = Readonly<Record<string, unknown>>;
const readAt = (longevity: Answers, heart: Answers): Person => readPerson({ longevity, heart, today: '2026-01-15' });

const isHigh = ({ redFlags }: Assessment): boolean => redFlags.some(({ level }) => level !== 'soon');

/** Their pages reassure even without a notice. */
const isQuietAnyway = (person: Person): boolean => {
  const facts = readFacts(person);
  return hasHeartDisease(facts) || hasToldKidneyDisease(facts) || facts.isPregnant;
};

/** Near the limits of the rules, where a step can change something. */
const near: Readonly<Record<Number, readonly number[]>> = {
  restingHeartRate: [30, 40, 45, 50, 91, 101, 111, 130],
  bpSystolic: [80, 85, 90, 100, 140, 150, 160, 180],
  bpDiastolic: [90, 100, 110, 120],
  fastingGlucose: [54, 70, 100, 126, 200, 250, 300],
};

test('one step of a number never leads from an urgent notice to none', { timeout: 180_000 }, () => {
  const chance = seeded(23);
  const wrong: string[] = [];
  let urgent = 0;
  for (const { longevity, heart: told } of randomPeople(runs(20_000), 7)) {
    const id = chance.pick(numbers);
    const limit = chance.pick(near[id]);
    const heart = { ...told, labDate: '2026-01-14', ...(id.startsWith('bp') ? { bpReading: 'numbers' } : {}) };
    const [below, above] = [limit - 1, limit].map((value) => readAt(longevity, { ...heart, [id]: String(value) }));
    if (!below || !above) continue;
    const both = [assess(below), assess(above)] as const;
    if (both.some(isHigh)) urgent += 1;
    const isCliff = both.some(isHigh) && both.some(({ notices }) => notices.length === 0);
    if (isCliff && !isQuietAnyway(above)) wrong.push(`${id} ${limit}: ${JSON.stringify({ longevity, heart })}`);
  }
  expect(urgent).toBeGreaterThan(50);
  expect(wrong.slice(0, 2)).toEqual([]);
});

test('one year of age or a tenth of the BMI never leads from an urgent notice to none', { timeout: 180_000 }, () => {
  const chance = seeded(29);
  const wrong: string[] = [];
  for (const { longevity, heart } of randomPeople(runs(20_000), 11)) {
    const person = readAt(longevity, heart);
    const limit = chance.pick([40, 50, 60, 65, 75, 80]);
    const weight = chance.pick([15, 16, 17, 18.5]);
    const pairs = [
      [
        { ...person, age: limit - 1 },
        { ...person, age: limit },
      ],
      [
        { ...person, bmi: weight - 0.1 },
        { ...person, bmi: weight },
      ],
    ];
    for (const pair of pairs) {
      const both = pair.map(assess);
      const isCliff = both.some(isHigh) && both.some(({ notices }) => notices.length === 0);
      if (isCliff && !isQuietAnyway(person))
        wrong.push(
          `${limit} ${weight} ${both.map(({ redFlags }) => redFlags.map(({ code }) => code))}: ${JSON.stringify({ longevity, heart })}`,
        );
    }
  }
  expect(wrong.slice(0, 2)).toEqual([]);
});
