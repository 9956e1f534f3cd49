// Answers and hints of several rooms of questions.

export const yes = 'Yes';
export const no = 'No';
export const notSure = 'I’m not sure';
export const noneOfThese = 'None of these';
export const chooseFirst = 'Choose the first one that applies.';
export const doesNotApply = 'This does not apply to me';
export const ratherNotSay = 'I’d rather not say';
export const everyDay = 'Every day';
export const rarely = 'Rarely';
export const aFewTimesAWeek = 'A few times a week';
export const rarelyOrNever = 'Rarely or never';
export const mostDays = 'Most days';
export const aFewTimesAMonth = 'A few times a month';
