import { plural } from '#words/plural.ts';

// /proof: how well the age did in two surveys.

// The answer and the picture.

export const olderDied = (times: string) =>
  `People who came out “older than their years” died about ${times} times as often as people of their age and sex who came out close to theirs.`;
export const limits =
  'It works for groups, mostly through smoking, weight and exercise. It was tested in the United States only. It can’t say what will happen to you.';
export const olderVersion = (checked: string, current: string) =>
  `This test is of version ${checked}. The method is now version ${current}, and no one has run the test with it yet.`;
export const pictureTitle = 'Of 1,000 people of the same age and sex, how many died within seven years';
export const pictureLead = 'Sorted into five groups by how old their answers made them';
export const pictureNote = (people: string, deaths: string) =>
  `${people} people in a national survey of the United States, ${deaths} deaths by 2019. Worked out at equal age and sex. The thin line is the range that chance leaves open.`;

// The backgrounds, in a list.

export const whitePeople = 'white';
export const blackPeople = 'Black';
export const otherHispanicPeople = 'other Hispanic';
export const mexicanAmericanPeople = 'Mexican American';
export const asianPeople = 'Asian';

// What it doesn’t show.

export const notShown = 'What this doesn’t show';
export const youngerUntested = (people: string, deaths: number) =>
  plural(deaths, {
    one: `“Younger than your years” is not tested yet: ${people} people, # death.`,
    other: `“Younger than your years” is not tested yet: ${people} people, # deaths.`,
  });
export const notInFile = (most: number, least: number, all: number) =>
  `${most} to ${least} of our ${all} questions are not in the file we used. Sleep, food, mood and friends are among them.`;
export const littleForNeverSmokers = (byAge: string, byUs: string) =>
  `For people who never smoked it adds little: of 100 pairs, age alone puts ${byAge} in the right order, and our number ${byUs}.`;
export const unevenByBackground = (clear: string, unclear: string) =>
  `It was uneven by background: clear in ${clear} people, not clear in ${unclear} people.`;
export const yearForYear = (years: string) =>
  `A year that we show went with about ${years} years of age. We haven’t changed it.`;
export const oneQuestionAsGood =
  'One question, “How is your health?”, sorts people about as well. Both together do better.';

// What we found.

export const found = 'What we found';
export const followed = (people: string, youngest: number, oldest: number, deaths: string) =>
  `${people} people aged ${youngest} to ${oldest} were followed for about seven years. ${deaths} of them died. Deaths by accident count.`;
export const rightOrder = (byAge: string, byUs: string) =>
  `Take two people, one of whom died first. Real age alone puts ${byAge} of 100 such pairs in the right order, and our age ${byUs}. Tossing a coin gives 50.`;
export const fiveYearsOlder = (times: string, low: string, high: string) =>
  `Of two people of the same age and sex, the one who came out five years older died ${times} times as often (${low} to ${high}).`;
export const olderPeople = (people: string, deaths: string, times: string) =>
  `“Older than your years”: ${people} people, ${deaths} deaths. They died ${times} times as often as people “close to their years”.`;
export const earlierSurvey = (people: string, deaths: string, times: string) =>
  `It was the same in an earlier survey: ${people} people of 2009 to 2010, ${deaths} deaths, ${times} times as often.`;
export const trueForAll = 'This was true for women and men, and for people with and without a known illness.';

// Where it’s weak or uneven.

export const differs = 'Where it’s weak or uneven';
export const tooCareful = (shown: string, implied: string) =>
  `It’s too careful at the young end. The youngest group came out ${shown} years younger than their age. They died like people ${implied} years younger.`;
export const byAge = (younger: string, older: string, smokingYounger: string, smokingOlder: string) =>
  `Age counts. Below 65 a year that we show went with about ${younger} years, from 65 on with about ${older}. For smoking it was ${smokingYounger} from 40 to 64, and ${smokingOlder} from 65 on.`;
