// /methods: what goes into the equations of the heart risk.

// Units, and heads of columns.

export const mlPerMin = 'mL/min/1.73 m²';
export const percent = 'percent';
export const lowColumn = 'Low';
export const highColumn = 'High';
export const lowerNumberColumn = 'Lower number';

// What a band stands for.

export const bandIn = (name: string, unit: string) => `${name}, ${unit}: what a band stands for`;

// The inputs.

export const sbp = 'Blood pressure, top number, mmHg';
export const totalChol = 'Total cholesterol, mg/dL';
export const hdl = 'HDL cholesterol, mg/dL';
export const egfr = 'eGFR, mL/min/1.73 m²';
export const hba1c = 'A1c, percent';
export const bmi = 'BMI, kg/m²';

// What stands in for an unknown value.

export const whenUnknown = (input: string) => `${input}: when it is not known`;
export const ofWomen = (input: string) => `${input}, women`;
export const ofMen = (input: string) => `${input}, men`;
export const meanColumn = 'Value (mean)';
export const lowPercentileColumn = 'Low (10th percentile)';
export const highPercentileColumn = 'High (90th percentile)';
export const peopleColumn = 'People measured';
export const limitsTable = 'Limits of the equations';

// The way to each value.

export const title = 'What goes into the equations';
export const edges =
  'Every input has a value, a low and a high edge. The value makes the score, the edges make the range. Between the ages in a table we read off a straight line; outside them the nearest row counts.';
export const outsideLimits =
  'A value outside the limits of the equations moves to the limit. Its edges keep their distance from it. A result names the values that were moved, and says “at least” where the truth is higher.';
export const pressureFrom = (width: number) =>
  `Blood pressure, top number: your own, ${width} mmHg less and more as its edges; else the band; else the mean for your age and sex.`;
export const typedFirst = 'A number of a blood test that you typed comes before its band.';
export const hdlFrom = 'HDL: the band; else the mean for your age and sex.';
export const cholesterolFrom = (of: { divisor: number; mid: number; low: number; high: number; bandWithout: string }) =>
  `Total cholesterol: the band; else LDL + triglycerides ÷ ${of.divisor} + HDL; else the mean for your age and sex. Triglycerides that were not given count as ${of.mid} (${of.low} to ${of.high}); with ${of.bandWithout} this way is not taken.`;
export const cholesterolTold = (margin: number) =>
  `If you were told that your cholesterol is high and gave no numbers: the 90th percentile as the value, the mean as low, the 90th percentile plus ${margin} as high.`;
export const egfrFrom = (moderate: string, moderateValues: string, severe: string, severeValues: string) =>
  `eGFR: the band; else, by the kidney disease you were told of, ${moderate} ${moderateValues}, ${severe} ${severeValues}; else the mean for your age and sex.`;
export const a1cFrom = 'A1c: the band; else none, and the base equations are used.';
export const diabetesWhen = (a1c: number, sugar: string) =>
  `Diabetes is 1 with type 1 or type 2, with an A1c of ${a1c} or more, or with a fasting blood sugar of ${sugar}.`;
export const smokingWhen = (answers: string) => `Smoking is 1 for ${answers}.`;
export const medicinesWhen = (pressure: string, statin: string) =>
  `Pressure medicine is 1 for ${pressure}, statin is 1 for ${statin}.`;
export const bmiFor = 'BMI counts for heart failure alone. Without height or weight there is no heart failure figure.';
