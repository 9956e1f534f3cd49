import { product } from '#shared/product.ts';

// The doctor's sheet: one page of results for a clinician, in a clinician's words.

// Said in several places.

export const notEstimated = 'Not estimated';
export const notAnswered = 'not answered';
export const pregnantOrPostpartum = 'pregnancy, or birth within 6 weeks';
export const lowWeight = 'low weight';
export const noBirthdate = 'no date of birth';
export const hba1c = 'HbA1c';
export const ldlCholesterol = 'LDL cholesterol';
export const female = 'female';
export const male = 'male';
export const otherSex = 'intersex or another answer';

// What the patient has said about a warning since.

export const examinedAfterHabits = (day: string, label: string, examinedOn: string) =>
  `Under the habits result on ${day}: ${label}: examined on ${examinedOn}, has not come back.`;
export const examinedAfterHeart = (day: string, label: string, examinedOn: string) =>
  `Under the heart result on ${day}: ${label}: examined on ${examinedOn}, has not come back.`;

// What the advice was adapted for, after a colon.

export const adaptedToKnownCvd = 'known cardiovascular disease';
export const adaptedToKidneyFailure = 'kidney failure, dialysis or transplant';
export const adaptedToFrailty = 'frailty';
export const adaptedToMobility = 'limited mobility';
export const adaptedToHeartFailureSigns = 'signs of heart failure';
export const adaptedToLowMood = 'low mood';
export const adaptedToEatingWorry = 'worry about eating';
export const adaptedToCheckFirst = 'exercise only after a check';
export const adaptedToKidneyDiet = 'no advice on how much to eat or drink (kidneys)';
export const adaptedToValve = 'known valve problem: no advice to walk faster, no strength target';
export const adaptedToHeartSport = 'hard sport only as the heart team says';
export const adaptedToRest = 'no exercise until checked';

// Conditions and symptoms that were reported.

export const reported = (name: string, answers: string) => `${name}: ${answers}.`;
export const knownCondition = 'Known condition';
export const heartRhythm = 'Heart rhythm';
export const chestPain = 'Chest pain';
export const climbingStairs = 'Climbing stairs';
export const breathlessness = 'Breathlessness';
export const lyingFlat = 'Lying flat';
export const palpitations = 'Palpitations';
export const fainting = 'Fainting';
export const swelling = 'Swelling';
export const otherSigns = 'Other signs';
export const kidneyDisease = 'Kidney disease';
export const suddenDeathInFamily = 'Sudden death below 40 in the family';
export const rhythmAlert = 'Irregular rhythm alert from a device';

// What was asked about and denied.

export const denied = (all: string) => `Asked and denied: ${all}.`;
export const deniedCondition = 'known heart or artery disease';
export const deniedRhythmProblem = 'known rhythm problem';
export const deniedChestPain = 'chest pain in the last 3 months';
export const deniedStairs = 'trouble on stairs';
export const deniedBreathlessness = 'breathlessness at rest or on the level';
export const deniedOrthopnea = 'orthopnea';
export const deniedPalpitations = 'palpitations';
export const deniedFainting = 'fainting in the last 12 months';
export const deniedSwelling = 'swelling of legs';
export const deniedOtherSigns = 'signs of stroke, sudden headache, haemoptysis or confusion in the last 24 hours';
export const deniedKidneyDisease = 'kidney disease';

// Next steps and questions.

export const stepNow = (step: string) => `${step} (now, as the notice says)`;
export const stepTodayUnlessNotice = (step: string) => `${step} (today, unless the notice says tomorrow)`;
export const stepToday = (step: string) => `${step} (today)`;
export const stepTodayOrTomorrow = (step: string) => `${step} (today or tomorrow)`;
export const stepNextFewDays = (step: string) => `${step} (in the next few days)`;
export const stepThisWeek = (step: string) => `${step} (this week)`;
export const stepWithinAWeek = (step: string) => `${step} (within a week)`;
export const stepNextWeekOrTwo = (step: string) => `${step} (in the next week or two)`;
export const stepNextFewWeeks = (step: string) => `${step} (in the next few weeks)`;
export const stepNextVisit = (step: string) => `${step} (at your next visit)`;
export const stepNextFewMonths = (step: string) => `${step} (in the next few months)`;
export const stepAsWritten = (step: string, time: string) => `${step}, ${time}`;
export const askWithGoal = (question: string, goal: string) => `${question} (${goal})`;

// What is not known and would matter.

