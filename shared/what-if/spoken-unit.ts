const spoken: readonly (readonly [sign: string, words: string])[] = [
  ['mmHg', 'millimetres of mercury'],
  ['mg/dL', 'milligrams per decilitre'],
  ['mmol/L', 'millimoles per litre'],
  ['kg', 'kilograms'],
  ['st', 'stone'],
  ['lb', 'pounds'],
];

/** '78 kg' as a screen reader should say it: '78 kilograms'. */
export const spokenUnit = (text: string): string =>
  text
    .split(' ')
    .map((word) => spoken.find(([sign]) => sign === word)?.[1] ?? word)
    .join(' ');
