import fc from 'fast-check';
import { type LongevityReading, readLongevity } from '#shared/longevity/read-longevity.ts';
import type { Person } from '#shared/person/person.ts';
import { readPerson } from '#shared/person/read-person.ts';
import { type Assessment, assess } from '#shared/safety/assess.ts';
import type { RouteCode } from '#shared/safety/routes.ts';
import { measuredPerson, mostlyQuietHeart, today } from '#tests/personas/random-person.ts';
import { runs } from '#tests/support/runs.ts';

export type Found = LongevityReading & { readonly person: Person; readonly assessment: Assessment };

// Imagined once for all: twenty thousand people with all their answers take longer to imagine than to score.
const people = fc.sample(fc.tuple(measuredPerson, mostlyQuietHeart), runs(20_000));

/** Throws with the answers of the first person for whom the check throws. */
export const holdsFor = (check: (found: Found) => void) => {
  for (const [longevity, heart] of people) {
    const person = readPerson({ longevity, heart, today });
    const assessment = assess(person);
    try {
      check({ person, assessment, ...readLongevity(person, assessment) });
    } catch (cause) {
      throw new Error(`not for ${JSON.stringify({ longevity, heart })}`, { cause });
    }
  }
};

export const codesOf = ({ plan }: LongevityReading): readonly string[] => plan.map(({ code }) => code);
export const hasAny = ({ assessment }: Found, ...wanted: readonly RouteCode[]) =>
  assessment.routes.some((route) => wanted.includes(route));
export const mustNot = (isWrong: boolean, what: string) => {
  if (isWrong) throw new Error(what);
};
