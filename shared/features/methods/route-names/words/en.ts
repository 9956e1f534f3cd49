// /methods: what each route is called in a rule.

export const pregnant = 'Pregnant, or six weeks after birth';
export const underweight = 'Low weight';
export const severeUnderweight = 'Very low weight';
export const establishedCvd = 'Known heart or artery disease';
export const kidneyFailure = 'Kidneys that hardly work';
export const frail = 'Frail';
export const mobilityLimited = 'Limited in moving';
export const heartFailureSigns = 'Signs of heart failure';
export const waitForCare = 'Care comes first';
export const lowMood = 'Dark mood';
export const eatingRisk = 'Worry about eating';
export const checkBeforeExercise = 'Have it checked before exercise';
export const kidneyDiet = 'Food and drink with weak kidneys';
export const heartValve = 'A known valve problem';
export const heartSport = 'Hard sport with a known heart condition';
export const restFirst = 'Rest first';
