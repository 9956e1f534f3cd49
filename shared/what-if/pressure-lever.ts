import type { HeartEstimate } from '#shared/heart/estimate/estimate.ts';
import type { Person } from '#shared/person/person.ts';
import type { Lever } from './lever.ts';
import { preventSources } from './prevent-sources.ts';
import { valueSteps } from './value-steps.ts';

/**
 * The slider begins at the upper end of what guidelines call normal and no slider leads below: 110 mmHg (the lowest band of
 * the quiz but one). It ends a little above today, below the pressure that is a warning of its own (180).
 */
const lowest = 110;
const aLittle = 15;
const highest = 179;

/** The upper number. The lower one is no part of the equations, and an old one could lie above a new upper one. */
export const pressureLever = ({ heart }: Person, { given: [{ sbp }] }: HeartEstimate): Lever[] => {
  if (sbp.source === 'imputed' || sbp.value <= lowest) return [];
  const to = Math.max(Math.round(sbp.value), Math.min(highest, Math.round(sbp.value) + aLittle));
  const own = heart.bpBand === undefined ? `${sbp.value} mmHg` : bandWords(heart.bpBand);
  return [
    {
      id: 'bpSystolic',
      quiz: 'heart',
      name: 'Upper blood pressure',
      control: 'slider',
      ...valueSteps({
        values: Array.from({ length: to - lowest + 1 }, (_, at) => lowest + at),
        now: sbp.value,
        own,
        answerOf: String,
        shownOf: (value) => `${value} mmHg`,
      }),
      was: own,
      grade: null,
      sources: preventSources,
      alongside: { set: { bpReading: 'numbers' }, drop: ['bpBand', 'bpDiastolic'] },
    },
  ];
};

/** '140to159' as '140 to 159 mmHg'. */
const bandWords = (band: NonNullable<Person['heart']['bpBand']>): string =>
  `${band.replace('under', 'below ').replace('plus', ' or more').replace('to', ' to ')} mmHg`;
