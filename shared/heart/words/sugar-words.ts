import { asianBackgrounds } from '#shared/heart/evidence/lifes-essential-8.ts';
import { exactValue } from '#shared/person/my-numbers.ts';
import { hasRoute } from '#shared/safety/assess.ts';
import { act, type Words, what, wordsOf } from '#shared/safety/sentence.ts';
import { round } from '#shared/scoring/rounding.ts';
import * as planNumbers from '#words/heart-plan-numbers.ts';
import { amountOf } from './blood-amount.ts';
import type { HeartFacts } from './heart-facts.ts';

/** What a value in the prediabetes range means for this person. The plan and the row say the same. */
export const prediabetesWords = (facts: HeartFacts): readonly Words[] => {
  const { one } = facts;
  // 'Once a year' would contradict a notice that asks for an appointment.
  const again = isRaised(one) && facts.openBy === null && act(planNumbers.prediabetesTestAgain);
  return wordsOf(told(one), whatHelps(one), again);
};

const isRaised = ({ person: { heart } }: HeartFacts['one']): boolean =>
  heart.a1cBand === '5_7to6_4' || heart.fastingGlucoseBand === '100to125';

/** The value in that range; without one the person was only told. */
const told = (one: HeartFacts['one']): readonly Words[] => {
  if (!isRaised(one)) return [what(planNumbers.toldRaisedSugar), act(planNumbers.toldRaisedSugarHow)];
  const { heart, myNumbers } = one.person;
  if (heart.a1cBand === '5_7to6_4') {
    const a1c = exactValue(myNumbers?.numbers.a1c);
    return [what(a1c === null ? planNumbers.prediabetesByA1cBand : planNumbers.prediabetesByA1c(`${round(a1c, 1)}%`))];
  }
  const glucose = exactValue(myNumbers?.numbers.fastingGlucose);
  return [
    what(
      glucose === null
        ? planNumbers.prediabetesByGlucoseBand
        : planNumbers.prediabetesByGlucose(amountOf('fastingGlucose', glucose)),
    ),
  ];
};

/** Names weight only where it is a reason. Names neither food nor movement where that could do harm. */
const whatHelps = (one: HeartFacts['one']): Words => {
  if (hasRoute(one, 'underweight', 'eatingRisk')) return act(planNumbers.prediabetesTellDoctor);
  const { bmi, longevity } = one.person;
  const isHeavy = bmi !== null && bmi >= (asianBackgrounds.has(longevity.ethnicity) ? 23 : 25);
  return what(isHeavy ? planNumbers.prediabetesHelpsWithWeight : planNumbers.prediabetesHelpsWithoutWeight);
};
