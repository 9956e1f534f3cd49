// The heart quiz: breath, heartbeat, fainting and swelling. `…Told` is an answer after 'You told us:'.

export const dyspnea = 'When do you get short of breath?';
export const dyspneaRest = 'Even when I sit still, and it is new or worse in the last few days';
export const dyspneaNewWorse = 'With effort, and it is new or clearly worse in the last 2 weeks';
export const dyspneaMinimal =
  'When I get dressed or wash. It has been like this for longer, and no one is looking after it';
export const dyspneaMinimalKnown =
  'When I get dressed or wash. It has been like this for a long time, and my care team knows';
export const dyspneaLevel = 'On level ground I’m slower than others or have to stop. It has been like this for longer';
export const dyspneaHurry = 'When I hurry or walk uphill';
export const dyspneaNone = 'Only with hard exercise';
export const dyspneaWhy = 'Being breathless can be a sign that your heart or lungs are struggling.';

export const orthopnea = 'Can you breathe comfortably when you lie flat?';
export const orthopneaPropped = 'No, I have to sit up or be propped up to breathe';
export const orthopneaProppedTold = 'I have to sit up or be propped up to breathe.';
export const orthopneaGasping = 'I wake up gasping for air';
export const orthopneaProppedKnown =
  'I’ve slept propped up for my breathing for a long time. My care team knows, and it hasn’t changed';
export const orthopneaTwoPillows = 'Yes, but I prefer two pillows';
export const orthopneaWhy = 'Needing to sit up to breathe can be a sign of fluid in the lungs.';

export const palpitations = 'Do you feel your heart racing, pounding, fluttering or skipping?';
export const palpitationsNow = 'Yes, right now, and it does not settle';
export const palpitationsNowTold = 'Right now, and it does not settle.';
export const palpitationsPersistent = 'Yes, most of the time, or for hours';
export const palpitationsPersistentTold = 'Most of the time, or for hours.';
export const palpitationsOften = 'Yes, every week or more, or for minutes at a time';
export const palpitationsOftenTold = 'Every week or more, or for minutes at a time.';
export const palpitationsRare = 'Now and then, for seconds';
export const palpitationsWhy = 'Most skipped beats are harmless. Long or frequent ones should be checked.';

export const palpitationsContext = 'When that happens, do any of these apply?';
export const palpitationsContextFaint = 'Fainting, or nearly fainting';
export const palpitationsContextChestPain = 'Chest pain';
export const palpitationsContextBreathless = 'Shortness of breath';
export const palpitationsContextExercise = 'It starts while I exercise';
export const palpitationsContextWhy = 'These signs tell us how soon you need a check.';

export const syncope = 'Have you fainted (passed out), or nearly fainted?';
export const syncopeFaintToday = 'I fainted in the last 24 hours';
export const syncopeNearlyToday = 'I nearly fainted in the last 24 hours';
export const syncopeFaintWeeks = 'I fainted in the last 4 weeks';
export const syncopeNearlyWeeks = 'I nearly fainted in the last 4 weeks';
export const syncopeYes = 'I fainted 1 to 12 months ago';
export const syncopeNearly = 'I nearly fainted 1 to 12 months ago';
export const syncopePast = 'Only more than a year ago';
export const syncopeWhy = 'Fainting is often harmless, but sometimes the cause is the heart.';

export const syncopeContext = 'What was happening at the time?';
export const syncopeContextHeart = 'I had chest pain or a racing heart';
export const syncopeContextExercise = 'I was exercising';
export const syncopeContextLying = 'I was lying down';
export const syncopeContextNoWarning = 'There was no warning at all, or I was hurt';
export const syncopeContextSitting = 'I was sitting';
export const syncopeContextUnsure = 'I don’t know what brought it on';
export const syncopeContextTrigger = 'Heat, pain, needles, getting up fast or standing for a long time';
export const syncopeContextWhy = 'What was happening helps tell a simple faint from one that needs a doctor.';

export const syncopeFamily = 'Has a parent, brother, sister or child of yours died suddenly before the age of 40?';
export const syncopeFamilyWhy = 'Some heart rhythm problems run in families.';

export const edema = 'Do your feet, ankles or legs swell?';
export const edemaOneSided = 'One leg only, and it is new, painful, warm or red';
export const edemaWorse = 'Both legs or my belly, and it has got clearly worse in the last few days';
export const edemaDaily = 'Both legs, on most days';
export const edemaEvening = 'A little, by evening';
export const edemaWhy = 'Swelling can mean that fluid is building up, or that there’s a clot in one leg.';
