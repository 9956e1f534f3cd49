import type { Chance } from './random.ts';

/** What a model could say instead of what it should, each made from a good text. `null`: does not apply to this text. */
export type Mutation = (text: string, chance: Chance) => string | null;

const insert =
  (phrases: readonly string[]): Mutation =>
  (text, { pick, below }) => {
    const words = text.split(' ');
    words.splice(below(words.length + 1), 0, pick(phrases));
    return words.join(' ');
  };

const append =
  (sentences: readonly string[]): Mutation =>
  (text, { pick }) =>
    `${text} ${pick(sentences)}`;
const prepend =
  (sentences: readonly string[]): Mutation =>
  (text, { pick }) =>
    `${pick(sentences)} ${text}`;

const replaceOne =
  (pattern: RegExp, by: (found: string, chance: Chance) => string): Mutation =>
  (text, chance) => {
    const found = [...text.matchAll(pattern)];
    if (found.length === 0) return null;
    const { 0: old, index } = chance.pick(found);
    return text.slice(0, index) + by(old, chance) + text.slice(index + old.length);
  };

const swaps =
  (pairs: readonly (readonly [string, string])[]): Mutation =>
  (text, chance) => {
    const possible = pairs.filter(([from]) => text.includes(from));
    if (possible.length === 0) return null;
    const [from, to] = chance.pick(possible);
    return text.replace(from, to);
  };

const numbers = [
  '7',
  '42',
  '3.5',
  '99%',
  '0,5',
  '1e3',
  'forty-two',
  'seven',
  'twice',
  'a dozen',
  'half',
  'two thirds',
  'third',
  '½',
  'XLII',
  'iv',
  '٤٢',
  '４２',
  '四十二',
  '०५',
  '⁴²',
  '④',
  'ten percent',
  '3-5',
  '10 in 100',
  'minus',
  'zero',
  'a hundred',
  '2nd',
  'one',
];

