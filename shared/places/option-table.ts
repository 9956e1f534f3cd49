// Written by `npm run places` from tests/vectors/places, which has the sources. A row has its countries, or none for all others.

/** Amounts a week in the order of the answers, and what counts as one. The first row is the quiz's own, whose hint says what counts. */
export const drinkRows = [
  'AS,GU,MP,PR,UM,US,VI|Less than one drink|1 to 12 drinks|13 to 22 drinks|23 to 32 drinks|33 drinks or more',
  'AR,CL,MX|Less than one standard drink|1 to 12 standard drinks|13 to 22 standard drinks|23 to 32 standard drinks|33 standard drinks or more|One standard drink is a 355 ml can of beer, 5%; a 150 ml glass of wine, 12%; or a 45 ml measure of spirits, 40%.',
  'CA|Less than one standard drink|1 to 12 standard drinks|13 to 22 standard drinks|23 to 32 standard drinks|33 standard drinks or more|One standard drink is a 341 ml bottle of beer, 5%; a 142 ml (5 oz) glass of wine, 12%; or a 43 ml (1.5 oz) shot of spirits, 40%.',
  'FK,GB,GG,GI,IM,JE|Less than 2 units|2 to 21 units|22 to 39 units|40 to 56 units|57 units or more|Half a pint of ordinary beer (3.6%): 1 unit. A pint of stronger beer (5.2%): 3 units. A small glass of wine (125 ml, 12%): 1½ units. A medium glass (175 ml): 2 units. A large glass (250 ml): 3 units. A single measure of spirits (25 ml): 1 unit.',
  'IE|Less than 2 standard drinks|2 to 17 standard drinks|18 to 31 standard drinks|32 to 45 standard drinks|46 standard drinks or more|How many standard drinks? Half a pint of beer (4.5%): 1. A pint: 2. A small glass of wine (100 ml, 12.5%): 1. A pub measure of spirits (35.5 ml): 1.',
  'AU,CC,CX,NF|Less than 2 standard drinks|2 to 17 standard drinks|18 to 31 standard drinks|32 to 45 standard drinks|46 standard drinks or more|How many standard drinks? A 285 ml glass of full-strength beer (4.8%): 1. A 375 ml can: 1½. A 150 ml glass of wine (13%): 1½. A 30 ml nip of spirits: 1.',
  'NZ|Less than 2 standard drinks|2 to 17 standard drinks|18 to 31 standard drinks|32 to 45 standard drinks|46 standard drinks or more|How many standard drinks? A 330 ml bottle of beer (4%): 1. A 100 ml glass of wine (12.5%): 1. A 150 ml glass of wine: 1½. A 30 ml shot of spirits: 1.',
  '|Less than 2 standard drinks|2 to 17 standard drinks|18 to 31 standard drinks|32 to 45 standard drinks|46 standard drinks or more|How many standard drinks? A 250 ml glass of beer (5%): 1. A 330 ml bottle: 1⅓. A 100 ml glass of wine (12.5%): 1. A 30 ml measure of spirits (40%): 1.',
  'AX,DE,DK,FI,FO,GL,IT,NO,SE,SM,VA|Less than 2 standard drinks|2 to 14 standard drinks|15 to 26 standard drinks|27 to 37 standard drinks|38 standard drinks or more|How many standard drinks? A 330 ml bottle of beer (4.6%): 1. A 500 ml beer: 1½. A 125 ml glass of wine (12%): 1. A 40 ml measure of spirits (38%): 1.',
  'JP|Less than one drink|1 to 8 drinks|9 to 15 drinks|16 to 22 drinks|23 drinks or more|How many drinks? A 500 ml can of beer (5%): 1. A 180 ml flask (one gō) of sake (14%): 1. A double whisky (60 ml, 43%): 1. A 200 ml glass of wine (12%): 1.',
];

/** In the order of the answers. A row without words: the quiz's own. */
export const schoolRows = [
  '|No school, or I left before finishing secondary school|Secondary school, or an apprenticeship|A college or technical course of one or two years, or part of a degree|A university degree (bachelor’s)|A higher degree: master’s, doctorate, medicine, law',
  'AS,GU,MP,PH,PR,UM,US,VI',
  'FK,GB,GG,GI,IM,JE|No school, or no GCSEs or O levels|GCSEs, O levels, A levels or Highers, or an apprenticeship|HNC, HND, foundation degree, or part of a degree|A bachelor’s degree|A postgraduate degree, or medicine or law',
  'IE|No school, primary only, or left before the Leaving Cert|Leaving Cert, or an apprenticeship|PLC or higher certificate, or part of a degree|A bachelor’s degree|A postgraduate degree, or medicine or law',
  'AU,CC,CX,NF|No school, or Year 11 or below|Year 12, or an apprenticeship (Certificate III)|TAFE diploma, Certificate IV, or part of a degree|A bachelor’s degree|A postgraduate degree, or medicine or law',
  'NZ|No school, or left before NCEA Level 2|NCEA Level 2 or 3, UE, or an apprenticeship|A certificate or diploma (Level 4 to 6), or part of a degree|A bachelor’s degree|A postgraduate degree, or medicine or law',
  'CA|Less than high school|High school diploma, or an apprenticeship|College, CEGEP or trade diploma, or part of a degree|A bachelor’s degree|A graduate or professional degree',
];
