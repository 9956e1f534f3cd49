// /methods: who gets a different page, and what follows for whom.

// What each route changes in score and plan.

export const pregnantFollows =
  'No heart percentage. Weight counts for nothing. No headline, no years and no word on weight loss; gentle movement, and help to stop smoking first.';
export const underweightFollows =
  'No headline and no factor. No weight loss and no smaller portions: a talk with a clinician comes first.';
export const severeUnderweightFollows = 'No age and no heart percentage. The plan is only care.';
export const establishedCvdFollows = 'No heart percentage. A plan for people with a heart condition takes its place.';
export const kidneyFailureFollows = 'No heart percentage. The kidney team is asked about food and drink.';
export const frailFollows =
  'A weight between BMI 23 and 33 scores in full. Strength and balance with help, no weight loss below BMI 33.';
export const mobilityLimitedFollows = 'No stairs and no standing up as such: move in the way that works for you.';
export const heartFailureSignsFollows =
  'No weight loss, no drinking more and no exercise goal until a clinician has looked.';
export const waitForCareFollows =
  'The notice comes first. No exercise, no praise and no word that comforts next to any number, in both quizzes.';
export const lowMoodFollows = 'Support lines and a talk come first, then small steps.';
export const eatingRiskFollows =
  'No goals for weight, portions, fasting, steps or exercise. With a BMI below 18.5: no age and no heart percentage.';
export const checkBeforeExerciseFollows = 'Every item on exercise becomes “Ask what exercise is right for you”.';
export const kidneyDietFollows =
  'No amounts of fruit, vegetables, protein or water: ask what food is right for you and how much to drink. Potassium and fluid are the reasons.';
export const heartValveFollows =
  'No brisker pace and no strength goal: keep walking, and ask how severe it is before you push harder.';
export const heartSportFollows =
  'No word for fitness and no praise of training: the heart team is asked before hard sport.';
export const restFirstFollows = 'No item on exercise until the sign has been checked.';

// Around the table.

export const title = 'Who gets a different page';
export const someAnswers = 'Some answers change what both quizzes show and advise, whatever the score.';
export const table = 'When, and what follows';
export const followsColumn = 'What follows';
