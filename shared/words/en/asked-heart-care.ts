// The heart quiz: medicines, family, surroundings and mood.

export const medicationsTitle = 'Your medicines';

export const bpMedication = 'Do you take medicine for blood pressure?';
export const bpMedicationWhy = 'Treatment changes what your blood pressure says about your risk.';

export const statin = 'Do you take a statin or another medicine for cholesterol?';
export const statinStatin = 'Yes, a statin';
export const statinOther = 'Yes, another kind';
export const statinWhy = 'Treatment changes what your cholesterol says about your risk.';

export const medAdherence = 'How often do you miss a dose of your blood pressure or cholesterol medicine?';
export const medAdherenceSometimes = 'About once a week';
export const medAdherenceOften = 'More often';
export const medAdherenceNa = 'I don’t take any';
export const medAdherenceWhy = 'Medicines only help if you take them, and everyone forgets sometimes.';

export const bloodThinner = 'Do you take a blood thinner?';
export const bloodThinnerHint =
  'Such as apixaban, rivaroxaban, edoxaban, dabigatran or warfarin. Aspirin doesn’t count.';
export const bloodThinnerWhy =
  'Atrial fibrillation can cause blood clots that lead to a stroke. A blood thinner lowers that risk for many people.';

export const familyEnvironmentTitle = 'Your family and surroundings';
export const familyEnvironmentHint =
  'Some things raise heart risk without showing in the usual numbers. We’ll list them with your result.';

export const familyPrematureCvd =
  'Has your father or a brother (before the age of 55), or your mother or a sister (before 65), had a heart attack, stent, bypass or stroke?';
export const familyPrematureCvdWhy = 'If heart disease came early in your family, your own heart needs a closer look.';

export const secondhandSmoke = 'Does anyone smoke inside your home?';
export const secondhandSmokeWhy = 'Other people’s smoke strains your heart too.';

export const lpaKnown = 'Have you had a lipoprotein(a) test?';
export const lpaKnownNo = 'No, or I’m not sure';
export const lpaKnownNormal = 'Yes, and it was normal';
export const lpaKnownHigh = 'Yes, and it was high (50 mg/dL or 125 nmol/L and above)';
export const lpaKnownHint = 'A type of cholesterol you inherit. Guidelines say every adult should be tested once.';
export const lpaKnownWhy = 'A high level raises risk, and diet doesn’t change it.';

export const inflammatory = 'Do you have HIV, rheumatoid arthritis, lupus, psoriasis or inflammatory bowel disease?';
export const inflammatoryHiv = 'HIV';
export const inflammatoryYes = 'One of the others';
export const inflammatoryWhy = 'Long-term inflammation affects the arteries too.';

export const pregnancyHistory =
  'Have you had high blood pressure or diabetes in pregnancy, a baby born early or small, or the menopause before 40?';
export const pregnancyHistoryYes = 'Yes, at least one of these';
export const pregnancyHistoryWhy = 'These can affect your heart years later, and they’re easily overlooked.';

export const psychosocialTitle = 'Last but not least, how are you?';
export const psychosocialHint = 'You can skip any of the next questions.';

export const moodLow =
  'Over the last two weeks, how often have you felt down or hopeless, or had little interest in things?';
export const moodLowNo = 'Not at all';
export const moodLowSeveral = 'On several days';
export const moodLowHalf = 'On more than half the days';
export const moodLowDaily = 'Nearly every day';
export const moodLowWhy =
  'Low mood is common, it affects the heart, and it can be treated. If things feel too heavy, support lines are open day and night. We list them with your result.';

export const supportHeart = 'Do you have someone who would help you look after your health?';
export const supportHeartSome = 'To some extent';
export const supportHeartWhy = 'With support it’s easier to keep up good habits and appointments.';
