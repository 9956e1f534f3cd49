export const careFirst = 'Care first';

export const pregnancy = 'Pregnancy';

export const yourMedicines = 'Your medicines';

export const theNotice = 'The notice';

export const eating = 'Eating';

export const howYouFeel = 'How you feel';

export const checkUp = 'A check-up';

export const yourKidneyTeam = 'Your kidney team';

export const smoking = 'Smoking';

export const cholesterol = 'Cholesterol';

export const yourRisk = 'Your risk';

export const bloodPressure = 'Blood pressure';

export const heartRhythm = 'Heart rhythm';

export const bloodSugar = 'Blood sugar';

export const movingMore = 'Moving more';

export const eatingForTheHeart = 'Eating for the heart';

export const sleep = 'Sleep';

export const weight = 'Weight';

export const nicotineAndSmoke = 'Nicotine and smoke';

export const rehabilitation = 'Rehabilitation';

export const vaccines = 'Vaccines';

export const bloodTest = 'Blood test';

export const alcohol = 'Alcohol';

export const yourBreath = 'Your breath';

export const checkUps = 'Check-ups';

export const activity = 'Activity';

export const nicotine = 'Nicotine';

export const healthAndHabits = 'Health and habits';

export const nutrition = 'Nutrition';

export const movementAndStrength = 'Movement and strength';

export const mindAndRelationships = 'Mind and relationships';

export const surroundings = 'Surroundings';

export const first = 'First';

export const symptoms = 'Symptoms';

export const cholesterolAndSugar = 'Cholesterol and sugar';

export const nicotineAndWeight = 'Nicotine and weight';

export const fitness = 'Fitness';

export const sleepAndBreathing = 'Sleep and breathing';

export const mindAndSupport = 'Mind and support';

export const familyAndSurroundings = 'Family and surroundings';
