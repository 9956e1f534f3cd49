import { describe, expect, test } from 'vitest';
import type { RedFlagLevel } from '#shared/contract/result.ts';
import { readPerson } from '#shared/person/read-person.ts';
import { type Assessment, assess, type RaisedFlag } from '#shared/safety/assess.ts';
import { highestLevel } from '#shared/safety/levels.ts';
import { readVectors } from '#tests/vectors/reference-vectors.ts';

/** One person of the reference. The people of the first quiz have their heart answers as `cardiacAnswers`. */
type Vector = {
  readonly answers: unknown;
  readonly longevityAnswers?: unknown;
  readonly cardiacAnswers?: unknown;
  readonly output: { readonly redFlags: unknown; readonly routes: unknown };
};
type VectorList = readonly (Vector & { readonly id: string })[] | Readonly<Record<string, Vector>>;

const files = ['personas', 'random-vectors', 'random-vectors-exact', 'edge-cases'];

const vectors = files.flatMap((file) => {
  const { today, ...groups }: { readonly today: string } & Readonly<Record<string, VectorList | string>> =
    readVectors(file);
  return Object.entries(groups).flatMap(([group, list]) =>
    Object.entries(list).map(([key, vector]: [string, Vector]) => ({
      name: `${file} ${group} ${key}`,
      vector,
      person:
        group === 'longevity'
          ? readPerson({ longevity: vector.answers, heart: vector.cardiacAnswers, today, quiz: 'longevity' })
          : readPerson({ longevity: vector.longevityAnswers, heart: vector.answers, today }),
    })),
  );
});

test('the reference has people for every kind of file', () => {
  expect(vectors.length).toBeGreaterThan(300);
});

test.each(vectors)('$name has the red flags and routes of the reference', ({ vector, person }) => {
  const { redFlags, routes } = vector.output;
  const assessed = assess(person);
  expect({ redFlags: assessed.redFlags, routes: assessed.routes }).toEqual({ redFlags, routes });
});

/** A short story with the level that a careful clinician would choose. */
type Vignette = {
  readonly id: string;
  readonly triage: Triage;
  readonly story: string;
  readonly longevityAnswers: unknown;
  readonly cardiacAnswers: unknown;
  readonly today: string;
  readonly expect: {
    readonly mustFlag: readonly { readonly code: string; readonly level: string }[];
    readonly minLevel?: Triage;
    readonly maxLevel?: Triage;
    readonly mustRoute?: readonly string[];
    readonly mustNotRoute: readonly string[];
  };
};
type Triage = RedFlagLevel | 'none';

const seriousness: readonly Triage[] = ['none', 'soon', 'urgent', 'emergency'];
const rank = (level: Triage): number => seriousness.indexOf(level);

const { vignettes }: { readonly vignettes: readonly Vignette[] } = readVectors('vignettes');

const assessed = vignettes.map((vignette) => {
  const { longevityAnswers: longevity, cardiacAnswers: heart, today } = vignette;
  const assessment: Assessment = assess(readPerson({ longevity, heart, today }));
  const level: Triage = highestLevel(assessment.redFlags) ?? 'none';
  return { ...vignette, assessment, level };
});

describe('a story', () => {
  test.each(assessed)('$id has the flags and routes that it must have', ({ expect: wanted, assessment }) => {
    expect(assessment.redFlags).toEqual(expect.arrayContaining([...wanted.mustFlag]));
    expect(assessment.routes).toEqual(expect.arrayContaining([...(wanted.mustRoute ?? [])]));
    expect(assessment.routes.filter((route) => wanted.mustNotRoute.includes(route))).toEqual([]);
  });

  test.each(assessed)(
    '$id has a level between the lowest and the highest that are right',
    ({ expect: wanted, level }) => {
      if (wanted.minLevel) expect(rank(level)).toBeGreaterThanOrEqual(rank(wanted.minLevel));
      if (wanted.maxLevel) expect(rank(level)).toBeLessThanOrEqual(rank(wanted.maxLevel));
    },
  );
});

const named = (list: typeof assessed) => list.map(({ id, triage, level }) => `${id}: ${triage} became ${level}`);

test('no story is triaged too low and none too high', () => {
  const tooLow = assessed.filter(({ triage, level }) => rank(level) < rank(triage));
  const tooHigh = assessed.filter(({ triage, level }) => rank(level) > rank(triage));
  console.info(`${assessed.length} stories: ${tooLow.length} triaged too low, ${tooHigh.length} too high.`);
  expect({ tooLow: named(tooLow), tooHigh: named(tooHigh) }).toEqual({ tooLow: [], tooHigh: [] });
});

test('the stories hold 34 emergencies, all found, and 114 people without need, none sent to urgent care', () => {
  const of = (...triages: Triage[]) => assessed.filter(({ triage }) => triages.includes(triage));
  const isHurried = ({ assessment }: { assessment: Assessment }) =>
    assessment.redFlags.some(({ level }: RaisedFlag) => level !== 'soon');
  expect(of('emergency')).toHaveLength(34);
  expect(of('emergency').filter(({ level }) => level !== 'emergency')).toEqual([]);
  expect(of('soon', 'none')).toHaveLength(114);
  expect(of('soon', 'none').filter(isHurried)).toEqual([]);
});
