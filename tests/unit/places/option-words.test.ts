import { describe, expect, test } from 'vitest';
import { allPlaces, type Help } from '#shared/places/help.ts';
import {
  contentInOptionWords,
  inOptionWords,
  optionWordsIn,
  quizInWords,
  wordsOfZone,
} from '#shared/places/option-words.ts';
import { longevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import type { Quiz } from '#shared/quiz/question.ts';
import { optionsInData } from '#tests/support/places-table.ts';
import * as quizInEnglish from '#words/asked-health-habits.ts';
import * as plans from '#words/habits-plan.ts';
import * as results from '#words/habits-result.ts';
import * as english from '#words/place-options.ts';
import * as quizInSpanish from '../../../shared/words/es/asked-health-habits.ts';
import * as plansInSpanish from '../../../shared/words/es/habits-plan.ts';
import * as resultsInSpanish from '../../../shared/words/es/habits-result.ts';
import * as spanish from '../../../shared/words/es/place-options.ts';

const optionsOf = (quiz: Quiz, id: string) => quiz.questions.find((question) => question.id === id)?.options ?? [];
const labelsIn = (zone: string | undefined, id: string) =>
  optionsOf(quizInWords(longevityQuiz, wordsOfZone(zone)), id).map(({ label }) => label);
const own = (id: string) => optionsOf(longevityQuiz, id).map(({ label }) => label);

// By hand, and not from the table.
describe('the options of a country', () => {
  test('the United Kingdom counts units, and has its own schooling', () => {
    expect(labelsIn('Europe/London', 'alcoholConsumption').slice(2)).toEqual([
      'Less than 2 units a week',
      '2 to 21 units a week',
      '22 to 39 units a week',
      '40 to 56 units a week',
      '57 units a week or more',
    ]);
    expect(labelsIn('Europe/London', 'education')[1]).toMatch(/^GCSEs/);
  });

  test('a larger drink has smaller numbers', () => {
    expect(labelsIn('Asia/Tokyo', 'alcoholConsumption').slice(2, 5)).toEqual([
      'Less than one drink a week',
      '1 to 8 drinks a week',
      '9 to 15 drinks a week',
    ]);
    expect(labelsIn('Europe/Stockholm', 'alcoholConsumption')[3]).toBe('2 to 14 standard drinks a week');
    expect(labelsIn('Asia/Kolkata', 'alcoholConsumption')[3]).toBe('2 to 17 standard drinks a week');
    expect(labelsIn('Asia/Kolkata', 'education')[1]).toBe('Secondary school, or an apprenticeship');
  });

  test.each(['America/New_York', 'UTC', undefined])('in %s they are the quiz’s own', (zone) => {
    expect(labelsIn(zone, 'alcoholConsumption')).toEqual(own('alcoholConsumption'));
    expect(labelsIn(zone, 'education')).toEqual(own('education'));
  });

  test('what counts as a drink stands under the question, in either unit of weight', () => {
    const asked = quizInWords(longevityQuiz, wordsOfZone('Europe/London'));
    const { subtext, subtextSi } = asked.questions.find(({ id }) => id === 'alcoholConsumption') ?? {};
    expect(subtext).toMatch(/A large glass \(250 ml\): 3 units\./);
    expect(subtextSi).toBe(subtext);
  });
});

test('every country has the amounts, measures and schooling of the data', () => {
  for (const place of allPlaces()) {
    const { amounts, measures, schools } = optionsInData(place.country);
    const inWords = optionWordsIn({ kind: 'one', place });
    expect(inWords.amounts?.aWeek ?? null, place.name).toEqual(amounts);
    expect(inWords.measures || null, place.name).toBe(measures);
    expect(inWords.schools, place.name).toEqual(schools ?? []);
  }
});

// The quiz has words of its own for these, which the words of a country must find in every language.
test.each([
  ['English', quizInEnglish, english],
  ['Spanish', quizInSpanish, spanish],
])('in %s the amounts of the quiz are said as those of a country are', (_, quiz, words) => {
  const { alcoholUpTo12, alcohol13To22, alcohol23To32, alcohol33Plus } = quiz;
  expect([alcoholUpTo12, alcohol13To22, alcohol23To32, alcohol33Plus]).toEqual([
    words.drinksAWeek(1, 12),
    words.drinksAWeek(13, 22),
    words.drinksAWeek(23, 32),
    words.drinksAWeekOrMore(33),
  ]);
});

test('no country changes a question or a value, and none leaves two options with one name', () => {
  for (const place of allPlaces()) {
    const asked = quizInWords(longevityQuiz, optionWordsIn({ kind: 'one', place }));
    const plain = ({ questions }: Quiz) =>
      questions.map(({ id, text, options = [] }) => [id, text, options.map(({ value }) => value)]);
    expect(plain(asked), place.name).toEqual(plain(longevityQuiz));
    for (const { id, options = [] } of asked.questions)
      expect(new Set(options.map(({ label }) => label)).size, `${place.name} ${id}`).toBe(options.length);
  }
});

// Words of a country cannot add it: a result may be stored in another language than that of the page, or before a sentence changed.
test.each([
  ['English', [plans, results], /\bdrinks a week\b/, '(of 14 g of alcohol each)'],
  ['Spanish', [plansInSpanish, resultsInSpanish], /\bbebidas .*por semana/, '(de 14 g de alcohol cada una)'],
] as const)(
  'in %s each limit of drinks says the size of its drink, and keeps it in every country',
  (_, rooms, ofDrinks, size) => {
    const sentences: unknown[] = rooms.flatMap((room) => Object.values(room));
    const limits = sentences.filter((text): text is string => typeof text === 'string' && ofDrinks.test(text));
    expect(limits).toHaveLength(4);
    for (const text of limits) {
      expect(text).toContain(size);
      for (const place of allPlaces())
        expect(inOptionWords(text, optionWordsIn({ kind: 'one', place })), place.name).toBe(text);
    }
  },
);

describe('a sentence that quotes an answer', () => {
  const britain = wordsOfZone('Europe/London');
  test('every option is found in it', () => {
    const counted = own('alcoholConsumption').slice(2);
    expect(counted).toHaveLength(5);
    expect(counted.map((label) => inOptionWords(`You told us: ${label}.`, britain))).toEqual(
      labelsIn('Europe/London', 'alcoholConsumption')
        .slice(2)
        .map((label) => `You told us: ${label}.`),
    );
  });

  test('a result keeps its numbers and fields', () => {
    const content = { years: 1.5, steps: [{ userAnswer: '13 to 22 drinks a week', effect: null }] };
    expect(contentInOptionWords(content, britain)).toEqual({
      years: 1.5,
      steps: [{ userAnswer: '22 to 39 units a week', effect: null }],
    });
  });

  test('where the place is not known, it stays', () => {
    const unknown: Help = { kind: 'unknown' };
    expect(inOptionWords('33 drinks a week or more', optionWordsIn(unknown))).toBe('33 drinks a week or more');
  });
});