export const heartQuizNotTaken = 'symptoms, blood pressure, blood tests and medicines: the heart quiz was not taken';
export const habitsQuizNotTaken = 'habits, height and weight: the first quiz was not taken';
export const narrowsByPressure = (range: string) => `exact blood pressure (would narrow ASCVD to about ${range})`;
export const narrowsByTotal = (range: string) => `exact total cholesterol (would narrow ASCVD to about ${range})`;
export const narrowsByLdl = (range: string) => `exact LDL cholesterol (would narrow ASCVD to about ${range})`;
export const narrowsByHdl = (range: string) => `exact HDL cholesterol (would narrow ASCVD to about ${range})`;
export const narrowsByTriglycerides = (range: string) => `exact triglycerides (would narrow ASCVD to about ${range})`;
export const narrowsByHba1c = (range: string) => `exact HbA1c (would narrow ASCVD to about ${range})`;
export const narrowsByEgfr = (range: string) => `exact eGFR (would narrow ASCVD to about ${range})`;
export const urineAlbuminUnknown = 'urine albumin';
export const lpaUnknown = 'lipoprotein(a)';
export const familyUnsure = 'early cardiovascular disease in the family: “not sure”';

// Other answers.

export const answer = (name: string, words: string) => `${name}: ${words}.`;
export const missesMedicine = 'Misses blood pressure or cholesterol medicine';
export const bloodThinner = 'Blood thinner';
export const earlyCvdInFamily = 'Early cardiovascular disease in the family';
export const inflammatory = 'HIV or inflammatory illness';
export const pregnancyHistory = 'Hypertension or diabetes in a pregnancy, early or small baby, menopause before 40';
export const sleepApnoea = 'Sleep apnoea';
export const moderateActivity = 'Moderate activity';
export const vigorousActivity = 'Vigorous activity';
export const background = 'Background';
export const alcohol = 'Alcohol';
export const sleep = 'Sleep';
export const familyHistory = 'Heart disease, stroke, diabetes, cancer or dementia in the family before 60';
export const lowMood = 'Down or without interest, last 2 weeks';
export const stress = 'Stress, last month';
export const copingWithStress = 'Coping with stress';
export const viewOfFuture = 'View of the future';
export const helpWithHealth = 'Help with health';
export const ratesHealthPoor = 'Rates own health as poor.';
export const lostWeight = 'Unintended weight loss of 5 kg (10 lb) or more in 6 months.';
export const eatingWorry = 'Reports preoccupation with food and weight, purging, or eating far too little.';
export const pregnant = 'Pregnant or gave birth in the last 6 weeks: yes.';
export const pregnantToldOn = (day: string) => `Pregnant or gave birth in the last 6 weeks: yes (told on ${day}).`;
export const leftOut = (all: string) => `Left out by the patient: ${all}.`;
export const leftOutMood = 'mood, stress, relationships and worry about eating';
export const leftOutWeight = 'height and weight';
export const leftOutBirthdate = 'date of birth';

// Models, versions, references, and what none of it can know.

export const engineVersion = (version: string) => `${product.name}, engine ${version}, for heart, habits and warnings.`;
export const heartModels = (risk: string, riskAge: string, categories: string) =>
  `Heart: ${risk}; risk age: ${riskAge}; categories: ${categories}.`;
export const habitsModel = 'Habits: hazard ratios from cohort studies, combined by us.';
export const habitsCorrected = (day: string, until: string, version: string, reason: string) =>
  `The habits result of ${day} was wrong before ${until} (engine ${version}) and was corrected: ${reason}`;
export const heartCorrected = (day: string, until: string, version: string, reason: string) =>
  `The heart result of ${day} was wrong before ${until} (engine ${version}) and was corrected: ${reason}`;
export const rangesCover = 'Ranges cover unknown and banded inputs, not the error of the equations.';
export const selfReported =
  'Self-reported and not verified. No examination, and no access to records, images, ECGs or medicine doses.';
export const notDiagnosis = 'For information, not a diagnosis. Not to be used alone for treatment decisions.';

// The heart's figures.

