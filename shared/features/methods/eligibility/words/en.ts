// /methods: who gets no percentage, why, and what they get instead, in the codes of questions and routes. The page shows their
// names.

// When.

export const establishedCvd = 'route establishedCvd';
export const pregnant = 'route pregnant';
export const kidneyFailure = 'route kidneyFailure';
export const severeUnderweight = 'route severeUnderweight (BMI below 17), or routes underweight and eatingRisk';
export const noBirthdate = 'no valid birthdate in the longevity answers';
export const tooYoung = (from: number) => `age < ${from}`;
export const tooOld = (to: number) => `age > ${to}`;

// Why.

export const establishedCvdWhy = 'PREVENT is only for people without known cardiovascular disease';
export const pregnantWhy = 'PREVENT was not made for pregnancy: blood pressure and lipids move';
export const kidneyFailureWhy =
  'below eGFR 15, on dialysis or with a transplant the equation was not made for you; the risk is high';
export const severeUnderweightWhy = 'a low number would hide the danger';

// Instead.

export const establishedCvdInstead = 'secondary prevention plan';
export const pregnantInstead = 'pregnancy care';
export const kidneyFailureInstead = 'kidney care';
export const severeUnderweightInstead = 'a clinician, LE8 without BMI';
export const pointsOnly = 'LE8 only';
