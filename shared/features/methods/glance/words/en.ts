// /methods: what a sceptic reads first, what nobody has verified, and the known limits.

export const lead =
  'Some of our numbers are published. Some are our own choice. Some we could not check. This page says which is which.';

// What is published, what is our own choice, what is not checked and what is left out.

export const published = 'Published';
export const publishedHeart =
  'The heart risk: the American Heart Association’s PREVENT equations, and the 2026 cut-offs for low to high.';
export const publishedPoints = 'The points of Life’s Essential 8.';
export const publishedRatios =
  'How much more often people with a habit die. The main numbers come from studies we name.';
export const ownChoice = 'Our own choice';
export const ownWeights = 'How much each question counts for the age.';
export const ownFading = 'How the effects fade with age and add up, and how wide the range is.';
export const ownOrder = 'The order of the plan, and some limits of the warning signs.';
export const notChecked = 'Not checked';
export const uncheckedNumbers =
  'Numbers between two published ones, and how common some answers are. A star marks them.';
export const uncheckedSigns = 'No clinician has signed off the warning signs or the plan yet.';
export const uncheckedElsewhere =
  'The age has been tested on 8,945 people of one American survey, and 4,997 of an earlier one. No other country. “How well does this number work?” says how.';
export const leftOut = 'Left out';
export const leftOutOfAge = 'The age leaves out illness, medicines, blood pressure and blood tests.';
export const leftOutOfHeart = 'The heart risk leaves out family, background and other signs. We list them with it.';
export const leftOutOfSigns = 'The warning signs don’t cover fever, bleeding, injuries, poisoning or allergies.';

// What nobody has verified.

export const unverifiedRatios =
  'Ratios of answers that lie between two published ones, and those for illness in the family.';
export const unverifiedVaping =
  'Vaping. There are no long studies yet, so it’s not in your age, and the range is wider for it.';
export const unverifiedShares = 'How common many answers on mood, food, grip and getting up from the floor are.';
export const unverifiedWeights =
  'Weights, the overall factor, fading with age, the limits of the difference, and the width that the model adds to the range.';
export const unverifiedBmi = 'Weight above a BMI of 45, and how strong weight is below the age of 35.';
export const unverifiedEating = 'Our four eating questions stand in for the sixteen of Life’s Essential 8.';
export const unverifiedEgfr = 'The eGFR that stands for a kidney stage you were told.';
export const unverifiedGuidelines = 'We read the 2025 and 2026 guidelines in summaries, not in full.';
export const unverifiedVariation = 'How much blood tests vary in the lab: from memory.';

// Known limits.

export const limitOfStudies = 'Studies show what goes together. They do not prove what a change would do for you.';
export const limitOfPercentages =
  'A percentage is about groups of people with answers like yours. It does not say what will happen to you.';
export const limitOfRange =
  'The range of the heart risk covers values we do not know. It does not cover how far the equations may be off.';
export const limitOfCountry = 'The equations were made in the United States. In other places they fit less well.';
export const limitOfLowestAge = 'Many people of 18 to 24 with good habits get exactly 18, the lowest age.';
export const limitOfDrinks =
  'Men who have 33 or more drinks a week can still get a lower age. Only the notice and the plan warn them.';
export const limitOfPregnancy = 'In pregnancy the age leaves out weight. Even so, it isn’t made for pregnancy.';
export const limitOfTwoConditions = 'If you have two heart conditions, you can only name one.';
export const limitOfPerson = 'No one checks whether you’re answering about yourself.';
export const limitOfNumbHand = 'We may take a numb hand for a sign of stroke.';
export const limitOfFloor =
  'If you’re 60 or below and say you can’t get up from the floor, it isn’t counted. If you need more support, it is.';
export const limitOfWeightUnit = 'We only notice a weight entered in the wrong unit if it’s very low.';