export const heartTitle = 'Heart: PREVENT';
export const heartTitleHba1c = 'Heart: PREVENT, model with HbA1c';
export const heartTitleBase = 'Heart: PREVENT, base model';
export const quizNotTaken = 'quiz not taken';
export const noRiskKnownCvd = 'known cardiovascular disease (PREVENT is for primary prevention)';
export const noRiskKidneys = 'dialysis, kidney transplant or eGFR below 15';
export const noRiskTooYoung = 'age below 30 (PREVENT: 30 to 79)';
export const noRiskTooOld = 'age above 79 (PREVENT: 30 to 79)';
export const openWarning = 'There is an open warning that this figure does not take into account.';
export const notGradedHere = 'The figure is not graded here.';
export const ldlVeryHigh = 'LDL of 190 mg/dL or more: do not be guided by the percentage.';
export const figureWithRange = (figure: string, range: string) => `${figure} (${range})`;
export const ascvd10 = 'ASCVD, 10 years';
export const ascvd30 = 'ASCVD, 30 years';
export const totalCvd10 = 'Total CVD, 10 years';
export const totalCvd30 = 'Total CVD, 30 years';
export const riskAge = 'PREVENT risk age';
export const category = 'Category (ACC/AHA 2026)';
export const categoryLow = (below: number) => `low (below ${below}%)`;
export const categoryBorderline = (from: number, below: number) => `borderline (${from} to below ${below}%)`;
export const categoryIntermediate = (from: number, below: number) => `intermediate (${from} to below ${below}%)`;
export const categoryHigh = (from: number) => `high (${from}% or more)`;
export const notGradedConditions = 'not graded: see the warnings and conditions';
export const notGradedAverages = 'not graded: based on averages';
export const mostlyOwnValues = 'Based mostly on the patient’s own values.';
export const partlyAverages = 'Based partly on population averages.';
export const mostlyAverages = 'Based mostly on population averages.';

// The age from habits.

export const habitsTitle = 'Habits: effective age';
export const noAgeOutOfRange = 'age outside 18 to 110';
export const noAgeBelow = (age: number) => `below ${age} no age is given`;
export const effectiveAge = 'Effective age from habits';
export const calendarAge = 'Calendar age';
export const largestOlder = 'Largest contributions, older';
export const largestYounger = 'Largest contributions, younger';
export const agesCompare = (habits: number) =>
  `Compares death rates by ${habits} habits with the average person of the same sex and age. Our own model, not validated as a clinical measure. Illness, medicines and laboratory values are left out.`;
export const notForPregnancy = 'Not made for pregnancy.';

// Habits that make the age older or younger, in a list.

export const habitEducation = 'education';
export const habitWeight = 'weight for height';
export const habitParentsAges = 'parents’ ages';
export const habitFamilyHealth = 'family health';
export const habitTeeth = 'teeth and gums';
export const habitSmoking = 'smoking';
export const habitAlcohol = 'alcohol';
export const habitDiet = 'diet';
export const habitPlantFoods = 'plant foods';
export const habitPackagedFoods = 'packaged foods';
export const habitActiveDays = 'active days';
export const habitStrengthTraining = 'strength training';
export const habitSitting = 'sitting';
export const habitGrip = 'grip strength';
export const habitHoursOfSleep = 'hours of sleep';
export const habitStress = 'stress';
export const habitOutlook = 'outlook';
export const habitVolunteering = 'groups and volunteering';
export const habitScreenTime = 'screen time';

// Values used for the figures: their names.

export const smoking = 'Smoking';
export const bodySize = 'Height, weight, BMI';
export const usualPressure = 'Blood pressure, usual';
export const pressureMedicine = 'Blood pressure medicine';
export const totalCholesterol = 'Total cholesterol';
export const hdlCholesterol = 'HDL cholesterol';
export const triglycerides = 'Triglycerides';
export const cholesterolMedicine = 'Statin or other cholesterol medicine';
export const diabetes = 'Diabetes';
export const fastingGlucose = 'Fasting glucose';
export const egfr = 'eGFR';
export const lpa = 'Lipoprotein(a)';
export const albuminCreatinine = 'Urine albumin-creatinine ratio';
export const waist = 'Waist';
export const restingPulse = 'Resting pulse';

// Values used for the figures: the value.

export const notKnown = 'not known';
export const bmiNotKnown = 'BMI not known';
export const assumed = (amount: string) => `not known, ${amount} assumed`;
export const withAssumed = (value: string, amount: string) => `${value}, ${amount} assumed`;
export const countedAs = (value: string, counted: number) => `${value}, counted as ${counted}`;
export const systolicAlone = (systolic: number) => `${systolic} systolic mmHg`;
export const perMinute = (beats: number) => `${beats} per minute`;

// Values used for the figures: how each is known.

export const howReported = 'reported';
export const howTyped = 'typed';
export const howMistyped = 'typed, systolic not above diastolic: not used';
export const howUnreadable = 'typed, could not be read';
export const howBand = 'band, test within 3 years';
export const howBandChosen = 'band, chosen';
export const howExact = 'exact, from a report';
export const howOld = 'exact, older than 3 years: not used';
export const howImpossible = 'exact, does not fit its parts: not used';
export const howStored = 'exact: not used in any figure';
export const howKidneyStage = 'from the reported kidney stage';
export const howFromLdl = 'derived from LDL';
export const howAverage = 'average for age and sex';
export const howAverageWomen = 'average for women of this age';