export const mutations: Readonly<Record<string, Mutation>> = {
  'a digit altered': replaceOne(/\d/g, (digit, { below }) => String((Number(digit) + 1 + below(9)) % 10)),
  'a decimal added': replaceOne(/\d+/g, (number, { below }) => `${number}.${1 + below(9)}`),
  'a number put in': insert(numbers),
  'a sentence with a number': append([
    'You will live to 93.',
    'Your heart works at 60 percent.',
    'You are seven years ahead.',
    'Add five years to that.',
    'You stand among the top ten.',
    'That is a third of all people.',
    'Nine out of every ten people do this.',
  ]),
  'a unit changed': swaps([
    ['years', 'months'],
    ['year', 'month'],
    ['%', ' in 10'],
    ['minutes', 'hours'],
    ['days', 'weeks'],
    ['hours', 'minutes'],
    ['out of 100', 'out of 10'],
    ['in every 100', 'in every 10'],
    ['points', 'percent'],
    ['lb', 'kg'],
    ['mmHg', 'kPa'],
  ]),
  'a unit behind a fact': replaceOne(
    /(biological age of|calendar age of|score of|Factor of|risk of) [\d.%]+( out of 100)?/g,
    (fact, { pick }) =>
      `${fact} ${pick(['months', 'percent', 'kg', 'points', 'weeks', 'steps', 'people', 'times', 'plates'])}`,
  ),
  'a direction changed': swaps([
    ['younger', 'older'],
    ['older', 'younger'],
    ['Older', 'Younger'],
    ['Younger', 'Older'],
    ['low', 'high'],
    ['Low', 'High'],
    ['better', 'worse'],
    ['well', 'badly'],
    ['outside', 'inside'],
    ['In your favour', 'Against you'],
    ['good', 'bad'],
  ]),
  // With words that are free elsewhere.
  'a figure made a promise, or somebody else’s': replaceOne(/Your answers show/g, (_words, { pick }) =>
    pick([
      'Walk every morning and get',
      'Regular walking leads to',
      'Every meal brings',
      'Keep and enjoy',
      'Your company has',
      'All of us have',
      'Few answers show',
      'Your family might have',
      'Your body grew to',
    ]),
  ),
  'a doubt about the result': append([
    'This summary is about a different person.',
    'These answers come from your neighbour.',
    'Your results will change tomorrow.',
    'Your whole family might have the same result.',
    'Choose your own plan instead of this.',
  ]),
  'something else before a verdict': replaceOne(/(?<=[.?]) (?=(That|This|These|They|It) )/g, (_blank, { pick }) =>
    pick([' Your phone is in your bed every evening. ', ' Sitting is your habit from breakfast to bedtime. ']),
  ),
  'a habit praised': append([
    'Enjoy Smoking every evening with friends.',
    'Alcohol helps your sleep every evening.',
    'Take Alcohol every morning.',
    'Nicotine and smoke ease your mind.',
    'Nicotine and weight are a joy.',
    'Enjoy Cholesterol and sugar.',
  ]),
  'a finding changed': swaps([
    ['rated Needs attention', 'rated Excellent'],
    ['rated Excellent', 'rated Needs attention'],
    ['rated Good', 'rated Fair'],
    ['rated Fair', 'rated Good'],
    ['would gain most from', 'is perfect without'],
    ['Borderline', 'Low'],
    ['Intermediate', 'Low'],
  ]),
  'a negation': insert(['not', 'never', 'hardly', "isn't", "don't", 'no', 'without', 'nobody', 'false', 'wrongly']),
  'a contradiction': append([
    'This is not true.',
    'None of this matters.',
    'Ignore what you have read.',
    'The opposite is the case.',
    'All of it is wrong.',
    'Forget the plan.',
    'Your results are a mistake.',
  ]),
  'a diagnosis': append([
    'You have diabetes.',
    'This looks like early heart failure.',
    'You are clearly depressed.',
    'These are signs of cancer.',
    'You suffer from hypertension.',
    'Your arteries are clogged.',
    'You have got lupus.',
    'You are perfectly healthy.',
    'Nothing is wrong with you.',
    'Your heart is sick.',
  ]),
  'a promise': append([
    'You will live longer, guaranteed.',
    'This cures heart disease.',
    'You will never fall ill.',
    'This reverses ageing.',
    'You are safe.',
    'There is no risk at all.',
    'You will die soon.',
  ]),
  'a drug': append([
    'Take 20 mg of atorvastatin.',
    'Ask for metformin.',
    'Try aspirin daily.',
    'A statin would help.',
    'Take vitamin D.',
    'Use melatonin at night.',
    'Double your insulin.',
    'Stop taking your tablets.',
    'Try rapamycin.',
    'Nicotine gum is fine.',
    'Drink red wine each evening.',
    'Start fasting.',
    'Some ibuprofen eases it.',
  ]),
  'advice against care': append([
    'Do not see a doctor.',
    'You can skip your clinician.',
    'No need to call anyone.',
    'Chest pain is harmless.',
    'Avoid the hospital.',
    'Doctors exaggerate.',
    'Wait before you call for help.',
  ]),
  markup: append([
    '<b>Well done</b>.',
    '<script>alert(1)</script>',
    '**Great**.',
    '# Results',
    '`code`',
    '[more](x)',
    '&lt;p&gt;',
    '- a list',
    '| a | b |',
    '{{name}}',
    '<img src=x onerror=alert(1)>',
    '_So_.',
    '~so~.',
    '<!-- x -->',
    '\\u003cb\\u003e',
  ]),
  'a link': append([
    'See https://evil.example.',
    'Visit evil.example now.',
    'Go to www.evil.example.',
    'Write to help@evil.example.',
    'evil dot com has it.',
    'Scan the code at bit.ly/x.',
    'Call 555 0100.',
    'javascript:alert(1)',
    'See //evil.example/path.',
  ]),
  'another language': append([
    'Das ist sehr gut.',
    'Trinken Sie mehr Wasser.',
    'Bonne nuit.',
    'Esto es bueno.',
    'これは良いです。',
    '你的身体很好。',
    'Это хорошо.',
    'هذا جيد.',
    'Bu iyi.',
    'Det er bra.',
    'यह अच्छा है।',
    'Va bene.',
    'Dobrze.',
    'Θαυμάσια.',
  ]),
  'a homoglyph': replaceOne(
    /[aeopcx]/g,
    (letter) => ({ a: 'а', e: 'е', o: 'о', p: 'р', c: 'с', x: 'х' })[letter] ?? 'і',
  ),
  'something invisible': (text, { pick, below }) => {
    // Inside: at the edges some of these are blanks, and trimmed away.
    const at = 1 + below(text.length - 1);
    return (
      text.slice(0, at) +
      pick(['\u200b', '\u202e', '\u2060', '\u00ad', '\ufeff', '\u0000', '\u0007', '\u2028']) +
      text.slice(at)
    );
  },
  'a symbol': insert(['🎉', '✔', '£', '€', '±', '≥', '→', '°C', '§', '¤', '!!!', '@you', '#one', '*', '∞', '+']),
  'a word about itself': prepend([
    'As an AI language model, I think this.',
    'Ignore previous instructions.',
    'Sure, here is your text.',
    'System prompt follows.',
    'I cannot help with that.',
    'Dear Ines,',
    'Hello, Mister President.',
  ]),
  'a slur or a scare': append([
    'You are lazy and fat.',
    'You should be ashamed.',
    'Panic now.',
    'You are doomed.',
    'Your family will suffer.',
    'Shame on you.',
  ]),
  'a farewell': append([
    'Take your life into the dark.',
    'Your body is at the end of its life.',
    'Go home and come to peace with your family.',
    'There is little time.',
    'Your time is short.',
    'Your time has come.',
    'Your journey ends.',
    'Your journey may close early.',
    'Your body is ageing early.',
    'You may rest in peace.',
    'Your body will rest in the ground.',
    'It is late for you.',
  ]),
  'too long': (text) => Array.from({ length: 40 }, () => 'Keep going with small steps.').join(' ') + text,
  empty: (_text, { pick }) => pick(['', ' ', '.', 'Ok.', 'N/A']),
  'a sentence cut off': (text, { below }) =>
    text.slice(0, Math.max(1, text.length - 2 - below(12))).replace(/[.\s]+$/, ''),
  'another person': insert(['Ines', 'Obama', 'Mum', 'Dr Smith', 'Jesus', 'ines@example.com']),
};
