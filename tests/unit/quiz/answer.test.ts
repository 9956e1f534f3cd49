import { describe, expect, test } from 'vitest';
import { refuseAnswer } from '#shared/quiz/answer.ts';
import { asks, isMustAnswer, type Question, type QuestionType } from '#shared/quiz/question.ts';
import { questionOf as ask, questionOf } from '#tests/support/question-of.ts';
import { quizzes } from '#tests/support/quizzes.ts';

const today = '2026-03-01';
const weight = ask('slider', { min: 70, max: 400, step: 1 });
const halves = ask('slider', { min: 3, max: 12, step: 0.5 });
const scale = ask('slider', { min: 1, max: 3, step: 1, sliderLabels: ['Very Low', 'Low', 'High'] });
const pulse = ask('number', { min: 30, max: 160, step: 1 });
const hundredths = ask('number', { min: 3, max: 20, step: 0.01 });
const everyFourth = ask('number', { min: 1, max: 9, step: 4 });
const birthdate = ask('date', { id: 'birthdate', ageRange: { min: 18, max: 110 } });
const choice = ask('multiple-choice', { options: [{ value: '1to2', label: '1 to 2' }] });

describe('accepts', () => {
  test.each<[string, Question, unknown]>([
    ['a slider at its lower end', weight, 70],
    ['a slider at its upper end', weight, 400],
    ['half steps where the slider has them', halves, 7.5],
    ['a number as digits, at both ends', pulse, '30'],
    ['a number as digits, at both ends', pulse, '160'],
    ['a number with decimals where it has them', hundredths, '5.75'],
    ['steps that are counted from the lower end', everyFourth, '5'],
    ['an option on the list', choice, '1to2'],
    ['the last option on the list', ask('multiple-choice'), 'no'],
    ['no height at all, as the specification bounds it', ask('height'), { ft: 0, in: 0 }],
    ['the tallest height of the specification', ask('height'), { ft: 99, in: 11 }],
    ['a person who turns 18 today', birthdate, '2008-03-01'],
    ['a person who is 110', birthdate, '1915-03-02'],
    ['a day of today that is no birth date', ask('date'), today],
    ['a leap day', birthdate, '1980-02-29'],
    ['a first name alone', ask('name'), { firstName: 'Ines', lastName: '' }],
    ['a plain e-mail address', ask('email'), 'ines@mail.example'],
    ['eight characters of password', ask('password'), '12345678'],
    ['an address of 254 characters', ask('email'), `${'i'.repeat(64)}@${'m'.repeat(181)}.example`],
    ['128 characters of password', ask('password'), 'x'.repeat(128)],
    ['a last name of a hundred characters', ask('name'), { firstName: '', lastName: 'x'.repeat(100) }],
    ['two thousand characters of text', ask('text'), 'x'.repeat(2000)],
  ])('%s', (_, question, value) => {
    expect(refuseAnswer(question, value, today)).toBeNull();
  });
});

