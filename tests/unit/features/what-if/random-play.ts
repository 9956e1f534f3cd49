import fc from 'fast-check';
import type { Explorer } from '#shared/features/what-if/explorer.ts';
import type { Lever, OwnPair, Places } from '#shared/features/what-if/lever.ts';
import { readPerson } from '#shared/person/read-person.ts';
import type { UnitPreference } from '#shared/quiz/units/unit-choices.ts';
import { assess } from '#shared/safety/assess.ts';
import { type Pair, today } from '#tests/personas/random-person.ts';
import { runs, seeded } from '#tests/support/random.ts';

/** A person's answers, their levers, and the position of each lever. */
export type Play = { own: OwnPair; levers: readonly Lever[]; places: Places };

const unitsOf = (at: number): UnitPreference => ({
  height: 'cm',
  weight: (['lb', 'kg', 'stLb'] as const)[at % 3] ?? 'lb',
  labs: at % 2 === 0 ? 'mgdl' : 'mmol',
  a1c: 'percent',
});

/** Combinations per person. Generating a person takes longer than scoring one a hundred times. */
const playsEach = 10;

/** `count` random combinations, only of people who have a lever. */
export const randomPlays = (people: fc.Arbitrary<Pair>, explorer: Explorer, count: number): Play[] => {
  const chance = seeded(13);
  const wanted = runs(count);
  const plays: Play[] = [];
  while (plays.length < wanted)
    for (const { longevity, heart } of fc.sample(people, Math.ceil(wanted / playsEach))) {
      const own = { longevity, heart, today };
      const person = readPerson(own);
      const levers = explorer.leversOf(person, assess(person).routes, unitsOf(chance.below(6)));
      if (levers.length === 0 || explorer.figureOf(own) === null) continue;
      for (let each = 0; each < playsEach; each++)
        plays.push({
          own,
          levers,
          places: Object.fromEntries(levers.map(({ id, steps }) => [id, chance.below(steps.length)])),
        });
    }
  return plays.slice(0, wanted);
};
