import { engineVersion } from '#shared/fingerprint.ts';
import type { Topic } from './topic.ts';

type Release = { readonly version: string; readonly title: string; readonly changes: readonly string[] };

/** For visitors: what changed in the numbers and why (METHODS 6 and 11). The newest first. */
const releases: readonly Release[] = [
  {
    version: '2.1.0',
    title: 'Safe also for people who are ill',
    changes: [
      'You can type the numbers of a blood test. A typed number never makes the range wider than its band did.',
      'Heart rhythm, and sudden death in the family, are questions of their own: one answer hid another before.',
      'Chest pain of the last day with new short breath or a cold sweat is an emergency, whatever it feels like.',
      'Signs that should be looked at first now hold back every piece of advice on exercise.',
      'With a low weight and worry about eating there is no age and no heart figure: thin people were praised before.',
      'No word of praise stands beside a warning, a low weight or a dark mood.',
      'Where blood pressure and cholesterol are both unknown, no word such as “low” is put on the heart risk.',
      'Getting up from the floor and sitting do not count for people below 65 who cannot get up.',
      'Weight advice starts later, at BMI 27, or at 25 for people with a reason for it.',
    ],
  },
  {
    version: '2.0.0',
    title: 'Written anew after two clinical reviews',
    changes: [
      'The page says whom you are compared with: the average person. It says that illness is left out. A person after a stroke had read “9 years younger”.',
      'Giving up smoking never makes the age higher. It did, for light smokers, since many people quit when they fall ill.',
      'Very low weight gets no age. High weight counts more in young people, and goes on counting above BMI 45.',
      'The range grows with each open question. Before, an empty quiz had the smallest one.',
      'Three plain words stand over the age, and only when the whole range lies to one side.',
      'The worst answer is always in the plan. Advice fits people who are frail, pregnant or ill.',
      'The limit for alcohol is 7 drinks a week for women and 14 for men.',
      'The heart’s headline is the risk of heart attack and stroke, with the limits of 2026. Before, old limits were put on another number.',
      'A value outside the limits of the equations no longer makes the range smaller.',
      'The heart age came. So did a plan for people with a known heart condition.',
      'No heart figure in pregnancy, on dialysis and at a very low weight.',
    ],
  },
  {
    version: '1.0.0',
    title: 'The first engine',
    changes: ['Results that were made with it can still be opened, as they were.'],
  },
];

export const changelogTopics = (): Topic[] =>
  releases.map(({ version, title, changes }) => ({
    id: `engine-${version.replaceAll('.', '-')}`,
    title: `${version}${version === engineVersion ? ' (now)' : ''}: ${title}`,
    paragraphs: [],
    points: changes,
    sources: [],
  }));
