/**
 * What the engine says about one of the imagined people that our tests share; it is nobody's result. Written by `npm
 * run docs:sample`; a test compares it with the engine.
 */
export const sampleResult = {
  age: '43',
  range: '39 to 47',
  heading: 'Your habits fit an age of about 43. That’s close to your own age, 45.',
  startWith: 'Train your muscles two days a week',
  effect: 'With only this change, your number would be 42, likely 38 to 46.',
} as const;
