// What the risk of a heart attack or stroke is called.

export const low = 'Low';

export const borderline = 'Borderline';

export const intermediate = 'Intermediate';

export const high = 'High';

export const existingCondition = 'Existing heart condition';

export const notGraded = 'No risk level: blood pressure and cholesterol are missing';
