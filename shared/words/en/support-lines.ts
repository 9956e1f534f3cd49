// Where someone can talk to someone, when the place is not known: the places, how to reach the line, and when.

export const ukAndIreland = 'UK and Ireland';

export const usMaternal = 'US, in pregnancy and after a birth';

export const elsewhere = 'elsewhere';

export const crisisUs = 'call or text 988';

export const crisisEurope = 'call 116 123';

export const maternalUs = 'call or text 1-833-852-6262 (1-833-TLC-MAMA)';

export const emotionalSupportLine = 'Emotional support line';

export const eatingUk = 'Beat (eating disorders)';

export const eatingUs = 'ANAD (eating disorders)';

export const dayAndNight = 'day and night';

export const differsByCountry = 'differs by country; not in every country';

export const listsByCountry = 'lists lines by country';

export const eatingUkWays = 'helplines, chat and email';

export const eatingUsWays = 'helpline and groups';

export const otherCountries = 'Other countries';
