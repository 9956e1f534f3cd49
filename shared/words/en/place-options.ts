// Answers to two questions in the words of a country: how much a person drinks, and schooling.

// Amounts: on a scale, and with the period.

export const drinks = (from: number, to: number) => `${from} to ${to} drinks`;
export const drinksAWeek = (from: number, to: number) => `${from} to ${to} drinks a week`;
export const drinksOrMore = (from: number) => `${from} drinks or more`;
export const drinksAWeekOrMore = (from: number) => `${from} drinks a week or more`;
export const lessThanOneStandardDrink = 'Less than one standard drink a week';
export const lessThanStandardDrinks = (count: number) => `Less than ${count} standard drinks a week`;
export const standardDrinks = (from: number, to: number) => `${from} to ${to} standard drinks`;
export const standardDrinksAWeek = (from: number, to: number) => `${from} to ${to} standard drinks a week`;
export const standardDrinksOrMore = (from: number) => `${from} standard drinks or more`;
export const standardDrinksAWeekOrMore = (from: number) => `${from} standard drinks a week or more`;
export const lessThanUnits = (count: number) => `Less than ${count} units a week`;
export const units = (from: number, to: number) => `${from} to ${to} units`;
export const unitsAWeek = (from: number, to: number) => `${from} to ${to} units a week`;
export const unitsOrMore = (from: number) => `${from} units or more`;
export const unitsAWeekOrMore = (from: number) => `${from} units a week or more`;

// What counts as one drink.

export const drinkOfFourteen =
  'One standard drink is a 355 ml can of beer, 5%; a 150 ml glass of wine, 12%; or a 45 ml measure of spirits, 40%.';
export const drinkOfCanada =
  'One standard drink is a 341 ml bottle of beer, 5%; a 142 ml (5 oz) glass of wine, 12%; or a 43 ml (1.5 oz) shot of spirits, 40%.';
export const unitsOfUk =
  'Half a pint of ordinary beer (3.6%): 1 unit. A pint of stronger beer (5.2%): 3 units. A small glass of wine (125 ml, 12%): 1½ units. A medium glass (175 ml): 2 units. A large glass (250 ml): 3 units. A single measure of spirits (25 ml): 1 unit.';
export const drinksOfIreland =
  'How many standard drinks? Half a pint of beer (4.5%): 1. A pint: 2. A small glass of wine (100 ml, 12.5%): 1. A pub measure of spirits (35.5 ml): 1.';
export const drinksOfAustralia =
  'How many standard drinks? A 285 ml glass of full-strength beer (4.8%): 1. A 375 ml can: 1½. A 150 ml glass of wine (13%): 1½. A 30 ml nip of spirits: 1.';
export const drinksOfNewZealand =
  'How many standard drinks? A 330 ml bottle of beer (4%): 1. A 100 ml glass of wine (12.5%): 1. A 150 ml glass of wine: 1½. A 30 ml shot of spirits: 1.';
export const drinksOfTenGrams =
  'How many standard drinks? A 250 ml glass of beer (5%): 1. A 330 ml bottle: 1⅓. A 100 ml glass of wine (12.5%): 1. A 30 ml measure of spirits (40%): 1.';
export const drinksOfTwelveGrams =
  'How many standard drinks? A 330 ml bottle of beer (4.6%): 1. A 500 ml beer: 1½. A 125 ml glass of wine (12%): 1. A 40 ml measure of spirits (38%): 1.';
export const drinksOfJapan =
  'How many drinks? A 500 ml can of beer (5%): 1. A 180 ml flask (one gō) of sake (14%): 1. A double whisky (60 ml, 43%): 1. A 200 ml glass of wine (12%): 1.';

// Schooling.

export const noSecondarySchool = 'No school, or I left before finishing secondary school';
export const secondarySchool = 'Secondary school, or an apprenticeship';
export const collegeCourse = 'A college or technical course of one or two years, or part of a degree';
export const universityDegree = 'A university degree (bachelor’s)';
export const higherDegree = 'A higher degree: master’s, doctorate, medicine, law';
export const bachelorsDegree = 'A bachelor’s degree';
export const postgraduateDegree = 'A postgraduate degree, or medicine or law';
export const noGcse = 'No school, or no GCSEs or O levels';
export const gcseToHighers = 'GCSEs, O levels, A levels or Highers, or an apprenticeship';
export const higherNational = 'HNC, HND, foundation degree, or part of a degree';
export const noLeavingCert = 'No school, primary only, or left before the Leaving Cert';
export const leavingCert = 'Leaving Cert, or an apprenticeship';
export const higherCertificate = 'PLC or higher certificate, or part of a degree';
export const belowYear12 = 'No school, or Year 11 or below';
export const year12 = 'Year 12, or an apprenticeship (Certificate III)';
export const tafeDiploma = 'TAFE diploma, Certificate IV, or part of a degree';
export const belowNcea = 'No school, or left before NCEA Level 2';
export const ncea = 'NCEA Level 2 or 3, UE, or an apprenticeship';
export const level4To6 = 'A certificate or diploma (Level 4 to 6), or part of a degree';
export const highSchoolDiploma = 'High school diploma, or an apprenticeship';
export const tradeDiploma = 'College, CEGEP or trade diploma, or part of a degree';
