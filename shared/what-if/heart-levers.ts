import type { Person } from '#shared/person/person.ts';
import { smokesNow } from '#shared/person/smoking.ts';
import type { UnitCode } from '#shared/quiz/units.ts';
import { cholesterolLever } from './cholesterol-lever.ts';
import { type Lever, nothingAlongside } from './lever.ts';
import { pressureLever } from './pressure-lever.ts';
import { preventSources } from './prevent-sources.ts';
import { riskEstimate } from './risk-figure.ts';

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
