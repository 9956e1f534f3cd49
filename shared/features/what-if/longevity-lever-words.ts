import type { ValueOf } from '#shared/person/person.ts';

export type ChoiceId =
  | 'smoking'
  | 'alcoholConsumption'
  | 'exerciseFrequency'
  | 'exerciseIntensity'
  | 'strengthTraining'
  | 'overallDiet'
  | 'plantVariety'
  | 'sleepConsistency'
  | 'oralHygiene'
  | 'communityInvolvement';

export type ChoiceLever<Value extends string | number = string | number> = {
  readonly name: string;
  /** From left to right, each with a short label. A user whose answer is not in the list gets no lever. */
  readonly steps: readonly (readonly [value: Value, words: string])[];
  /** Appended for screen readers to a label that begins with a digit. */
  readonly after?: string;
  readonly note?: string;
  /** Replaces the note when the user gave one of these answers. */
  readonly caution?: { readonly for: readonly Value[]; readonly text: string };
};

/**
 * Habits with a multiple-choice question. A state that a person cannot choose has no lever: waking up rested, outlook, grip
 * strength, having people to count on.
 */
export const choiceLevers: { readonly [Id in ChoiceId]: ChoiceLever<ValueOf<Id>> } = {
  smoking: {
    name: 'Smoking',
    steps: [
      ['daily20plus', '20 a day or more'],
      ['daily10to19', '10 to 19 a day'],
      ['dailyUnder10', 'Fewer than 10 a day'],
      ['someDays', 'On some days'],
      ['former0', 'Stopped less than a year ago'],
      ['former1', 'Stopped 1 to 4 years ago'],
      ['former5', 'Stopped 5 to 9 years ago'],
      ['former10', 'Stopped 10 or more years ago'],
    ],
    note: 'In studies, the risk falls with each smoke-free year, over ten years or more.',
  },
  alcoholConsumption: {
    name: 'Alcohol',
    steps: [
      ['former', 'Not any more'],
      ['occasional', 'Less than one drink a week'],
      ['upTo12', '1 to 12 drinks'],
      ['13to22', '13 to 22 drinks'],
      ['23to32', '23 to 32 drinks'],
      ['33plus', '33 drinks or more'],
    ],
    after: 'a week',
    note: 'Light drinking doesn’t improve your number.',
    // A short form of the safety notice `alcoholStop` (hazard 19 of the safety case).
    caution: {
      for: ['23to32', '33plus'],
      text: 'If you drink a lot every day, please do not stop all at once: it can be dangerous. Ask a doctor how to cut down safely.',
    },
  },
  exerciseFrequency: {
    name: 'Active days',
    steps: [
      ['0', 'None yet'],
      ['1to2', '1 or 2 days'],
      ['3to4', '3 or 4 days'],
      ['5to6', '5 or 6 days'],
      ['7', 'Every day'],
    ],
    after: 'a week',
  },
  exerciseIntensity: {
    name: 'How hard you exercise',
    steps: [
      ['light', 'Easy'],
      ['moderate', 'Moderate'],
      ['vigorous', 'Hard'],
      ['mixed', 'Moderate and hard'],
    ],
  },
  strengthTraining: {
    name: 'Strength training',
    steps: [
      ['0', 'None yet'],
      ['1', '1 day'],
      ['2to3', '2 or 3 days'],
      ['4plus', '4 days or more'],
    ],
    after: 'a week',
    note: 'In studies, 2 or 3 days came out best. More days were no better.',
  },
  overallDiet: {
    name: 'Diet',
    steps: [
      ['poor', 'Mostly fast food'],
      ['fair', 'More processed than fresh'],
      ['good', 'About half and half'],
      ['veryGood', 'Mostly plants and fish'],
      ['excellent', 'Nearly always like that'],
    ],
  },
  plantVariety: {
    name: 'Plant foods',
    steps: [
      ['under10', 'Fewer than 10'],
      ['10to19', '10 to 19'],
      ['20to29', '20 to 29'],
      ['30plus', '30 or more'],
    ],
    after: 'kinds a week',
  },
  sleepConsistency: {
    name: 'Regular sleep times',
    steps: [
      ['irregular', 'More than two hours apart'],
      ['somewhat', 'One or two hours apart'],
      ['regular', 'Less than an hour apart'],
      ['veryRegular', 'Nearly the same'],
    ],
  },
  oralHygiene: {
    name: 'Teeth and gums',
    steps: [
      ['less', 'Less than daily'],
      ['once', 'Brushed once a day'],
      ['twice', 'Brushed twice a day'],
      ['full', 'Twice, between teeth, and a dentist'],
    ],
  },
  communityInvolvement: {
    name: 'Groups and volunteering',
    steps: [
      ['never', 'Almost never'],
      ['yearly', 'A few times a year'],
      ['monthly', 'About once a month'],
      ['weekly', 'Every week'],
    ],
  },
};

export type AmountId = 'sittingHours' | 'sleepHours' | 'screenTimeNonWork' | 'processedFoodServings';

type AmountLever = {
  readonly name: string;
  /** Singular and plural. */
  readonly unit: readonly [one: string, many: string];
  /** Appended to the unit for screen readers. */
  readonly after: string;
  readonly note?: string;
};

const hours = ['hour', 'hours'] as const;

/** Habits with a numeric answer. The quiz defines the limits and the steps. */
export const amountLevers: { readonly [Id in AmountId]: AmountLever } = {
  sittingHours: {
    name: 'Sitting',
    unit: hours,
    after: 'a day',
    note: 'In studies, the risk rises above about eight hours and is nearly flat below.',
  },
  sleepHours: {
    name: 'Sleep',
    unit: hours,
    after: 'a night',
    note: 'In studies, about seven hours came out best. Much shorter and much longer sleep are both linked to a higher number.',
  },
  screenTimeNonWork: { name: 'Screen time', unit: hours, after: 'a day' },
  processedFoodServings: { name: 'Packaged foods', unit: ['serving', 'servings'], after: 'a day' },
};
