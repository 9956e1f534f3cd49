import { describe, expect, test } from 'vitest';
import { refuseAnswer } from '#shared/quiz/answer.ts';
import type { Answer, QuestionType } from '#shared/quiz/question.ts';
import { questionOf as ask } from '#tests/support/question-of.ts';
import { doubtHeight, echoDate, echoHeight, echoSlider } from '#web/quiz/echo.ts';
import { isBlank, readTyped, toTyped } from '#web/quiz/typed.ts';

const today = '2026-03-01';

describe('what stands in the inputs', () => {
  test.each<[QuestionType, Answer]>([
    ['date', '1980-06-01'],
    ['height', { ft: 5, in: 0 }],
    ['name', { firstName: 'Ines', lastName: 'Calder' }],
    ['slider', 7.5],
    ['number', '114'],
    ['email', 'ines@mail.example'],
    ['text', 'My father, at 58.'],
  ])('of a %s reads back as the answer it shows', (type, answer) => {
    expect(readTyped(ask(type), toTyped(ask(type), answer))).toEqual(answer);
  });

  test('a one-digit day and month, with spaces, are a date', () => {
    expect(readTyped(ask('date'), { day: ' 1', month: '6 ', year: '1980' })).toBe('1980-06-01');
  });

  test('a decimal comma is a decimal point', () => {
    expect(readTyped(ask('slider'), { value: '7,5' })).toBe(7.5);
  });

  test.each<[QuestionType, Record<string, string>]>([
    ['date', { day: '1', month: '', year: '1980' }],
    ['date', { day: '1', month: 'June', year: '1980' }],
    ['date', { day: '1', month: '6', year: '80' }],
    ['height', { ft: '5' }],
    ['height', { ft: 'five', in: '4' }],
    ['slider', {}],
    ['slider', { value: '-7' }],
    ['number', { value: '' }],
    ['number', { value: 'a lot' }],
  ])('half a %s is no answer (%o)', (type, typed) => {
    const question = ask(type, { min: 0, max: 200 });
    expect(refuseAnswer(question, readTyped(question, typed), today)).not.toBeNull();
  });

  test('spaces alone are blank', () => {
    expect(isBlank({ day: ' ', month: '' })).toBe(true);
    expect(isBlank({ day: '1' })).toBe(false);
  });
});

describe('said back in other words', () => {
  test('a date with the age', () => {
    expect(echoDate('1979-03-27', today)).toEqual({ date: '27 March 1979', ageYears: 46 });
  });

  test('a height in centimetres, a weight in kilograms and stone', () => {
    expect(echoHeight({ ft: 5, in: 7 })).toBe('170 cm');
    expect(echoSlider(ask('slider', { unit: 'lb' }), 168)).toBe('about 76 kg, or 12 st');
    expect(echoSlider(ask('slider', { unit: 'lb' }), 172)).toBe('about 78 kg, or 12 st 4 lb');
    expect(echoSlider(ask('slider', { unit: 'hours' }), 7)).toBeNull();
  });

  test('a height between 4 ft 0 in and 7 ft 6 in raises no doubt, any other does', () => {
    expect(doubtHeight({ ft: 4, in: 0 })).toBeNull();
    expect(doubtHeight({ ft: 7, in: 6 })).toBeNull();
    expect(doubtHeight({ ft: 3, in: 11 })).toContain('119 cm');
    expect(doubtHeight({ ft: 7, in: 7 })).toContain('231 cm');
  });
});