describe('refuses', () => {
  test.each<[string, Question, unknown, string]>([
    ['below a slider', weight, 69, 'Enter a whole number from 70 to 400.'],
    ['above a slider', weight, 401, 'Enter a whole number from 70 to 400.'],
    ['between the steps', weight, 70.5, 'Enter a whole number from 70 to 400.'],
    ['between half steps', halves, 7.25, 'Enter a number, whole or with .5, from 3 to 12.'],
    ['a slider as text', weight, '100', 'Enter a whole number from 70 to 400.'],
    ['a value that is not a number', weight, Number.NaN, 'Enter a whole number from 70 to 400.'],
    ['no place on a scale with words', scale, undefined, 'Choose a point from Very Low to High.'],
    ['a number as a number', pulse, 60, 'Enter a whole number from 30 to 160.'],
    ['a number in words', pulse, 'sixty', 'Enter a whole number from 30 to 160.'],
    ['a signed number', pulse, '-60', 'Enter a whole number from 30 to 160.'],
    ['an exponent', pulse, '6e1', 'Enter a whole number from 30 to 160.'],
    ['between hundredths', hundredths, '5.755', 'Enter a number from 3 to 20.'],
    ['between steps from the lower end', everyFourth, '4', 'Enter a number from 1 to 9.'],
    ['an option that is not on the list', choice, 'often', 'Choose one of the answers.'],
    ['an option in other letters', choice, '1TO2', 'Choose one of the answers.'],
    ['100 feet', ask('height'), { ft: 100, in: 0 }, 'Enter feet from 0 to 99. For centimetres, choose cm.'],
    ['feet below zero', ask('height'), { ft: -1, in: 0 }, 'Enter feet from 0 to 99. For centimetres, choose cm.'],
    ['inches below zero', ask('height'), { ft: 5, in: -1 }, 'Enter inches from 0 to 11.'],
    ['12 inches', ask('height'), { ft: 5, in: 12 }, 'Enter inches from 0 to 11.'],
    ['half an inch', ask('height'), { ft: 5, in: 4.5 }, 'Enter inches from 0 to 11.'],
    ['feet alone', ask('height'), { ft: 5 }, 'Enter inches from 0 to 11.'],
    ['30 February', birthdate, '1980-02-30', 'Enter a real date, with a 4-digit year.'],
    ['29 February in a common year', birthdate, '1900-02-29', 'Enter a real date, with a 4-digit year.'],
    ['a date in another shape', birthdate, '1/6/1980', 'Enter a real date, with a 4-digit year.'],
    ['tomorrow', birthdate, '2026-03-02', 'Enter a date that isn’t in the future.'],
    [
      'a person who turns 18 tomorrow',
      birthdate,
      '2008-03-02',
      'This quiz is for people aged 18 or over. Check the year you were born.',
    ],
    ['a person of 111', birthdate, '1915-03-01', 'Check the year. This quiz works for ages up to 110.'],
    ['an empty name', ask('name'), { firstName: ' ', lastName: '' }, 'Enter your first or last name.'],
    ['half a name', ask('name'), { firstName: 'Ines' }, 'Enter your first and last name.'],
    ['the other half of a name', ask('name'), { lastName: 'Calder' }, 'Enter your first and last name.'],
    ['a very long name', ask('name'), { firstName: 'x'.repeat(101), lastName: '' }, 'Use 100 characters or fewer.'],
    ['an e-mail address without a dot', ask('email'), 'ines@mail', 'Please enter a valid email address.'],
    ['an e-mail address with a space', ask('email'), 'in es@mail.example', 'Please enter a valid email address.'],
    ['an address behind another one', ask('email'), 'x<ines@mail.example', 'Please enter a valid email address.'],
    ['two e-mail addresses', ask('email'), 'ines@mail.example,i@mail.example', 'Please enter a valid email address.'],
    [
      'an address of 255 characters',
      ask('email'),
      `${'i'.repeat(64)}@${'m'.repeat(182)}.example`,
      'Please enter a valid email address.',
    ],
    [
      'an address with 65 bytes before the @',
      ask('email'),
      `${'ä'.repeat(32)}i@mail.example`,
      'Please enter a valid email address.',
    ],
    [
      'a name with a link',
      ask('name'),
      { firstName: '', lastName: 'www.evil.example' },
      'Leave out links and angle brackets.',
    ],
    ['129 characters of password', ask('password'), 'x'.repeat(129), 'Use a password of 128 characters or fewer.'],
    [
      'a last name of 101 characters',
      ask('name'),
      { firstName: '', lastName: 'x'.repeat(101) },
      'Use 100 characters or fewer.',
    ],
    ['seven characters of password', ask('password'), '1234567', 'Enter a password of at least 8 characters.'],
    ['blank text', ask('text'), '  \n', 'Write a few words, or skip this question.'],
    ['text with half of an emoji', ask('text'), 'a \ud83d b', 'One character is broken. Delete it, and type it again.'],
    ['endless text', ask('text'), 'x'.repeat(2001), 'Use 2000 characters or fewer.'],
    ['an answer to a title', ask('title'), 'yes', 'This screen has no question.'],
    ['an answer to a section title', ask('section-title'), 'yes', 'This screen has no question.'],
    ['an answer to the privacy screen', ask('privacy'), 'yes', 'This screen has no question.'],
  ])('%s, and says what to do', (_, question, value, sentence) => {
    expect(refuseAnswer(question, value, today)).toBe(sentence);
  });

  test.each<QuestionType>([
    'name',
    'email',
    'password',
    'height',
    'date',
    'slider',
    'multiple-choice',
    'number',
    'text',
  ])('any value of a wrong type for %s', (type) => {
    for (const value of [undefined, null, true, [], {}, '', () => 1])
      expect(refuseAnswer(ask(type), value, today)).toEqual(expect.any(String));
  });
});

test('only birth date, sex, height, weight and the two account questions must be answered', () => {
  const mustAnswer = Object.values(quizzes).flatMap(({ questions }) => questions.filter(isMustAnswer));
  expect(mustAnswer.map(({ id }) => id)).toEqual(['birthdate', 'gender', 'height', 'weight', 'email', 'password']);
  expect(isMustAnswer(ask('slider', { mattersMost: true }))).toBe(false);
});

test.each<QuestionType>(['title', 'section-title', 'privacy'])('a screen of the kind %s asks nothing', (type) => {
  expect(asks(questionOf(type))).toBe(false);
});

test.each<QuestionType>(['name', 'email', 'password', 'height', 'date', 'slider', 'multiple-choice', 'number', 'text'])(
  'a question of the kind %s asks something',
  (type) => {
    expect(asks(questionOf(type))).toBe(true);
  },
);
