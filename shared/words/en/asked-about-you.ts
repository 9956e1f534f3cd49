// The first quiz: the person, their family and their account.

export const intro = 'How old is your body, really?';
export const introHint =
  'A friendly look at your everyday habits. You can skip almost anything and go back at any time.';

export const privacy = 'First, let’s learn a little bit about you';
export const privacyHint =
  'We work out your results from your answers. Please read the data privacy policy and tick the box to continue.';

export const healthTitle = 'Let’s start with you and your health';
export const healthHint =
  'Everyday habits add up. One large American study looked at five healthy habits. At 50, women with all five could expect to live about 14 years longer than women with none. For men it was about 12 years.';

export const birthdate = 'When were you born?';
export const birthdateHint = (age: number) =>
  `If you’re under ${age}, we don’t give you an age, but you’ll still get your habits and a plan.`;
export const birthdateWhy = 'We compare your biological age with your real age.';

export const gender = 'What sex were you registered as at birth?';
export const genderFemale = 'Female';
export const genderMale = 'Male';
export const genderOther = 'Intersex or another answer';
export const genderHint = 'We use this to compare you with the right group and ask the right questions.';
export const genderWhy = 'On average, women live longer than men.';

export const ethnicity = 'Which of these best describes your background?';
export const ethnicityWhite = 'White';
export const ethnicityBlack = 'Black or African American';
export const ethnicityHispanic = 'Hispanic or Latino';
export const ethnicityEastAsian = 'East or Southeast Asian';
export const ethnicitySouthAsian = 'South Asian';
export const ethnicityIndigenous = 'American Indian, Alaska Native or Pacific Islander';
export const ethnicityMixed = 'More than one of these';
export const ethnicityOther = 'Another background';
export const ethnicityHint = 'You’re welcome to skip this one. It never changes your biological age.';
export const ethnicityWhy =
  'Weight can affect health differently in different groups. We also add advice on heart health for people with a South Asian background.';

export const education = 'What’s the highest level of education you’ve completed?';
export const educationLessThanHS = 'Less than high school';
export const educationHighSchool = 'High school, or the equivalent';
export const educationSomeCollege = 'Some college, or a two-year degree';
export const educationBachelor = 'A four-year college degree';
export const educationGraduate = 'A graduate or professional degree';
export const educationWhy =
  'Each extra year of education is linked to a slightly longer life, probably through work, income and surroundings.';

export const height = 'How tall are you?';
export const heightWhy = 'We use your height and weight to work out your body mass index (BMI).';

export const weight = 'How much do you weigh?';
export const weightHint = 'A good guess is fine. If you’re pregnant, use your weight from before.';
export const weightWhy =
  'Very low and very high weight are both linked to shorter lives. We never praise a weight, and we never tell anyone to eat less than they need.';

export const parentsAge = 'How long did your parents live, or how old are they now?';
export const parentsAgeBothLong = 'Both reached 85 or more';
export const parentsAgeOneLong = 'One of them reached 85 or more';
export const parentsAgeTypical = 'They reached, or are in, their 70s or early 80s';
export const parentsAgeOneShort = 'One of them died of an illness before 70';
export const parentsAgeBothShort = 'Both died of an illness before 70';
export const parentsAgeUnknown = 'I don’t know, or they are still under 70';
export const parentsAgeWhy = 'Children of long-lived parents tend to live longer too.';

export const familyHistory =
  'Has a parent, brother or sister had heart disease, a stroke, diabetes, cancer or dementia before the age of about 60?';
export const familyHistoryNone = 'No, not that I know of';
export const familyHistoryOne = 'Yes, one of these';
export const familyHistoryTwoPlus = 'Yes, two or more of these';
export const familyHistoryUnknown = 'I don’t know';
export const familyHistoryWhy = 'Illness at a young age in your family can raise your own risk a little.';

export const familyHistoryDetails = 'Would you like to tell us more about these illnesses?';
export const familyHistoryDetailsWhy = 'It helps when you go through your results with a doctor.';

export const knowledge = 'How much do you feel you know about living a long and healthy life?';
export const knowledgeLittle = 'Not much';
export const knowledgeSome = 'Some';
export const knowledgeGood = 'A fair amount';
export const knowledgeExpert = 'A great deal';
export const knowledgeWhy = 'We only use this to decide how much to explain.';

export const wrapTitle = 'Nearly there';
export const wrapHint = 'Thank you for being so open. Press Continue to get your results.';

export const name = 'What’s your name?';
export const nameWhy = 'So we can greet you by name.';

export const email = 'What’s your email address?';
export const emailWhy = 'We’ll send your results there, and you’ll use it to log in.';

export const password = 'Choose a password';
export const passwordHint = 'At least 8 characters. It keeps your results private, so only you can come back to them.';
export const passwordWhy = 'You need it to log in.';
