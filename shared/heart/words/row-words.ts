import type { CategoryId } from '#shared/heart/evidence/categories.ts';
import { unknownRow, unscoredRow } from '#shared/words/care.ts';
import type { RowStanding } from './row-standing.ts';
import type { MeasuredRef, QuestionRef } from './user-answers.ts';

type Sentences = readonly [string, ...string[]];
export type RowWords = {
  /** The answers that the row quotes, and their names. */
  readonly answers: readonly { readonly name: string; readonly ask: QuestionRef | MeasuredRef }[];
  /** True alternatives for the same case. */
  readonly praised: Sentences;
  readonly fair: Sentences;
  readonly weak: Sentences;
  readonly note?: string;
};

/** The sentence of the standings that leave no choice. */
export const standingWords: Readonly<Partial<Record<RowStanding, string>>> = {
  unknown: unknownRow.sentence,
  flagged: 'Please see the notice about this first.',
  unscored: unscoredRow.sentence,
  planned: 'Your plan has a step about this.',
  worthTalk: 'Mention it to your clinician.',
  quiet: 'Please follow the notice at the top first. This can wait.',
};

export const rowWords: Readonly<Record<CategoryId, RowWords>> = {
  symptoms: {
    answers: [],
    praised: [
      'You told us about no sign that needs a look at the moment.',
      'None of your answers here calls for a visit at the moment.',
    ],
    fair: ['One of your answers is worth telling a clinician.', 'Tell a clinician what you told us here.'],
    weak: ['Please have this looked at.'],
    note: 'If something changes, get it checked. A quiz can’t rule out an illness.',
  },
  bloodPressure: {
    answers: [{ name: 'blood pressure', ask: 'pressure' }],
    praised: ['This is close to what guidelines aim for.', 'Guidelines aim for a pressure near this one.'],
    fair: ['There is some room to bring it down.', 'It is a little above the range that guidelines aim for.'],
    weak: ['Bringing it down is one of the best things for a heart.', 'This is where your heart has much to gain.'],
  },
  bloodTests: {
    answers: [
      { name: 'total cholesterol', ask: 'total' },
      { name: 'LDL', ask: 'ldl' },
      { name: 'A1c', ask: 'a1c' },
      { name: 'fasting sugar', ask: 'glucose' },
      { name: 'diabetes', ask: 'diabetesStatus' },
    ],
    praised: ['These values are close to what guidelines aim for.', 'Guidelines aim for values near these.'],
    fair: ['Some of these values are worth watching.', 'There is some room to bring these values down.'],
    weak: ['These values are worth a talk with a clinician.', 'Ask a clinician what would help with these values.'],
  },
  smokingWeight: {
    answers: [
      { name: 'smoking', ask: 'smoking' },
      { name: 'smoke at home', ask: 'secondhandSmoke' },
    ],
    praised: ['Your answers here are easy on the heart.', 'This part goes easy on the heart.'],
    fair: ['A change here goes with less strain on the heart.', 'There is some room to grow here.'],
    weak: ['A change here is where many hearts have most to gain.', 'Help with this is worth asking for.'],
  },
  diet: {
    answers: [
      { name: 'fruit and vegetables', ask: 'dietFruitVeg' },
      { name: 'salt', ask: 'dietSalt' },
      { name: 'sugary drinks', ask: 'dietSugaryDrinks' },
      { name: 'fried food and processed meat', ask: 'dietFriedMeat' },
    ],
    praised: ['Most of this is food that hearts like.', 'This is close to what guidelines advise.'],
    fair: ['There is room for one more swap.', 'One swap would bring this closer to what guidelines advise.'],
    weak: ['One swap at a time is enough to begin.', 'A first swap is a fair start.'],
    note: 'Four questions give a rough picture only.',
  },
  fitness: {
    answers: [
      { name: 'moderate activity', ask: 'moderateMinutes' },
      { name: 'hard activity', ask: 'vigorousMinutes' },
      { name: 'your fitness', ask: 'fitnessCompare' },
    ],
    praised: ['That is as much as guidelines ask for.', 'You reach what guidelines ask for.'],
    fair: ['You are part of the way to what guidelines ask for.', 'A little more would reach what guidelines ask for.'],
    weak: ['Every bit of movement counts, in the way that works for you.', 'A few minutes more are a fair start.'],
  },
  sleep: {
    answers: [
      { name: 'hours of sleep', ask: 'sleepHours' },
      { name: 'sleep apnea', ask: 'sleepApneaDiagnosed' },
      { name: 'its treatment', ask: 'sleepApneaTreatment' },
    ],
    praised: ['This is the sleep that experts advise.', 'Your hours are within what experts advise.'],
    fair: ['A little more regular sleep goes with a calmer heart.', 'There is some room for better sleep.'],
    weak: ['Sleep is worth some care now.', 'A talk about your sleep is worth while.'],
  },
  psychosocial: {
    answers: [],
    praised: [
      'Mood and help from others count for the heart too.',
      'People who have help near them often find changes easier.',
    ],
    fair: ['If things feel heavy, telling someone is a fair first step.', 'Someone at your side makes changes easier.'],
    weak: ['You do not have to carry this alone. Please tell someone how you are.'],
  },
  familyEnvironment: {
    answers: [],
    praised: [
      'Nothing you told us here adds to the usual picture.',
      'No special reason for a higher risk came up here.',
    ],
    fair: ['Mention this to a clinician.', 'A clinician can tell what this means for you.'],
    weak: ['Go through this with a clinician.'],
  },
};
