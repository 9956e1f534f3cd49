/** What a sceptic reads first. A point is one plain sentence. */
export type Glance = { readonly id: string; readonly title: string; readonly points: readonly string[] };

export const lead =
  'Some of our numbers are published. Some are our own choice. Some we could not check. This page says which is which.';

/** For each time that results were wrong: what was wrong, who was affected, and what we did. Blank if there was none. */
export const corrections: string = '';

export const glance: readonly Glance[] = [
  {
    id: 'published',
    title: 'Published',
    points: [
      'The heart risk: the American Heart Association’s PREVENT equations, and the 2026 cut-offs for low to high.',
      'The points of Life’s Essential 8.',
      'How much more often people with a habit die. The main numbers come from studies we name.',
    ],
  },
  {
    id: 'judgement',
    title: 'Our own choice',
    points: [
      'How much each question counts for the age.',
      'How the effects fade with age and add up, and how wide the range is.',
      'The order of the plan, and some limits of the warning signs.',
    ],
  },
  {
    id: 'unchecked',
    title: 'Not checked',
    points: [
      'Numbers between two published ones, and how common some answers are. A star marks them.',
      'No clinician has signed off the warning signs or the plan yet.',
      'The age has been tested on 8,945 people of one American survey, and 4,997 of an earlier one. No other country. “How well does this number work?” says how.',
    ],
  },
  {
    id: 'left-out',
    title: 'Left out',
    points: [
      'The age leaves out illness, medicines, blood pressure and blood tests.',
      'The heart risk leaves out family, background and other signs. We list them with it.',
      'The warning signs don’t cover fever, bleeding, injuries, poisoning or allergies.',
    ],
  },
];

/** METHODS 7 in plain words. */
export const notVerified: readonly string[] = [
  'Ratios of answers that lie between two published ones, and those for illness in the family.',
  'Vaping. There are no long studies yet, so it’s not in your age, and the range is wider for it.',
  'How common many answers on mood, food, grip and getting up from the floor are.',
  'Weights, the overall factor, fading with age, the limits of the difference, and the width that the model adds to the range.',
  'Weight above a BMI of 45, and how strong weight is below the age of 35.',
  'Our four eating questions stand in for the sixteen of Life’s Essential 8.',
  'The eGFR that stands for a kidney stage you were told.',
  'We read the 2025 and 2026 guidelines in summaries, not in full.',
  'How much blood tests vary in the lab: from memory.',
];

/** METHODS 12, and what any such score cannot do. */
export const limits: readonly string[] = [
  'Studies show what goes together. They do not prove what a change would do for you.',
  'A percentage is about groups of people with answers like yours. It does not say what will happen to you.',
  'The range of the heart risk covers values we do not know. It does not cover how far the equations may be off.',
  'The equations were made in the United States. In other places they fit less well.',
  'Many people of 18 to 24 with good habits get exactly 18, the lowest age.',
  'Men who have 33 or more drinks a week can still get a lower age. Only the notice and the plan warn them.',
  'In pregnancy the age leaves out weight. Even so, it isn’t made for pregnancy.',
  'If you have two heart conditions, you can only name one.',
  'No one checks whether you’re answering about yourself.',
  'We may take a numb hand for a sign of stroke.',
  'If you’re 60 or below and say you can’t get up from the floor, it isn’t counted. If you need more support, it is.',
  'We only notice a weight entered in the wrong unit if it’s very low.',
];
