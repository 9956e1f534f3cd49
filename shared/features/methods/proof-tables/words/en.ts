// /proof: its picture and its tables.

// The five groups.

export const muchYounger = 'Much younger than their age';
export const younger = 'Younger';
export const middle = 'In the middle';
export const older = 'Older';
export const muchOlder = 'Much older than their age';
export const fifths =
  'The five groups: deaths, and deaths of 1,000 at the same age and sex in seven years, with the 95% interval';
export const groupColumn = 'Group';
export const deathsColumn = 'Deaths';
export const of1000Column = 'Of 1,000';
export const yearsShownColumn = 'Years shown';
export const yearsImpliedColumn = 'Years that the deaths imply';

// By group.

export const all = 'All';
export const from25 = 'Age 25 to 39';
export const from40 = 'Age 40 to 64';
export const from65 = 'Age 65 to 79';
export const women = 'Women';
export const men = 'Men';
export const neverSmoked = 'Never smoked';
export const smokedBefore = 'Smoked before';
export const smoke = 'Smoke';
export const noKnownIllness = 'No heart disease, stroke, cancer or diabetes that they knew of';
export const withKnownIllness = 'With one of these';
export const white = 'White';
export const black = 'Black';
export const mexicanAmerican = 'Mexican American';
export const otherHispanic = 'Other Hispanic';
export const asian = 'Asian';
export const groups =
  'By group: people and deaths; pairs of 100 that we put in the right order, by real age and by ours; and how the logarithm of the death rate rises with a year that we show';
export const whoColumn = 'Who';
export const peopleColumn = 'People (deaths)';
export const pairsColumn = 'Pairs of 100';
export const slopeColumn = 'A year shown';
export const withoutAccidents = 'All, accidents left out';
export const earlierSurvey = 'All, 2009 to 2010';

// By question.

export const smoking = 'Smoking';
export const weightAndHeight = 'Weight and height';
export const exercise = 'Exercise';
export const alcohol = 'Alcohol';
export const sitting = 'Sitting';
export const education = 'Education';
export const questions =
  'By question: how many years of age went with a year that we show, with the 95% interval (1 would be exact), and how many pairs of 100 are right without the question';
export const questionColumn = 'Question';
export const pairsWithoutColumn = 'Pairs without it';

// Other ways to sort people.

export const ageAndSmoking = 'Age, and 10 years more for people who smoke';
export const fittedOnWeight = 'Age, sex, smoking and weight, tuned to half of these people';
export const ageAndHealth = 'Age, and 5 years for each step of “How is your health?”';
export const fittedOnIllnesses = 'Age, sex and number of illnesses, tuned to half of these people';
export const fittedOnBlood = 'Age, sex, blood pressure and four blood tests, tuned to the survey of 2009 to 2010';
export const ourAgeAndHealth = 'Our age, and 5 years for each step of “How is your health?”';
export const ways = 'Pairs of 100 in the right order: another way, and our age for the same people';
export const wayColumn = 'Another way';
export const itColumn = 'It';
export const ourAgeColumn = 'Our age';

// By the risk we would show.

export const risks =
  'Deaths from heart disease or stroke, for each 1,000 years that people were followed, by the risk we would show';
export const riskColumn = '10-year risk';
export const below = (percent: number) => `Below ${percent}%`;
export const orMore = (percent: number) => `${percent}% or more`;
export const fromToBelow = (from: number, below: number) => `${from} to below ${below}%`;
