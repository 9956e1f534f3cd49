// /methods: who gets a percentage, its category, its range, the heart age and the heart plan.

// The plan.

export const planTitle = 'What the heart plan is chosen by';
export const planOrder = (items: number, secondaryItems: number) =>
  `One next step: the first that fits. Then the plan: what must stand in front, then contrasts, largest first, then the parts of Life’s Essential 8 with the most points to gain, then tests worth asking about. At most ${items} are shown; with a known heart condition at most ${secondaryItems}.`;
export const contrastMeaning =
  'For a contrast the headline is worked out once more with one value changed. It compares people. It is not the effect of a treatment.';

// Contrasts.

export const contrasts = 'Contrasts';
export const contrastColumn = 'Contrast';
export const changedColumn = 'Changed to';
export const smokingContrast = 'Smoking';
export const smokingWhen = 'smoking is 1';
export const smokingChanged = 'smoking 0';
export const pressureContrast = 'Blood pressure';
export const pressureWhen = (from: number) => `given, ${from} or more`;
export const pressureChanged = (to: number) => `${to} mmHg`;
export const cholesterolContrast = 'Cholesterol';
export const cholesterolWhen = (from: number) => `measured non-HDL ${from} or more`;
export const cholesterolChanged = (share: string, floor: number) => `${share} × non-HDL, not below ${floor}, plus HDL`;
export const a1cContrast = 'A1c';
export const a1cWhen = (from: number) => `${from}% or more`;
export const a1cChanged = (to: number) => `${to}%, diabetes stays`;

// The rules of each list.

export const nextStepRules = 'The next step';
export const askRules = 'Questions for a clinician';
export const pinRules = 'What stands in front';
export const secondaryRules = 'With a known heart condition';
export const essentialRules = 'From Life’s Essential 8 and tests';
export const statinWhen = (diabetes: string, diabetesWithReason: string, kidney: string, hiv: string) =>
  `LDL of 190 or more; intermediate or high risk; diabetes at ${diabetes}, at ${diabetesWithReason} with another reason for a higher risk; kidney disease at ${kidney}; HIV at ${hiv}; a heart condition with narrowed arteries. Not in pregnancy, with kidneys that hardly work or a very low weight`;

// Who gets a percentage.

export const percentageTitle = 'Who gets a percentage';
export const percentageWho = (from: number, to: number, thirtyYearTo: number, notEstimated: string) =>
  `People of ${from} to ${to} completed years for whom none of the lines below holds; the 30-year figures are shown up to ${thirtyYearTo}. Everybody else gets the rest of the result, and “${notEstimated}” in place of a percentage.`;
export const noPercentageTable = 'Who gets none';
export const insteadColumn = 'Instead';

// From percentage to category.

export const categoryTitle = 'From percentage to category';
export const categoryMeaning =
  'The headline is the chance of a first heart attack or stroke within ten years. The unrounded percentage decides on the word. The total risk, which also counts heart failure, stands beside it and has no such word: the limits were not made for it.';
export const categoryRounding =
  'Figures are rounded only when they leave the engine, to one decimal, a half away from zero. Without a sex that the equations know, each figure is the mean of the women’s and the men’s.';
export const categoryTable = 'Heart attack and stroke in 10 years';
export const categoryColumn = 'Category';
export const percentColumn = 'Percent';

// The range.

export const rangeTitle = 'The range and its confidence';
export const rangeMoves =
  'The range belongs to the headline. Blood pressure, HDL, total cholesterol, eGFR and, where it is known, A1c are moved to their low and to their high edge, one at a time, all others staying. Each move changes the sum x of the equation; what raises it counts as a rise, what lowers it as a fall. Rises and falls are combined as independent errors.';
export const rangeCholesterol =
  'When total cholesterol comes from LDL, moving HDL moves total cholesterol by as much: non-HDL is what was measured. Without a sex that the equations know, the range goes from the lower of the two lows to the higher of the two highs.';
export const rangeCovers =
  'The range covers values that are not known. It does not cover how far the equations may be off.';
export const riseFormula =
  'for each input: rise = max(0, x at low − x, x at high − x), fall = min(0, x at low − x, x at high − x)';
export const lowFormula = 'low = 1 ÷ (1 + exp(−(x − √(sum of fall²))))';
export const highFormula = 'high = 1 ÷ (1 + exp(−(x + √(sum of rise²))))';
export const ownNumbersWhen = 'pressure and cholesterol are known, and no value but BMI lies outside the limits';
export const partlyWhen = 'one of the two is an average, or a value lies outside the limits';
export const averagesWhen = 'both are averages: the range stands first, with no category and no heart age';

// The heart age.

export const heartAgeTitle = 'The heart age';
export const heartAgeIdeal = (nonHdl: number, hdl: number, sbp: number, egfr: number) =>
  `It is the age at which a person of your sex with ideal values has the same ten-year total risk. Ideal is: non-HDL ${nonHdl}, HDL ${hdl}, upper pressure ${sbp}, eGFR ${egfr}, no diabetes, no smoking, no medicine for pressure or cholesterol. For most people it is above their own age.`;
export const heartAgeLimits = (a1c: number, min: number, max: number, over: number) =>
  `With an A1c, ideal is ${a1c}%: that is our addition. The heart age is shown from ${min} to ${max}, below as “under ${min}”, above as “${over} or over”. Its range is that of the total risk.`;
export const heartAgeDiffers =
  'The biological age compares with the average, the heart age with the ideal. So the two may differ.';
