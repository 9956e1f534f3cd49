import { asianBackgrounds } from '#shared/heart/evidence/lifes-essential-8.ts';
import { exactValue } from '#shared/person/my-numbers.ts';
import { hasRoute } from '#shared/safety/assess.ts';
import { act, type Words, what, wordsOf } from '#shared/safety/sentence.ts';
import { round } from '#shared/scoring/rounding.ts';
import { amountOf } from './blood-amount.ts';
import type { HeartFacts } from './heart-facts.ts';

/** What a value in the prediabetes range means for this person. The plan and the row say the same. */
export const prediabetesWords = (facts: HeartFacts): readonly Words[] => {
  const { one } = facts;
  const value = raisedValue(facts);
  // 'Once a year' would contradict a notice that asks for an appointment.
  const again = value !== null && facts.openBy === null && act('Have the test again once a year.');
  const told =
    value === null
      ? [what('You were told that your sugar is raised.'), act('Ask when it is tested next.')]
      : what(`Your ${value} is in the range called prediabetes.`);
  return wordsOf(told, whatHelps(one), again);
};

/** Null when the person has no such value and was only told. */
const raisedValue = ({ one: { person } }: HeartFacts): string | null => {
  const { numbers } = person.myNumbers ?? {};
  if (person.heart.a1cBand === '5_7to6_4') {
    const a1c = exactValue(numbers?.a1c);
    return a1c === null ? 'HbA1c' : `HbA1c of ${round(a1c, 1)}%`;
  }
  if (person.heart.fastingGlucoseBand !== '100to125') return null;
  const glucose = exactValue(numbers?.fastingGlucose);
  return glucose === null ? 'fasting blood sugar' : `fasting blood sugar of ${amountOf('fastingGlucose', glucose)}`;
};

/** Names weight only where it is a reason. Names neither food nor movement where that could do harm. */
const whatHelps = (one: HeartFacts['one']): Words => {
  if (hasRoute(one, 'underweight', 'eatingRisk')) return act('Tell your doctor.');
  const { bmi, longevity } = one.person;
  const isHeavy = bmi !== null && bmi >= (asianBackgrounds.has(longevity.ethnicity) ? 23 : 25);
  return what(`A change in ${isHeavy ? 'weight, food' : 'food'} and activity can lower your risk of diabetes.`);
};
