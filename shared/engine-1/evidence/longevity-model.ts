/**
 * The constants of the effective-age model, each with its source; `verified: false` marks a judgement of ours.
 * Effective age (Spiegelhalter 2016) is the age of an average person of the same sex who has your death rate. Under
 * Gompertz mortality a hazard ratio moves it by ln(HR)/beta years at any age.
 */
export const longevityModel = {
  id: 'effective-age-1',
  sources: ['spiegelhalter2016', 'ssa2020'],

  /** Slope of ln(mortality) per year of age. */
  beta: {
    female: { mid: 0.0897, old: 0.1104 },
    male: { mid: 0.0842, old: 0.1033 },
    midUpToAge: 65,
    oldFromAge: 85,
    source: 'ssa2020',
    verified: true,
    how: 'Least squares of ln(-ln(1-q)) on age in the US period life table of 2017: 0.0897 (women) and 0.0842 (men) at 40-90 years, 0.1104 and 0.1033 at 80-100; linear between 65 and 85.',
  },
  /** Relative risks shrink with age: BMI and schooling both do so in the literature. */
  ageAttenuation: {
    fullUpToAge: 65,
    floorFromAge: 90,
    floor: 0.6,
    verified: false,
    how: 'Relative risks shrink with age. The shape is our choice.',
  },
  lambda: {
    value: 1,
    verified: false,
    how: 'A factor on top of the question weights. With 1 the model gives ln HR -1.13 for five against zero healthy habits (published -1.35, interval -1.51 to -1.17).',
  },
  /** years = C * tanh(x / C): habits overlap, so extreme answers must not add up without limit. */
  saturation: {
    youngerYears: 12,
    olderYears: 22,
    verified: false,
    how: 'Limits chosen from published life expectancies turned into effective years against the US average: five healthy habits -11.8 (women) and -9.7 (men); none of eight habits +17.6 and +18.1.',
    sources: ['li2018', 'nguyen2024'],
  },
  caps: {
    youngestShareOfAge: -0.25,
    oldestShareOfAge: 0.6,
    minAge: 18,
    maxAge: 110,
    verified: false,
    how: 'Our choice: keeps results plausible for very young adults.',
  },
  interval: {
    z: 1.96,
    modelSd: 0.15,
    verified: false,
    how: 'The standard errors of the answered questions, and 0.15 on the ln HR scale for what the model itself leaves out.',
  },
  factor: {
    populationSd: 0.51,
    min: 1,
    max: 99,
    verified: false,
    how: 'The share of people of the same sex with a higher modelled death rate. 0.51 = 0.408, the spread of the model with independent answers, times 1.25 for habits that go together.',
  },
} as const;

/** The life's-essential-8 cut points 80 and 50, and one of ours between them. */
export const descriptors = [
  { min: 80, code: 'excellent' },
  { min: 65, code: 'good' },
  { min: 50, code: 'fair' },
  { min: 0, code: 'needsAttention' },
] as const;
export type DescriptorCode = (typeof descriptors)[number]['code'] | 'getChecked';

/** The first whose limit the difference (biological minus calendar age, years) does not pass. */
export const headlines = [
  { maxYears: -3, code: 'younger', label: 'Younger than your years' },
  { maxYears: -1, code: 'slightlyYounger', label: 'A little younger than your years' },
  { maxYears: 1, code: 'onPar', label: 'Right on your years' },
  { maxYears: 4, code: 'slightlyOlder', label: 'A little older than your years' },
  { maxYears: Infinity, code: 'older', label: 'Older than your years' },
] as const;
export type HeadlineCode = (typeof headlines)[number]['code'];

export const longevityCategories = [
  { id: 'health', title: 'Health and habits' },
  { id: 'nutrition', title: 'Nutrition' },
  { id: 'activity', title: 'Movement and strength' },
  { id: 'sleep', title: 'Sleep' },
  { id: 'psychosocial', title: 'Mind and relationships' },
  { id: 'environment', title: 'Surroundings' },
] as const;
