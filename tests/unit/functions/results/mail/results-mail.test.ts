import { expect, test } from 'vitest';
import type { MailWords } from '#functions/mail/mail-to-send.ts';
import { resultsMail } from '#functions/results/mail/results-mail.ts';
import type { ResultContent } from '#shared/contract/result.ts';
import type { QuizId } from '#shared/derived-names.ts';
import { productQuizId } from '#shared/derived-names.ts';
import { product } from '#shared/product.ts';
import {
  cardiacContent,
  emergencyContent,
  longevityContent,
  lowConfidenceContent,
  notEstimatedContent,
} from '#tests/unit/results/sample-results.ts';

const site = 'https://health.example';
const resultUrl = `${site}/results/01JC0000000000000000000000`;
const mail = (quizId: QuizId, content: ResultContent, firstName = 'Ines') =>
  resultsMail({ firstName, quizId, content, resultUrl, submittedAt: '2026-01-15T12:00:00.000Z' });

/** What a person reads of the HTML. */
const seen = ({ html }: MailWords): string =>
  html
    .replace(/<style>[\s\S]*?<\/style>|<title>.*?<\/title>|<!--[\s\S]*?-->/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

const letters: [string, MailWords][] = [
  [productQuizId, mail(productQuizId, longevityContent)],
  ['cardiac', mail('cardiac_health', cardiacContent)],
  ['not estimated', mail('cardiac_health', notEstimatedContent)],
  ['emergency', mail('cardiac_health', emergencyContent)],
  ['low confidence', mail('cardiac_health', lowConfidenceContent)],
];

test.each(letters)(
  '%s: subject and preheader carry no figure, since they show on lock screens',
  (_, { subject, html }) => {
    const preheader = /mso-hide:all">([^&<]*)/.exec(html)?.[1] ?? '';
    expect(preheader.length).toBeGreaterThan(10);
    expect(`${subject}${preheader}`).not.toMatch(/\d/);
  },
);

test('the preheader says what comes first', () => {
  const { focus_areas } = longevityContent;
  const noPlan = { ...longevityContent, focus_areas: { ...focus_areas, topRecommendations: [] } };
  expect(mail('cardiac_health', emergencyContent).html).toContain('>Please read the notice at the top first.');
  expect(mail(productQuizId, longevityContent).html).toContain('>Your summary, and a few changes to start with.');
  expect(mail(productQuizId, noPlan).html).toContain('>Your summary is inside.');
});

test('a warning stands once, at the top, and what can wait stands with the plan', () => {
  const [urgent, soon] = ['This cannot wait.', 'This can wait.'];
  const redFlags = [
    { code: 'bpVeryHigh', level: 'urgent' as const, message: urgent },
    { code: 'ldl190', level: 'soon' as const, message: soon },
  ];
  const { text } = mail('cardiac_health', { ...cardiacContent, redFlags });
  expect([text.split(urgent).length, text.split(soon).length]).toEqual([2, 2]);
  expect(text.indexOf(urgent)).toBeLessThan(text.indexOf('Cardiac Risk Score'));
  expect(text.indexOf(soon)).toBeGreaterThan(text.indexOf('Cardiac Risk Score'));
});

test.each(letters)('%s: nothing remote is loaded and every link leads to our own site', (_, { html, text }) => {
  expect(html).not.toMatch(/<(img|link|script|iframe|video|object)\b|url\(|@import|srcset|background="/i);
  const addresses = `${html} ${text}`.match(/https?:\/\/[^\s"'<]+/g) ?? [];
  expect(addresses.length).toBeGreaterThan(2);
  for (const address of addresses) expect(address.startsWith(`${site}/`)).toBe(true);
});

test.each(letters)('%s: HTML and text carry the same figures', (_, letter) => {
  const figures = (of: string) => new Set(of.replace(resultUrl, '').match(/\d+(\.\d+)?%?/g));
  const scale = new Set(['0%', '30%', '8199', '65279', '847', '1', '2']);
  const inHtml = [...figures(seen(letter).replaceAll(/&#\d+;/g, ' '))].filter((figure) => !scale.has(figure));
  const inText = [...figures(letter.text)].filter((figure) => !scale.has(figure));
  expect(inHtml.toSorted()).toEqual(inText.toSorted());
});

test.each(letters)('%s: the care notice, the summary and the link are in both', (_, letter) => {
  for (const part of [seen(letter), letter.text]) {
    expect(part).toContain('When to get medical care');
    expect(part).toContain('rapidly worsening swelling');
    expect(part).toContain('Short sleep pulls the other way.');
  }
  expect(letter.html).toContain(`href="${resultUrl}"`);
  expect(letter.text).toContain(resultUrl);
});

test('the longevity letter leads with the age, its range and the calendar age', () => {
  const { text, subject } = mail(productQuizId, longevityContent);
  expect(subject).toBe(`Your ${product.name} results are ready`);
  expect(text).toContain('Biological Age: 41\nLikely between 37 and 45. Your calendar age is 46.');
  expect(text).toContain('You move often and you have people to lean on. Short sleep pulls the other way.');
  expect(text).toContain('1. Sleep length\n   Your answer: 5.5 hours\n   Go to bed earlier.');
});

test('at the end of the scale the range has no width, and the letter names one age', () => {
  const { overall_summary } = longevityContent;
  const atEnd = {
    ...longevityContent,
    overall_summary: { ...overall_summary, biologicalAgeLow: 41, biologicalAgeHigh: 41.2 },
  };
  const letter = mail(productQuizId, atEnd);
  for (const part of [seen(letter), letter.text]) expect(part).toContain('Likely about 41. Your calendar age is 46.');
});

test('the heart letter leads with the percentage, its range and the level', () => {
  const { text, subject } = mail('cardiac_health', cardiacContent);
  expect(subject).toBe('Your Cardiac Health results are ready');
  expect(text).toContain('Cardiac Risk Score: 8.4%\nLikely 6.1% to 11.2%.\nRisk Level: Intermediate.');
});

test('with low confidence the range comes first', () => {
  expect(mail('cardiac_health', lowConfidenceContent).text).toContain(
    'Cardiac Risk Score: 0.2–0.7%\nOur best single estimate is 0.4%.',
  );
});

test('a risk that is not estimated gives its reason, never a zero', () => {
  const { text, html } = mail('cardiac_health', notEstimatedContent);
  expect(text).toContain('Cardiac Risk Score: Not estimated');
  expect(text).toContain('The model is only for people who have not had heart disease.');
  expect(`${text}${html.replace(/<style>[\s\S]*?<\/style>/, '')}`).not.toMatch(/\b0%(?!;)|\b0\.0%/);
});

test('a level that is not estimated either is not said twice', () => {
  const summary = { ...notEstimatedContent.overall_summary, riskDescriptor: 'Not estimated' };
  const { text } = mail('cardiac_health', { ...notEstimatedContent, overall_summary: summary });
  expect(text.match(/Not estimated/g)).toHaveLength(1);
});

test('the plan is numbered from one', () => {
  const letter = mail(productQuizId, longevityContent);
  const [first] = longevityContent.focus_areas.topRecommendations;
  expect(seen(letter)).toContain(`Key action plan 1 ${first?.area}`);
  expect(letter.text).toContain(`1. ${first?.area}`);
});

test('what can wait for an appointment stands with the plan', () => {
  const letter = mail('cardiac_health', emergencyContent);
  for (const part of [seen(letter), letter.text]) {
    expect(part.indexOf('Your blood pressure is high.')).toBeGreaterThan(part.indexOf('Sitting time'));
  }
});

test('warning signs stand above everything else, and the level beside them does not reassure', () => {
  const letter = mail('cardiac_health', emergencyContent);
  for (const part of [seen(letter), letter.text]) {
    expect(part.indexOf('Chest pain that may come from the heart.')).toBeGreaterThan(0);
    expect(part.indexOf('Chest pain that may come from the heart.')).toBeLessThan(part.indexOf('Cardiac Risk Score'));
    expect(part).toContain('It says nothing about the warning sign above');
  }
  expect(letter.html).toContain('Please read the notice at the top first.');
});

test('whatever a name or a text contains is shown as text', () => {
  const content = { ...longevityContent, summaryParagraph: 'a < b & "c" <script>alert(1)</script>' };
  const { html } = mail(productQuizId, content, `<img src=x onerror='x'>`);
  expect(html).not.toContain('<img');
  expect(html).not.toContain('<script');
  expect(html).toContain(`&lt;img src=x onerror=&#39;x&#39;&gt;, your ${product.name} results are ready`);
  expect(html).toContain('a &lt; b &amp; &quot;c&quot; &lt;script&gt;alert(1)&lt;/script&gt;');
});

test('without a first name the greeting still reads well', () => {
  expect(mail(productQuizId, longevityContent, ' ').text).toContain(`\n\nYour ${product.name} results are ready\n\n`);
});

test('the letter says who worded it and who computed the numbers', () => {
  expect(mail(productQuizId, longevityContent).text).toContain('Wording and numbers by engine version 1.0.0.');
  expect(mail('cardiac_health', cardiacContent).text).toContain('Wording by AI, numbers by engine version 1.0.0.');
});
