import { expect, test, vi } from 'vitest';
import { readPerson } from '#shared/person/read-person.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { assess } from '#shared/safety/assess.ts';
import { deadlines } from '#shared/safety/levels.ts';
import { runs, seeded } from '#tests/support/random.ts';
import { base, peopleWithSigns, type Sign, signs, type WithSigns, withSign } from '#tests/support/signs.ts';

// SAFETY 9, monotony: one more sign, or one answer less, never lowers the level and never makes the first date later.

vi.setConfig({ testTimeout: 600_000 });

const today = '2026-01-15';
const people = 20_000;

/** All times in order. An emergency comes before them. */
const order = ['emergency', ...Object.keys(deadlines)];

/** `level` is 0 for an emergency and 3 for none; `time` is the place of the first time that a notice names. */
type Standing = { readonly level: number; readonly time: number; readonly codes: readonly string[] };

const standingOf = ({ longevity, heart }: WithSigns): Standing => {
  const { notices } = assess(readPerson({ longevity, heart, today }));
  const levels = notices.map(({ level }) => ['emergency', 'urgent', 'soon'].indexOf(level));
  const times = notices.map(({ level, seenBy, by }) =>
    order.indexOf(level === 'emergency' ? level : (seenBy ?? by ?? '')),
  );
  return {
    level: Math.min(3, ...levels),
    time: Math.min(order.length, ...times),
    codes: notices.map(({ code }) => code),
  };
};

const isLess = (before: Standing, after: Standing): boolean => after.level > before.level || after.time > before.time;

/** Reports each kind of fault once, with a person who has it. */
const tell = (wrong: ReadonlyMap<string, string>) =>
  [...wrong].slice(0, 12).map(([what, who]) => `${what}\n    ${who}`);

/** A number replaces its band, because another value of one measure is a correction and not one more sign. */
const measureOf = (id: string): string => id.replace(/Band$/, '');

/** Whether the person has told nothing else in these answers, because a sign must not replace another one. */
const isNew = (told: Answers, own: Answers, quiet: Answers): boolean => {
  const same = (id: string) => JSON.stringify(own[id]) === JSON.stringify(quiet[id]);
  return Object.entries(told).every(
    ([id, value]) =>
      value !== null && [...Object.keys(own), id].filter((other) => measureOf(other) === measureOf(id)).every(same),
  );
};

const aboutThePerson = ['birthdate', 'gender', 'height', 'weight'];

/** Why a sign may make another one less urgent: the rule's legitimate exceptions, each by its name there. */
const explained = (told: Answers, own: Answers): boolean =>
  // A known illness explains the sign.
  ['type1', 'type2', 'gestational', 'prediabetes'].includes(String(told.diabetesStatus)) ||
  ('kidneyDisease' in told && told.kidneyDisease !== 'no') ||
  told.rhythmProblem === 'afib' ||
  // The usual angina exists only with angina, an infarction or a stent. It may have been reported before.
  (['angina', 'heartAttack', 'stentBypass'].includes(String(told.knownHeartConditions)) &&
    own.chestPainContext === 'usualAngina') ||
  // "My care team knows."
  told.dyspnea === 'minimalKnown' ||
  told.orthopnea === 'proppedKnown' ||
  // Chest discomfort with effort that is then reported as the usual angina.
  told.chestPainContext === 'usualAngina';

test('one more sign never lowers the level, and never makes the first date later', () => {
  const chance = seeded(41);
  const wrong = new Map<string, string>();
  let raised = 0;
  for (const person of peopleWithSigns(runs(people), 40)) {
    const sign: Sign = chance.pick(signs);
    const { cardiacAnswers: heart = {}, longevityAnswers: habits = {} } = sign;
    if (!isNew(heart, person.heart, base.heart) || !isNew(habits, person.longevity, base.longevity)) continue;
    if (Object.keys(habits).some((id) => aboutThePerson.includes(id))) continue;
    const [before, after] = [standingOf(person), standingOf(withSign(person, sign))];
    if (isLess(after, before)) raised += 1;
    if (isLess(before, after) && !explained(heart, person.heart))
      wrong.set(`${JSON.stringify({ heart, habits })}: ${before.codes} becomes ${after.codes}`, JSON.stringify(person));
  }
  expect(raised).toBeGreaterThan(runs(people) / 20);
  expect(tell(wrong)).toEqual([]);
});

const isPulseASign = ({ heart }: WithSigns): boolean => {
  const pulse = Number(heart.restingHeartRate);
  return pulse >= 91 || pulse < 50;
};

/** Flags that depend only on a number. Without an age their limits do not apply. */
const onNumbers = ['weightLow', 'bpStage2', 'kidneyLow', 'diabetesRange', 'sugarVeryHigh', 'pulseLow', 'bpLow'];

/** A context that is not answered counts as hard to describe. A more dangerous one is itself the sign. */
const contexts = ['chestPainContext', 'syncopeContext', 'palpitationsContext'] as const;

test('no answer to the birth date or the pulse never lowers the level, and never makes the first date later', () => {
  const wrong = new Map<string, string>();
  for (const person of peopleWithSigns(runs(people), 42)) {
    const { birthdate: _, ...ageless } = person.longevity;
    const { restingHeartRate: __, ...uncounted } = person.heart;
    const before = standingOf(person);
    const withoutAge = standingOf({ ...person, longevity: ageless });
    const isOfNumbers = before.codes.some((code) => onNumbers.includes(code) && !withoutAge.codes.includes(code));
    if (isLess(before, withoutAge) && !isOfNumbers)
      wrong.set(`age: ${before.codes} becomes ${withoutAge.codes}`, JSON.stringify(person));
    const withoutPulse = standingOf({ ...person, heart: uncounted });
    if (isLess(before, withoutPulse) && !isPulseASign(person))
      wrong.set(`pulse: ${before.codes} becomes ${withoutPulse.codes}`, JSON.stringify(person));
  }
  expect(tell(wrong)).toEqual([]);
});

test.each(contexts)('no answer to %s is never less urgent than the calmest context', (id) => {
  const calm = { chestPainContext: 'brief', syncopeContext: 'trigger', palpitationsContext: 'none' }[id];
  const wrong = new Map<string, string>();
  for (const person of peopleWithSigns(runs(people), 43)) {
    if (person.heart[id] === undefined) continue;
    const { [id]: _, ...untold } = person.heart;
    const before = standingOf({ ...person, heart: { ...person.heart, [id]: calm } });
    const after = standingOf({ ...person, heart: untold });
    if (isLess(before, after)) wrong.set(`${before.codes} becomes ${after.codes}`, JSON.stringify(person));
  }
  expect(tell(wrong)).toEqual([]);
});
