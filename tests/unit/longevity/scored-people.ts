import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type LongevityReading, readLongevity } from '#shared/longevity/score.ts';
import type { Person } from '#shared/person/person.ts';
import { readPerson } from '#shared/person/read-person.ts';
import { type Assessment, assess } from '#shared/safety/assess.ts';
import type { RouteCode } from '#shared/safety/care-routes.ts';
import { measuredPerson, mostlyQuietHeart, today } from '#tests/personas/random-person.ts';
import { runs } from '#tests/support/random.ts';

export type Found = LongevityReading & { readonly person: Person; readonly assessment: Assessment };

// Drawn only once, because drawing twenty thousand people with all their answers takes longer than scoring them.
const people = fc.sample(fc.tuple(measuredPerson, mostlyQuietHeart), runs(20_000));

type Check = (found: Found) => void;

/** For each check that throws, what is wrong for the first person for whom it does. */
const firstFailures = (checks: ReadonlyMap<string, Check>): ReadonlyMap<string, string> => {
  const failures = new Map<string, string>();
  for (const [longevity, heart] of people) {
    const person = readPerson({ longevity, heart, today, quiz: 'longevity' });
    const assessment = assess(person);
    const found = { person, assessment, ...readLongevity(person, assessment) };
    for (const [name, check] of checks) {
      if (failures.has(name)) continue;
      try {
        check(found);
      } catch (cause) {
        failures.set(name, `${cause} for ${JSON.stringify({ longevity, heart })}`);
      }
    }
  }
  return failures;
};

/**
 * Makes the function with which a file states what holds for everyone. Each property is a test of its own, but all
 * share one loop, because scoring a person takes longer than checking the result.
 */
export const startProperties = () => {
  const checks = new Map<string, Check>();
  let failures: ReadonlyMap<string, string> | undefined;
  return (name: string, check: Check): void => {
    checks.set(name, check);
    test(name, () => {
      failures ??= firstFailures(checks);
      // `expect.fail` prints the whole text. A comparison would print only its beginning.
      const failure = failures.get(name);
      if (failure !== undefined) expect.fail(failure);
    });
  };
};

export const codesOf = ({ plan }: LongevityReading): readonly string[] => plan.map(({ code }) => code);
export const hasAny = ({ assessment }: Found, ...wanted: readonly RouteCode[]) =>
  assessment.routes.some((route) => wanted.includes(route));
export const mustNot = (isWrong: boolean, what: string) => {
  if (isWrong) throw new Error(what);
};
