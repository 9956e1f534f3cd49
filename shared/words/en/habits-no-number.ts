// Why there is no age: a heading, and what to do about it.

export const birthDateMissingTitle = 'We need your date of birth to work out an age';

export const birthDateMissingWhat = 'Without it, we have no age to compare your habits with.';

export const birthDateMissingAct = 'Add it and we’ll work it out.';

export const birthDateMissingSavedWhat = 'Your other answers are saved.';

export const ageOutOfRangeTitle = (youngest: number, oldest: number) =>
  `We can only work out an age from ${youngest} to ${oldest}`;

export const ageOutOfRangeWhat = (youngest: number, oldest: number) =>
  `Our tables only cover adults from ${youngest} to ${oldest}, so we’ve left the age out.`;

export const ageOutOfRangeAct = 'If you entered the wrong date of birth, correct it.';

export const tooYoungTitle = (age: number) => `Under ${age}, an age tells you very little, so we don’t give one.`;

export const tooYoungWhat = 'Here are your habits and your plan.';

export const underweightWhat = 'Going by your height and weight, your body may not be getting enough.';

export const underweightNoAgeWhat = 'We’ve left the age out on purpose, because no number would be fair to you here.';

export const underweightKind = 'You don’t need to be sure that something is wrong.';
