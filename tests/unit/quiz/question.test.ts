import { expect, test } from 'vitest';
import { asks, type QuestionType } from '#shared/quiz/question.ts';
import { questionOf } from '#tests/support/question-of.ts';

test.each<QuestionType>(['title', 'section-title', 'privacy'])('a screen of the kind %s asks nothing', (type) => {
  expect(asks(questionOf(type))).toBe(false);
});

test.each<QuestionType>(['name', 'email', 'password', 'height', 'date', 'slider', 'multiple-choice', 'number', 'text'])(
  'a question of the kind %s asks something',
  (type) => {
    expect(asks(questionOf(type))).toBe(true);
  },
);
