// /methods: the PREVENT equations, and one risk by hand.

// The terms: the name of each, and its formula.

export const yesOrNo = '1 if yes, 0 if no';
export const age = 'Age';
export const nonHdl = 'Non-HDL';
export const nonHdlTerm = (factor: number, minus: number) => `(TC − HDL) × ${factor} − ${minus}`;
export const hdl = 'HDL';
export const sbpBelow = (limit: number) => `SBP below ${limit}`;
export const sbpBelowTerm = (limit: number) => `min(SBP, ${limit})`;
export const sbpFrom = (limit: number) => `SBP from ${limit}`;
export const sbpFromTerm = (limit: number) => `max(SBP, ${limit})`;
export const diabetes = 'Diabetes';
export const smoking = 'Smoking';
export const bmiBelow = (limit: number) => `BMI below ${limit}`;
export const bmiBelowTerm = (limit: number) => `min(BMI, ${limit})`;
export const bmiFrom = (limit: number) => `BMI from ${limit}`;
export const bmiFromTerm = (limit: number) => `max(BMI, ${limit})`;
export const egfrBelow = (limit: number) => `eGFR below ${limit}`;
export const egfrBelowTerm = (limit: number) => `min(eGFR, ${limit})`;
export const egfrFrom = (limit: number) => `eGFR from ${limit}`;
export const egfrFromTerm = (limit: number) => `max(eGFR, ${limit})`;
export const pressureMedicine = 'Pressure medicine';
export const statin = 'Statin';
export const a1cWithDiabetes = 'A1c, diabetes';
export const a1cWithDiabetesTerm = (minus: number) => `A1c − ${minus} with diabetes, 0 without`;
export const a1cWithoutDiabetes = 'A1c, no diabetes';
export const a1cWithoutDiabetesTerm = (minus: number) => `A1c − ${minus} without diabetes, 0 with`;
export const a1cMissing = 'A1c missing';
export const a1cMissingTerm = '0: without an A1c we use the base equations';
export const constant = 'Constant';

// Outcomes and models.

export const anyEvent = 'Total: any event';
export const ascvd = 'Heart attack and stroke (ASCVD)';
export const heartFailure = 'Heart failure';
export const baseModel = 'Base equations';
export const a1cModel = 'Equations with A1c';
export const coefficients = (model: string, years: string) => `${model}, ${years} years: coefficients`;
export const outcomeIn = (outcome: string, years: string) => `${outcome}, ${years} years`;

// Around the tables.

export const title = 'The PREVENT equations';
export const howToUse =
  'Multiply each term by its coefficient, add up, and turn the sum x into a risk. A term with × in its name is the product of the two terms that it names. A coefficient of 0 means that the term is not part of that equation.';
export const abbreviations =
  'TC is total cholesterol and HDL is HDL cholesterol, in mg/dL; SBP is the top number of the blood pressure in mmHg; eGFR is kidney function in mL/min/1.73 m²; BMI is in kg/m²; A1c is in percent; age is in completed years. Min is the smaller, max the larger of two numbers.';
export const sumFormula = 'x = sum of coefficient × term';
export const riskFormula = 'risk = 1 ÷ (1 + exp(−x))';
export const termsTable = 'Terms';
export const formulaColumn = 'Formula';

// One risk by hand.

export const handTitle = 'A heart risk by hand';
export const handWoman = (of: {
  age: number;
  totalChol: number;
  hdl: number;
  sbp: number;
  bmi: number;
  egfr: number;
  risk: string;
}) =>
  `The example of the PREVENT paper: a woman of ${of.age} with diabetes, total cholesterol ${of.totalChol}, HDL ${of.hdl}, a top blood pressure number of ${of.sbp} under treatment, BMI ${of.bmi}, eGFR ${of.egfr}, who doesn’t smoke and takes no statin. Her chance of a first event within 10 years is ${of.risk}: the engine’s figure, and the paper’s.`;
export const handRounding =
  'A term of 0 adds nothing and is left out here. Terms and products are rounded to six decimals for reading.';
export const handRisk = (minusX: string, risk: string, percent: string) =>
  `risk = 1 ÷ (1 + exp(${minusX})) = ${risk} = ${percent}`;
export const handTable = 'Term by term: total risk in 10 years';
export const coefficientColumn = 'Coefficient';
export const productColumn = 'Product';
export const handRisks = 'Her six risks';
export const outcomeColumn = 'Outcome';
export const tenYears = '10 years';
export const thirtyYears = '30 years';