export const couldCountMore = (exercise: string, sitting: string, education: string) =>
  `Some answers could count for more, if this survey is right: exercise (${exercise} years for one that we show), sitting (${sitting}) and education (${education}). We keep the last two small on purpose, because money and illness may be behind them.`;
export const byBackground = (p: number) =>
  `The difference by background is larger than chance explains well (p = ${p}).`;
export const nothingChanged =
  'We didn’t change anything because of this test. A method tuned to the people it’s tested on looks better than it is.';

// Other ways, and what others found.

export const otherWays = 'Is a simpler way as good?';
export const otherWaysRight = (pairs: string) =>
  `Our number has more pairs in the right order than age with smoking, and about as many as one question on health or a count of illnesses. Our age and the question on health together have ${pairs}. We ask that question, and show it next to the age, not in it: no one can act on it, and it mixes illness in.`;
export const realAge =
  'RealAge (PLOS ONE 2014): 188,698 users, 1,046 deaths. A year that it showed went with 1.1 years of age.';
export const mport =
  'MPoRT (2026; we read the summary only): 527,369 people, 43,758 deaths. It puts 87 of 100 pairs of women in the right order, and 87 of men. It fits in 246 of 247 groups. It also asks about illness.';
export const phenoAge =
  'PhenoAge, from nine blood values: it adds about 3 pairs in 100 to age, in the same survey from 1999 to 2010. Someone else worked that out for us.';
export const ubble = 'UbbLE, 11 to 13 questions in the UK: we could not check its figures.';

// The heart quiz.

export const heart = 'And the heart quiz?';
export const heartDeaths = (of: {
  people: string;
  deaths: string;
  byAge: string;
  byAverages: string;
  byNumbers: string;
}) =>
  `${of.people} people aged 30 to 79 had no known heart disease and had been measured: blood pressure, cholesterol and kidney test, most of them HbA1c too. ${of.deaths} of them died from heart disease or stroke. Of 100 pairs, age alone puts ${of.byAge} in the right order. With averages in place of their numbers our risk has ${of.byAverages}, with their own numbers ${of.byNumbers}.`;
export const heartLimits =
  'We only know deaths here. The risk we show is of a first heart attack or stroke, so its level can’t be tested with this file. Medicines were not known. The PREVENT equations were made and tested on millions of people by others.';

// How we did it.

export const how = 'How we did it';
export const howPeople =
  'The people are from the US National Health and Nutrition Examination Survey of 2011 to 2014, and of 2009 to 2010. Deaths are those of the official files, to the end of 2019. The government publishes both for everyone. We have no names.';
export const howLeftOut = (of: {
  people: string;
  pregnant: string;
  notExamined: string;
  incomplete: string;
  deaths: string;
  withoutAge: string;
  youngest: number;
}) =>
  `Of ${of.people} people we left out ${of.pregnant} who were pregnant, ${of.notExamined} who were asked but not examined, and ${of.incomplete} without height, smoking or a weight that our quiz takes. More of the last two died: ${of.deaths}. ${of.withoutAge} got no age from our method, as on the site, most because we show none below ${of.youngest}.`;
export const howAnswers = (version: string, day: string) =>
  `Their answers were put into ours by rules that are published with the code. The method was used as it is (version ${version}, ${day}). A second program in another language gives the same figures to three digits.`;
export const howReviewed =
  'There was no plan on record before the test, and no one outside has reviewed it. We counted people who died by accident as living at first; that was wrong, and is mended.';

// Below the text.

export const groups = 'By age, sex, smoking, illness and background';
export const whatOthersFound = 'What others found. Their people differ from ours, so compare with care:';
export const downloadNumbers = 'Download all numbers (JSON)';
export const downloadReferenceSet =
  '<link>Download the reference set (JSON)</link>: invented people and cases with the results our method must give, for testing it or your own.';
export const rangeIs = (range: string) => `(range ${range})`;
