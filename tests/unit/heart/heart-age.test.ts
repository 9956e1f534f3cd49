import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { heartAge, heartRange } from '#shared/heart/estimate/heart-range.ts';
import { readHeartCase } from '#shared/heart/findings/heart-case.ts';
import { type HeartInputs, toPrevent } from '#shared/heart/inputs/heart-inputs.ts';
import { type PreventInputs, preventRisk } from '#shared/heart/prevent/prevent.ts';
import { readPerson } from '#shared/person/read-person.ts';
import { assess } from '#shared/safety/assess.ts';
import { estimable, today } from '#tests/personas/random-person.ts';
import { mustBeSame } from '#tests/support/expectations.ts';
import { runs } from '#tests/support/random.ts';

vi.setConfig({ testTimeout: 300_000 });

const optimal = {
  totalChol: 170,
  hdl: 50,
  sbp: 110,
  egfr: 90,
  bmi: 25,
  diabetes: 0,
  smoking: 0,
  bpTx: 0,
  statin: 0,
} as const;

/** The published definition: search for the age at which the optimal person has this risk. */
const searched = (risk: number, { sex, hba1c }: HeartInputs): number => {
  let [young, old] = [30, 80];
  for (let step = 0; step < 60; step += 1) {
    const age = (young + old) / 2;
    const person: PreventInputs = { ...optimal, sex, age, ...(hba1c ? { hba1c: 5.3 } : {}) };
    if (preventRisk(person, 'total_cvd', '10') < risk) young = age;
    else old = age;
  }
  return (young + old) / 2;
};

test('the heart age equals the one that a search finds', () => {
  const within = (age: number) => Math.min(79, Math.max(30, Math.floor(age + 0.5 + 1e-9)));
  fc.assert(
    fc.property(estimable, ({ heart, longevity }) => {
      const person = readPerson({ heart, longevity, today });
      const { estimate } = readHeartCase(person, assess(person));
      const [inputs, second] = estimate?.moved ?? [];
      if (!inputs || second) return;
      const { low, high } = heartRange(inputs, 'total_cvd');
      const { age, range } = heartAge([inputs]);
      const risk = preventRisk(toPrevent(inputs), 'total_cvd', '10');
      mustBeSame(
        [age, ...range],
        [risk, low, high].map((each) => within(searched(each, inputs))),
      );
    }),
    { numRuns: runs(5_000) },
  );
});

/** The example of the publication (Krishnan 2025): a woman of 63 with optimal factors has a risk of 5%. */
test('an optimal woman of 63 has a risk of 5%', () => {
  const risk = preventRisk({ ...optimal, sex: 'female', age: 63 }, 'total_cvd', '10');
  expect(Math.round(100 * risk)).toBe(5);
});
