import { expect, test } from 'vitest';
import { languageCodes } from '#shared/contract/language.ts';
import { stepTimeOf } from '#shared/safety/levels.ts';
import * as seekCare from '#words/seek-care.ts';
import * as times from '#words/times.ts';

/** The names of the sentences that are a time of a step. */
const namesIn = (room: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.entries(room).flatMap(([name, said]) => (typeof said === 'string' && stepTimeOf(said) !== null ? [name] : []));

// The doctor's sheet finds a time by its words.
test.each(languageCodes)('in %s no two times of a step have the same words', async (code) => {
  const [ofTimes, ofSeekCare] = await Promise.all([
    import(`../../../shared/words/${code}/times.ts`),
    import(`../../../shared/words/${code}/seek-care.ts`),
  ]);
  const said = [...namesIn(times).map((name) => ofTimes[name]), ...namesIn(seekCare).map((name) => ofSeekCare[name])];
  expect(said).toHaveLength(11);
  expect(new Set(said).size).toBe(said.length);
});
