// What to ask a doctor or nurse, in the user's voice, with the goal where there is one.

export const ldlGoal = 'LDL below 70 mg/dL (1.8 mmol/L), often below 55 mg/dL (1.4 mmol/L)';

export const pressureGoal = 'Below 130 over 80';

export const medicinesInPregnancy = 'Which of my medicines are safe in pregnancy? These are the ones I take.';

export const discussStatin = 'Would a statin help me, and what are the downsides?';

export const reviewTreatment = 'What’s my cholesterol goal, and does my medicine get me there?';

export const discussBpMedicine = 'Do I need medicine for my blood pressure?';

export const reviewBpMedicine = 'Is my blood pressure treatment enough?';

export const askAnticoagulation = 'I have atrial fibrillation. Should I take a blood thinner?';

export const askAntiplatelet = 'Should I take a medicine against clots, such as aspirin?';

export const askLpa = 'Could I have a lipoprotein(a) test?';

export const lpaGoal = 'Guidelines say every adult should be tested once';
