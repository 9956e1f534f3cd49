import type { CategoryId } from '#shared/heart/evidence/categories.ts';
import { unknownRow, unscoredRow } from '#shared/words/care.ts';
import type { RowStanding } from './row-standing.ts';
import type { MeasuredRef, QuestionRef } from './user-answers.ts';

type Sentences = readonly [string, ...string[]];
export type RowWords = {
  /** The answers that the row quotes, with their names. */
  readonly answers: readonly { readonly name: string; readonly ask: QuestionRef | MeasuredRef }[];
  /** True alternatives for the same case. */
  readonly praised: Sentences;
  readonly fair: Sentences;
  readonly weak: Sentences;
  readonly note?: string;
};

/** The sentence of each standing that has only one. */
export const standingWords: Readonly<Partial<Record<RowStanding, string>>> = {
  unknown: unknownRow.sentence,
  flagged: 'Please read the notice about this first.',
  unscored: unscoredRow.sentence,
  planned: 'Your plan has a step about this.',
  worthTalk: 'Mention it to your doctor.',
  quiet: 'Please follow the notice at the top first. This can wait.',
  told: 'Please read the note about this on the page.',
  unworded: 'We don’t rate this at the moment.',
};

export const rowWords: Readonly<Record<CategoryId, RowWords>> = {
  symptoms: {
    answers: [],
    praised: [
      'You haven’t told us about any sign that needs checking at the moment.',
      'None of your answers here needs an appointment at the moment.',
    ],
    fair: ['Tell a doctor about one of your answers here.', 'Tell a doctor what you told us here.'],
    weak: ['Please have this checked.'],
    note: 'If something changes, get it checked. A quiz can’t rule out an illness.',
  },
  bloodPressure: {
    answers: [{ name: 'blood pressure', ask: 'pressure' }],
    praised: [
      'This is close to what guidelines recommend.',
      'It’s close to the blood pressure that guidelines recommend.',
    ],
    fair: ['There’s some room to bring it down.', 'It’s a little above what guidelines recommend.'],
    weak: ['Bringing it down is one of the best things for your heart.', 'Your heart has a lot to gain here.'],
  },
  bloodTests: {
    answers: [
      { name: 'total cholesterol', ask: 'total' },
      { name: 'LDL', ask: 'ldl' },
      { name: 'HbA1c', ask: 'a1c' },
      { name: 'fasting blood sugar', ask: 'glucose' },
      { name: 'diabetes', ask: 'diabetesStatus' },
    ],
    praised: ['These numbers are close to what guidelines recommend.', 'Guidelines recommend numbers close to these.'],
    fair: ['Keep an eye on some of these numbers.', 'There’s some room to bring these numbers down.'],
    weak: ['Talk to a doctor about these numbers.', 'Ask a doctor what would help with these numbers.'],
  },
  smokingWeight: {
    answers: [
      { name: 'smoking', ask: 'smoking' },
      { name: 'second-hand smoke at home', ask: 'secondhandSmoke' },
    ],
    praised: ['Your answers here are easy on your heart.', 'This part is kind to your heart.'],
    fair: ['A change here is linked to less strain on the heart.', 'There’s some room for change here.'],
    weak: ['This is where many people’s hearts have most to gain.', 'Do ask for help with this.'],
  },
  diet: {
    answers: [
      { name: 'fruit and vegetables', ask: 'dietFruitVeg' },
      { name: 'salt', ask: 'dietSalt' },
      { name: 'sugary drinks', ask: 'dietSugaryDrinks' },
      { name: 'fried food and processed meat', ask: 'dietFriedMeat' },
    ],
    praised: ['Most of this food suits your heart.', 'This is close to what guidelines recommend.'],
    fair: ['There’s room for one more swap.', 'One swap would bring this closer to what guidelines recommend.'],
    weak: ['One swap at a time is enough to start.', 'Start with one swap.'],
    note: 'Four questions only give a rough picture.',
  },
  fitness: {
    answers: [
      { name: 'moderate activity', ask: 'moderateMinutes' },
      { name: 'vigorous activity', ask: 'vigorousMinutes' },
      { name: 'your fitness', ask: 'fitnessCompare' },
    ],
    praised: ['That’s as much as guidelines recommend.', 'You do as much as guidelines recommend.'],
    fair: [
      'You’re part of the way to what guidelines recommend.',
      'A little more would get you to what guidelines recommend.',
    ],
    weak: [
      'Every bit of movement counts, in whatever way works for you.',
      'A few more minutes are enough to start with.',
    ],
  },
  sleep: {
    answers: [
      { name: 'hours of sleep', ask: 'sleepHours' },
      { name: 'sleep apnoea', ask: 'sleepApneaDiagnosed' },
      { name: 'its treatment', ask: 'sleepApneaTreatment' },
    ],
    praised: ['You sleep as long as experts recommend.', 'Your hours are within what experts recommend.'],
    fair: ['Regular sleep is linked to a calmer heart.', 'There’s some room for better sleep.'],
    weak: ['Your sleep needs some care.', 'It would help to talk to someone about your sleep.'],
  },
  psychosocial: {
    answers: [],
    praised: ['Mood and support matter for the heart too.', 'People with support often find changes easier.'],
    fair: [
      'If things feel heavy, telling someone is an important first step.',
      'Having someone by your side makes changes easier.',
    ],
    weak: ['You don’t have to carry this alone. Please tell someone how you’re feeling.'],
  },
  familyEnvironment: {
    answers: [],
    praised: ['Nothing you told us here raises your risk further.', 'We found no other reason for a higher risk here.'],
    fair: ['Mention this to a doctor.', 'A doctor can tell you what this means for you.'],
    weak: ['Go through this with a doctor.'],
  },
};
