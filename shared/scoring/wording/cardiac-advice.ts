/** What to do, per code of the cardiac plan; `gentle` replaces the text while an urgent sign waits to be looked at. */
type Advice = { readonly area: string; readonly text: string; readonly gentle?: string };

export const cardiacAdvice = {
  quitSmoking: {
    area: 'Smoking',
    text: 'Pick a day to stop and tell someone you trust. A clinician, a pharmacist or a free quit line can help, and help makes it much easier.',
  },
  lowerBp: {
    area: 'Blood pressure',
    text: 'Measure at home, morning and evening, for a week, and take the readings to a clinician. Less salt, less alcohol and more walking all bring it down.',
    gentle:
      'Have it measured by a clinician soon, together with your symptoms. Less salt and less alcohol help in the meantime.',
  },
  lowerNonHdl: {
    area: 'Cholesterol',
    text: 'Ask a clinician what your cholesterol values mean for you. Beans, oats, nuts and olive oil in place of butter and fatty meat bring it down.',
  },
  betterA1c: {
    area: 'Blood sugar',
    text: 'Talk with your clinician about your A1c and the next step. Fewer sweet drinks, regular meals and a walk after eating help.',
    gentle: 'Talk with your clinician about your A1c and the next step. Fewer sweet drinks and regular meals help.',
  },
  'le8.activity': {
    area: 'Moving more',
    text: 'Add ten minutes of brisk walking a day, then a little more each week. The goal is 150 minutes a week, and every part of the way counts.',
    gentle: 'Let a clinician look at your symptoms first. After that, ask how much activity is right for you.',
  },
  'le8.diet': {
    area: 'Eating for the heart',
    text: 'Fill half of your plate with vegetables and fruit. Taste before you salt, and keep fried food and sweet drinks for rare days.',
  },
  'le8.sleep': {
    area: 'Sleep',
    text: 'Aim for seven to nine hours, with the same wake-up time every day. If someone hears you snore or stop breathing, ask for a sleep check.',
  },
  'le8.bmi': {
    area: 'Weight',
    text: 'Losing one pound in every twenty is a good first goal. Ask a clinician which kind of support suits you.',
  },
  'le8.nicotine': {
    area: 'Nicotine and smoke',
    text: 'Keep your home and car free of smoke, and ask for help with cutting down on vaping if that is part of your day.',
  },
  measureBp: {
    area: 'Blood pressure',
    text: 'Have it measured at a pharmacy, a clinic or at home. It takes two minutes and makes your next score much more exact.',
  },
  getLipidTest: {
    area: 'Blood test',
    text: 'Ask for a cholesterol and blood sugar test, and enter the results next time. Measured values make the range much smaller.',
  },
  askLpa: {
    area: 'Lipoprotein(a)',
    text: 'Ask whether this test makes sense for you. It is inherited, so early heart disease in the family is a reason to know it. One test in a lifetime is enough.',
  },
  medAdherence: {
    area: 'Taking your medicines',
    text: 'A pill box, a phone alarm or a fixed place by the kettle helps. If side effects or cost get in the way, tell your clinician or pharmacist: there is often another way.',
  },
} as const satisfies Record<string, Advice>;

export type CardiacAdviceCode = keyof typeof cardiacAdvice;
export const cardiacAdviceFor = (code: string): Advice => cardiacAdvice[code as CardiacAdviceCode];

/** 'Among people like you …', one per what-if contrast. */
export const contrasts: Readonly<Record<string, string>> = {
  quitSmoking: 'who do not smoke',
  lowerBp: 'with an upper blood pressure of 125',
  lowerNonHdl: 'with that much less cholesterol',
  betterA1c: 'with an A1c just under 7%',
};
