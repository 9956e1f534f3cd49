import type { HeartEstimate } from '#shared/heart/estimate/estimate.ts';
import type { Person } from '#shared/person/person.ts';
import { smokesNow } from '#shared/person/person.ts';
import type { UnitCode } from '#shared/quiz/units.ts';
import { cholesterolLever } from './cholesterol-lever.ts';
import { type Lever, nothingAlongside, valueSteps } from './lever.ts';
import { preventSources, riskEstimate } from './risk-figure.ts';

/**
 * The slider begins at the upper end of what guidelines call normal and no slider leads below: 110 mmHg (the lowest band of
 * the quiz but one). It ends a little above today, below the pressure that is a warning of its own (180).
 */
const lowest = 110;
const aLittle = 15;
const highest = 179;

/** The upper number. The lower one is no part of the equations, and an old one could lie above a new upper one. */
const pressureLever = ({ heart }: Person, { given: [{ sbp }] }: HeartEstimate): Lever[] => {
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

/**
 * What can change of the heart's figure: blood pressure, cholesterol, smoking, a statin. A value that is not known has no
 * place of today, so it has no lever. Illnesses cannot be undone, and nobody's medicine is taken away or chosen here.
 */
export const heartLevers = (person: Person, unit: UnitCode): Lever[] => {
  const estimate = riskEstimate(person);
  if (!estimate) return [];
  return [
    ...pressureLever(person, estimate),
    ...cholesterolLever(person, estimate, unit),
    ...statinLever(person),
    ...smokeLever(person),
  ];
};

type Switch = Pick<Lever, 'id' | 'quiz' | 'name' | 'was' | 'note'> & { readonly on: string };

const switchLever = ({ on, ...lever }: Switch): Lever => ({
  ...lever,
  control: 'switch',
  steps: [
    { answer: null, shown: 'No', spoken: 'no' },
    { answer: on, shown: 'Yes', spoken: 'yes' },
  ],
  today: 0,
  grade: null,
  sources: preventSources,
  alongside: nothingAlongside,
});

/** Only for who takes none: stopping a medicine is not offered. */
const statinLever = ({ heart }: Person): Lever[] =>
  heart.statin === 'no'
    ? [
        switchLever({
          id: 'statin',
          quiz: 'heart',
          name: 'Takes a statin',
          was: 'no',
          note: 'Only a clinician can start one with you. It compares people with the same cholesterol as above.',
          on: 'statin',
        }),
      ]
    : [];

/** The equations count cigarettes of the last thirty days. */
const smokeLever = ({ longevity }: Person): Lever[] =>
  smokesNow(longevity)
    ? [switchLever({ id: 'smoking', quiz: 'longevity', name: 'Free of smoke', was: 'no', on: 'former0' })]
    : [];
