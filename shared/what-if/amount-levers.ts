export type AmountId = 'sittingHours' | 'sleepHours' | 'screenTimeNonWork' | 'processedFoodServings';

type AmountLever = {
  readonly name: string;
  /** One of it, and more. */
  readonly unit: readonly [one: string, many: string];
  /** Spoken behind the unit. */
  readonly after: string;
  readonly note?: string;
};

const hours = ['hour', 'hours'] as const;

/** Habits that are answered by a number. The limits and the steps are those of the quiz. */
export const amountLevers: { readonly [Id in AmountId]: AmountLever } = {
  sittingHours: {
    name: 'Sitting',
    unit: hours,
    after: 'a day',
    note: 'In the studies the risk climbs above about eight hours, and is nearly level below.',
  },
  sleepHours: {
    name: 'Sleep',
    unit: hours,
    after: 'a night',
    note: 'In the studies about seven hours stand best. Much shorter and longer sleep both go with a higher age.',
  },
  screenTimeNonWork: { name: 'Screen time', unit: hours, after: 'a day' },
  processedFoodServings: { name: 'Packaged foods', unit: ['serving', 'servings'], after: 'a day' },
};
