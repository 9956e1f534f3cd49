// The first quiz: check-ups, teeth, smoking, alcohol and health.

export const healthCheckups = 'How often do you see a doctor or nurse for a check-up or a screening test?';
export const healthCheckupsYearly = 'About once a year';
export const healthCheckupsTwoThree = 'Every two or three years';
export const healthCheckupsRare = 'Less often than that';
export const healthCheckupsNever = 'Never, or only when I’m ill';
export const healthCheckupsWhy =
  'Screening can find problems early. In trials, check-ups alone did not help people live longer. So this leaves your biological age as it is.';

export const oralHygiene = 'How do you look after your teeth and gums?';
export const oralHygieneFull = 'I brush twice a day, clean between my teeth and see a dentist regularly';
export const oralHygieneTwice = 'I brush twice a day';
export const oralHygieneOnce = 'I brush once a day';
export const oralHygieneLess = 'Less than daily, or I have bleeding gums or loose teeth that are not being treated';
export const oralHygieneWhy = 'Gum disease is linked to shorter lives.';

export const smoking = 'Do you smoke or vape?';
export const smokingNever = 'Never (fewer than 100 cigarettes in my life)';
export const smokingFormer10 = 'I stopped 10 or more years ago';
export const smokingFormer5 = 'I stopped 5 to 9 years ago';
export const smokingFormer1 = 'I stopped 1 to 4 years ago';
export const smokingFormer0 = 'I stopped less than a year ago';
export const smokingVapeOnly = 'I only vape or use other nicotine';
export const smokingSomeDays = 'I smoke on some days';
export const smokingDailyUnder10 = 'Every day, fewer than 10 cigarettes';
export const smokingDaily10To19 = 'Every day, 10 to 19 cigarettes';
export const smokingDaily20Plus = 'Every day, 20 cigarettes or more';
export const smokingHint = 'If you’ve stopped, count from your last cigarette.';
export const smokingWhy = 'No other habit here affects how long people live as much. Stopping helps at any age.';

export const alcohol = 'How much alcohol do you drink?';
export const alcoholNever = 'I’ve never really drunk alcohol';
export const alcoholFormer = 'I used to drink, but I don’t now';
export const alcoholOccasional = 'Less than one drink a week';
export const alcoholUpTo12 = '1 to 12 drinks a week';
export const alcohol13To22 = '13 to 22 drinks a week';
export const alcohol23To32 = '23 to 32 drinks a week';
export const alcohol33Plus = '33 drinks a week or more';
export const alcoholHint = 'One drink is a 12 oz beer, a 5 oz glass of wine or a 1.5 oz shot.';
export const alcoholHintMetric =
  'One drink is about 14 g of alcohol: a 330 ml beer, a 150 ml glass of wine or a 40 ml shot (about 1.75 UK units).';
export const alcoholWhy = 'Heavier drinking is linked to shorter lives. Light drinking doesn’t improve your number.';

export const selfRatedHealth = 'In general, how would you say your health is?';
export const selfRatedHealthExcellent = 'Excellent';
export const selfRatedHealthVeryGood = 'Very good';
export const selfRatedHealthGood = 'Good';
export const selfRatedHealthFair = 'Fair';
export const selfRatedHealthPoor = 'Poor';
export const selfRatedHealthWhy = 'It doesn’t change your number. It helps us to say how far to trust it.';
