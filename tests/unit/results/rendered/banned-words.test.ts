import { describe, expect, test } from 'vitest';
import { productQuizId } from '#shared/derived-names.ts';
import { bannedWords } from '#shared/safety/banned-words.ts';
import { type Rendered, withoutWarnings } from '#tests/support/rendered.tsx';
import { wordIn } from '#tests/support/result-texts.ts';
import { everyone } from './everyone.ts';

// The words of the whole page and of the mail, as a browser and a mail program show them: also those that no engine
// composes, such as the ends of a scale.

const { neverAnywhere, neverBesideEmergencyOrUrgent, neverBesideWeightWhenUnderweight } = bannedWords;

const hasRoute = ({ content }: Rendered, route: string): boolean =>
  content.routes?.some((one) => one === route) ?? false;

/** The heart's page speaks of weight in one row; the whole page of the first quiz rests on it. */
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
