import { afterEach, describe, expect, test, vi } from 'vitest';
import { longevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import { refuseAnswer } from '#shared/quiz/answer.ts';
import type { Answer, Question, QuestionType } from '#shared/quiz/question.ts';
import { questionOf as ask } from '#tests/support/question-of.ts';
import { inOtherUnits, isBlank } from '#web/measured/measured-inputs.ts';
import { doubtHeight, echoDate, readAnswer, readText, toText } from '#web/quiz/answering/answer-in-inputs.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const today = '2026-03-01';
const questionOf = (id: string) => longevityQuiz.questions.find((question) => question.id === id) ?? ask('text');
const [height, weight] = [questionOf('height'), questionOf('weight')];
const read = (question: Question, inputs: Record<string, string>) => readAnswer(question, inputs, today, () => {});

describe('the text of the inputs', () => {
  test.each<[QuestionType, Answer]>([
    ['date', '1980-06-01'],
    ['name', { firstName: 'Ines', lastName: 'Calder' }],
    ['email', 'ines@mail.example'],
    ['text', 'My father, at 58.'],
  ])('of a %s is read back as the answer that it shows', (type, answer) => {
    expect(readText(ask(type), toText(ask(type), answer))).toEqual(answer);
  });

  test('a one-digit day and month, with spaces, are a date', () => {
    expect(readText(ask('date'), { day: ' 1', month: '6 ', year: '1980' })).toBe('1980-06-01');
  });

  test.each(['June', 'june ', 'JUN'])('the month may be a word: %s', (month) => {
    expect(readText(ask('date'), { day: '1', month, year: '1980' })).toBe('1980-06-01');
  });

  test('a decimal comma is a decimal point', () => {
    expect(read(ask('slider', { step: 0.5 }), { value: '7,5' }).value).toBe(7.5);
  });

  test.each<[QuestionType, Record<string, string>]>([
    ['date', { day: '1', month: '', year: '1980' }],
    ['date', { day: '1', month: 'Jumble', year: '1980' }],
    ['date', { day: '1', month: '6', year: '80' }],
    ['height', { ft: '5' }],
    ['height', { ft: 'five', in: '4' }],
    ['slider', {}],
    ['slider', { value: '-7' }],
    ['number', { value: '' }],
    ['number', { value: 'a lot' }],
  ])('half a %s is not an answer (%o)', (type, typed) => {
    const question = ask(type, { min: 0, max: 200 });
    expect(refuseAnswer(question, read(question, typed).value, today)).not.toBeNull();
  });

  test('spaces alone are blank', () => {
    expect(isBlank({ day: ' ', month: '' })).toBe(true);
    expect(isBlank({ day: '1' })).toBe(false);
  });
});

describe('a typed answer is echoed as', () => {
  test('a date with the age', () => {
    vi.stubGlobal('navigator', { language: 'de-DE' });
    expect(echoDate('1979-03-27', today)).toEqual({ date: '27 March 1979', ageYears: 46 });
  });

  test('a height in centimetres, a weight in kilograms and stone', () => {
    expect(inOtherUnits(height, { ft: 5, in: 7 }, 'ftIn', 'en')).toBe('170 cm');
    expect(inOtherUnits(weight, 168, 'lb', 'en')).toBe('76 kg or 12 st 0 lb');
    expect(inOtherUnits(weight, 172, 'lb', 'en')).toBe('78 kg or 12 st 4 lb');
    expect(inOtherUnits(weight, 172, 'stLb', 'en')).toBe('78 kg');
    expect(inOtherUnits(ask('slider', { unit: 'hours' }), 7, null, 'en')).toBeNull();
  });

  test('a height between 4 ft 0 in and 7 ft 6 in raises no doubt, and any other does', () => {
    const doubt = (ft: number, inches: number) => doubtHeight(height, { ft, in: inches }, 'ftIn', 'en');
    expect(doubt(4, 0)).toBeNull();
    expect(doubt(7, 6)).toBeNull();
    expect(doubt(3, 11)).toContain('119 cm');
    expect(doubt(7, 7)).toContain('231 cm');
  });
});
