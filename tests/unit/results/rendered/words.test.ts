import { describe, expect, test } from 'vitest';
import { productQuizId } from '#shared/derived-names.ts';
import { habitTexts } from '#shared/habits/habit-texts.ts';
import { nextStepTexts } from '#shared/heart/words/next-step-words.ts';
import { planTexts as heartTexts } from '#shared/heart/words/plan-texts.ts';
import { textOf } from '#shared/safety/sentence.ts';
import { bannedWords } from '#tests/support/banned-words.ts';
import { readingGrade, titleGrade, withoutMedicalTerms } from '#tests/support/reading.ts';
import { type Rendered, textsIn, withoutWarnings } from '#tests/support/rendered.tsx';
import { wordIn } from '#tests/support/result-texts.ts';
import { everyone } from './everyone.ts';

// The words of the whole page and of the mail, as a browser and a mail program show them, including those that no
// engine composes, such as the ends of a scale.

const { neverAnywhere, neverBesideEmergencyOrUrgent, neverBesideWeightWhenUnderweight } = bannedWords;

const hasRoute = ({ content }: Rendered, route: string): boolean =>
  content.routes?.some((one) => one === route) ?? false;

/** The heart's page mentions weight in one row; the whole page of the first quiz depends on it. */
const besideWeight = (one: Rendered): string =>
  one.quizId === productQuizId
    ? withoutWarnings(one.page, one.content)
    : one.content.category_breakdown
        .filter(({ id }) => id === 'smokingWeight')
        .map(({ descriptor, explanationParagraph }) => `${descriptor} ${explanationParagraph}`)
        .join(' ');

test('the cast has warnings, low weights, and mails with figures', () => {
  expect(everyone.filter((one) => hasRoute(one, 'waitForCare')).length).toBeGreaterThan(50);
  expect(everyone.filter((one) => hasRoute(one, 'underweight')).length).toBeGreaterThan(5);
  expect(everyone.filter(({ content }) => content.standing === 'estimated').length).toBeGreaterThan(20);
});

describe.each(everyone)('$name', (one) => {
  test('the mail has no banned word in its HTML, its plain text or its subject', () => {
    const words = [
      ...neverAnywhere,
      ...(hasRoute(one, 'waitForCare') ? neverBesideEmergencyOrUrgent : []),
      ...(hasRoute(one, 'underweight') ? neverBesideWeightWhenUnderweight : []),
    ];
    for (const text of one.mailTexts) expect(wordIn(text, words), text).toBeUndefined();
  });

  test('the page has no banned word', () => {
    const page = withoutWarnings(one.page, one.content);
    expect(wordIn(page, neverAnywhere), page).toBeUndefined();
    if (hasRoute(one, 'waitForCare')) expect(wordIn(page, neverBesideEmergencyOrUrgent), page).toBeUndefined();
    if (hasRoute(one, 'underweight'))
      expect(wordIn(besideWeight(one), neverBesideWeightWhenUnderweight), page).toBeUndefined();
  });
});

const medicine = '(?:medicines?|pills?|tablets?|statins?|aspirin|blood thinners?|insulin|one|it)';
/** An order about a medicine. Asking about one, continuing it and never stopping it are not orders. */
const order = new RegExp(
  `(?<!never |not |don’t |before you |to )\\b(?:start|stop|halve|double|skip|switch|change|increase|reduce|cut) (?:taking )?(?:your |the |a |an |any )?(?:[a-z]+ )?${medicine}\\b`,
  'i',
);
const mentions = /medicine|statin|aspirin|thinner|insulin|pill|tablet/i;

const ordersIn = (text: string): string[] =>
  text.split(/(?<=[.?!])\s+/).filter((sentence) => mentions.test(sentence) && order.test(sentence));

test('the search finds an order, and ignores a question or a warning', () => {
  expect(ordersIn('Stop taking your statin. Start a blood thinner.')).toHaveLength(2);
  expect(ordersIn('Please never stop a medicine on your own. Ask which medicine fits.')).toEqual([]);
});

test('no action starts, stops or changes a medicine', () => {
  const texts = [
    ...Object.values({ ...heartTexts, ...nextStepTexts }).map(({ title, words }) => `${title}. ${textOf(words)}`),
    ...Object.values(habitTexts).map(({ title, how }) => `${title}. ${how}`),
    ...everyone.flatMap(({ content }) =>
      content.focus_areas.topRecommendations.map(({ title = '', recommendation }) => `${title}. ${recommendation}`),
    ),
    ...everyone.flatMap(({ content }) => content.heart?.ask?.map(({ question }) => question) ?? []),
  ];
  expect(texts.flatMap(ordersIn)).toEqual([]);
});

const highestGrade = 6;

test('neither a title nor a list item without a full stop counts as a sentence', () => {
  const sentence = 'Ask your clinician whether a medicine for your blood pressure is right for you.';
  expect(readingGrade([sentence, 'Sleep', 'Fair', 'All nine areas'])).toBe(readingGrade(sentence));
  expect(readingGrade('Sleep')).toBe(0);
  expect(titleGrade('Sleep')).toBeLessThan(titleGrade('Administration'));
});

const textsOf = (html: string): string[] => textsIn(html).map(withoutMedicalTerms);

/** Leaves out the titles of works, because others wrote them. */
const withoutSources = (html: string): string => html.replaceAll(/<ol class="[^"]*sources[\s\S]*?<\/ol>/g, ' ');

test('every page and every mail is at grade 6 or below', () => {
  const grades = everyone.flatMap(({ name, markup, mail }) => [
    [name, readingGrade(textsOf(withoutSources(markup)))] as const,
    [`mail to ${name}`, readingGrade(textsOf(mail.html))] as const,
  ]);
  const highest = grades.toSorted(([, a], [, b]) => b - a)[0];
  console.info(
    `Highest reading grade of ${grades.length} pages and mails: ${highest?.[1].toFixed(1)}, ${highest?.[0]}.`,
  );
  expect(
    grades.filter(([, grade]) => grade > highestGrade).map(([name, grade]) => `${name}: ${grade.toFixed(1)}`),
  ).toEqual([]);
});
