import { describe, expect, test } from 'vitest';
import type { MailWords } from '#functions/mail/mail-to-send.ts';
import { ageBar, percentBar } from '#functions/results/mail/letter.ts';
import { resultsMail } from '#functions/results/mail/results-mail.ts';
import type { ResultContent } from '#shared/contract/result.ts';
import { cardiacQuizId, productQuizId, type QuizId } from '#shared/derived-names.ts';
import { product } from '#shared/product.ts';
import { composeResult } from '#shared/result.ts';
import { readVectors } from '#tests/vectors/reference-vectors.ts';

// The mails as users get them: for every story with its expectations, and for every persona.

type Phrase = { phrase: string; beside?: string };
type Story = {
  id: string;
  longevityAnswers: unknown;
  cardiacAnswers: object;
  expect: { textMustNot?: Phrase[]; textMust?: Phrase[] };
};
type Persona = { answers: unknown; longevityAnswers?: unknown };

const site = 'https://health.example';
const resultUrl = `${site}/results/01JC0000000000000000000000`;
const { vignettes, today }: { vignettes: Story[]; today: string } = readVectors('vignettes');
const personas = readVectors('personas');

type Sent = { name: string; quizId: QuizId; content: ResultContent; mail: MailWords; phrases: Phrase[] };

const sent = (name: string, quizId: QuizId, answers: object, phrases: Phrase[] = []): Sent => {
  const content = composeResult({ quizId, today, firstName: 'Ines', answers: {}, ...answers });
  const submittedAt = '2026-01-15T12:00:00.000Z';
  const mail = resultsMail({ firstName: 'Ines', quizId, content, resultUrl, submittedAt });
  return { name: `${name}, ${quizId}`, quizId, content, mail, phrases };
};

const ofStory = ({ id, longevityAnswers, cardiacAnswers, expect: { textMustNot = [] } }: Story): Sent[] => [
  sent(id, productQuizId, { answers: longevityAnswers, cardiacAnswers }, textMustNot),
  ...(Object.keys(cardiacAnswers).length > 0
    ? [sent(id, cardiacQuizId, { answers: cardiacAnswers, longevityAnswers }, textMustNot)]
    : []),
];

const mails: Sent[] = [
  ...vignettes.flatMap(ofStory),
  ...Object.entries<Persona>(personas.longevity).map(([id, person]) => sent(id, productQuizId, person)),
  ...Object.entries<Persona>(personas.cardiac_health).map(([id, person]) => sent(id, cardiacQuizId, person)),
];
const hasFigures = ({ content: { standing, notices = [], routes = [] } }: Pick<Sent, 'content'>) =>
  standing === 'estimated' && notices.length === 0 && !routes.includes('pregnant');
const withFigures = mails.filter(hasFigures);
const quiet = mails.filter((one) => !hasFigures(one));

/** The visible text of the HTML. */
const seen = ({ html }: MailWords): string =>
  html
    .replace(/<style>[\s\S]*?<\/style>|<title>.*?<\/title>|<!--[\s\S]*?-->/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll(/&#\d+;|&nbsp;/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');

const parts = (mail: MailWords) => [seen(mail), mail.text.replaceAll(/\s+/g, ' ')];
const preheaderOf = ({ html }: MailWords) => /mso-hide:all">([^&<]*)/.exec(html)?.[1] ?? '';

test('the cast has all three pages of both quizzes', () => {
  const kinds = new Set(mails.map(({ quizId, content }) => `${quizId} ${content.standing}`));
  expect(kinds.size).toBe(6);
});

describe.each(mails)('$name', ({ content, mail, phrases }) => {
  test('has no figure in its subject and its preheader', () => {
    expect(preheaderOf(mail).length).toBeGreaterThan(10);
    expect(`${mail.subject}${preheaderOf(mail)}`).not.toMatch(/\d/);
  });

  test('never says which answer gave reason to worry', () => {
    for (const part of parts(mail)) {
      for (const { message, label } of content.notices ?? []) {
        expect(part).not.toContain(message);
        expect(part).not.toContain(label);
      }
    }
  });

  test('has nothing that its story forbids', () => {
    const forbidden = phrases.filter(({ beside }) => beside === undefined || !hasFigures({ content }));
    for (const part of parts(mail)) for (const { phrase } of forbidden) expect(part).not.toContain(phrase);
  });

  test('has the care notice and the link, and every link leads to our own site', () => {
    for (const part of parts(mail)) expect(part).toContain('When to get medical care');
    expect(mail.html).toContain(`href="${resultUrl}"`);
    expect(mail.text).toContain(resultUrl);
    expect(mail.html).not.toMatch(/<(img|link|script|iframe|video|object)\b|url\(|@import|srcset|background="/i);
    for (const address of `${mail.html} ${mail.text}`.match(/https?:\/\/[^\s"'<]+/g) ?? [])
      expect(address.startsWith(`${site}/`)).toBe(true);
  });

  test('has typographic apostrophes', () => {
    for (const part of parts(mail)) expect(part).not.toContain("'");
  });
});

describe.each(withFigures)('$name, with figures', ({ quizId, content, mail }) => {
  const { overall_summary, focus_areas, figures = [], heading = '', startWith } = content;
  const plan = focus_areas.topRecommendations;
  const [text = ''] = [mail.text];

  test('says the number, its range and what it means below the link', () => {
    const value = figures[0]?.value ?? 'missing';
    const range = figures.find(({ label }) => label === 'Likely range')?.value ?? 'missing';
    for (const part of parts(mail)) {
      expect(part).toContain(value);
      expect(part).toContain(`Likely ${range}.`);
      expect(part.indexOf(`Likely ${range}.`)).toBeGreaterThan(part.indexOf('View Results'));
      expect(part.indexOf(`Likely ${range}.`)).toBeLessThan(part.indexOf(heading));
      expect(part.split(heading)).toHaveLength(2);
    }
    if (quizId === productQuizId) expect(text).toContain(`Your age is ${overall_summary.chronologicalAge}.`);
    else expect(text).toContain(`Risk Level: ${overall_summary.riskDescriptor}.`);
  });

  test('says the whole plan, the one thing to start with first', () => {
    for (const part of parts(mail)) {
      for (const { title = '', recommendation } of plan) {
        expect(part).toContain(title);
        expect(part).toContain(recommendation);
      }
      const start = plan.find(({ code }) => code === startWith);
      expect(part.includes('Start here')).toBe(start !== undefined);
      expect(part.includes('Then, one step at a time')).toBe(plan.some((item) => item !== start));
      if (start) expect(part.indexOf(start.title ?? '')).toBeLessThan(part.indexOf('View Results'));
    }
  });

  test('has consecutive numbers in the text', () => {
    const titles = plan.map(({ title }) => title);
    const numbered = [...text.matchAll(/^(\d)\. (.*)$/gm)];
    expect(numbered.map(([, number]) => Number(number))).toEqual(titles.map((_, at) => at + 1));
    expect(numbered.map(([, , title]) => title).toSorted()).toEqual(titles.toSorted());
    expect(text).not.toMatch(/\n{3}/);
    expect(text).toContain(`${figures[0]?.label}: ${figures[0]?.value}\nLikely `);
  });

  test('names the day of the answers and the engine', () => {
    expect(text).toContain(`your answers on 15 January 2026, with method ${content.engine.version}.`);
  });
});

/** SAFETY 5: the mail is never later than the page. */
const whenOf = ({ standing, notices = [], heart, focus_areas: { topRecommendations } }: ResultContent): string => {
  const inDays = /^(?:Today|Today or tomorrow|In the next few days)$/;
  const later = /^(?:Within a week|In the next week or two|In the next few weeks)$/;
  const times = [heart?.nextStep?.by, ...topRecommendations.map(({ by }) => by)].filter((by) => by !== undefined);
  if (notices.some(({ level }) => level === 'emergency')) return 'Please read the notice at the top now.';
  if (standing === 'checkFirst') return 'Please read the notice at the top today.';
  if (notices.some(({ by = '' }) => inDays.test(by))) return 'Please read the notice at the top: it names a day.';
  if (times.some((by) => inDays.test(by))) return 'Please read your first steps today: one of them names a day.';
  if (notices.length > 0) return 'There’s a notice for you at the top. Please read it first.';
  return times.some((by) => later.test(by))
    ? 'Please read them soon: one of your steps names a time.'
    : 'Read them when you have a quiet moment.';
};

describe.each(quiet)('$name, without figures', ({ content, mail }) => {
  test('has no figure, no plan, no kind of quiz, and says when to read the page', () => {
    const when = whenOf(content);
    expect(mail.subject).toBe('Your results are ready');
    expect(mail.html).toContain('>Your results are ready</h1>');
    expect(preheaderOf(mail)).toBe('Log in to see them.');
    for (const part of parts(mail)) {
      const said = part.replaceAll(resultUrl, '').replaceAll(`${site}/dashboard`, '');
      expect(said).toContain('Hello Ines,');
      expect(said).toContain(when);
      // No zone came with these answers.
      const anywhere = 'From most mobile phones, 112 works too.';
      expect(said).toContain(anywhere);
      expect(said.replace(anywhere, '')).not.toMatch(/\d/);
      expect(said).not.toMatch(/Biological|Cardiac|Heart|heart|Your answer/);
      expect(said).not.toContain(content.heading);
      expect(said).not.toContain(content.overall_summary.notEstimatedReason ?? 'Not in any mail');
    }
  });
});

test('a name is shown as text, whatever it contains', () => {
  for (const { quizId, content } of [withFigures[0], quiet[0]].filter((each) => each !== undefined)) {
    const firstName = '<img src=x onerror="x">';
    const submittedAt = '2026-01-15T12:00:00.000Z';
    const { html } = resultsMail({ firstName, quizId, content, resultUrl, submittedAt });
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=&quot;x&quot;&gt;');
  }
});

test('without a first name both letters still read well', () => {
  for (const { quizId, content } of [withFigures[0], quiet[0]].filter((each) => each !== undefined)) {
    const submittedAt = '2026-01-15T12:00:00.000Z';
    const { text } = resultsMail({ firstName: ' ', quizId, content, resultUrl, submittedAt });
    expect(text).toMatch(/\n\n(Your .* results are ready|Hello,)\n\n/);
  }
});

test('the letter of a result whose sentences a model chose says so', () => {
  const [first] = withFigures;
  if (!first) throw new Error('No letter with figures.');
  const wording = { by: 'model' as const, modelId: 'm', promptVersion: 'v2', sections: ['intro'] };
  const submittedAt = '2026-01-15T23:30:00.000Z';
  const content = { ...first.content, wording };
  const input = { firstName: '', quizId: first.quizId, content, resultUrl, submittedAt };
  expect(resultsMail(input).text).toContain('An AI chose some of these sentences from those we wrote.');
  expect(resultsMail({ ...input, timeZone: 'Europe/Berlin' }).text).toContain('on 16 January 2026');
  expect(first.mail.text).not.toContain('AI');
  expect(first.mail.subject).toBe(`Your ${product.name} results are ready`);
});

test('the range is drawn to scale: one year is one thirty-fourth of the bar', () => {
  const { cells } = ageBar({ age: 41, calendarAge: 46, range: { low: 37, high: 45 } });
  const oneYear = 100 / 34;
  const widths = cells.map((cell) => ('width' in cell ? cell.width : cell.kind));
  expect(widths).toEqual([
    expect.closeTo(8 * oneYear, 1),
    expect.closeTo(4 * oneYear, 1),
    'point',
    expect.closeTo(4 * oneYear, 1),
    expect.closeTo(1 * oneYear, 1),
    'marker',
    50,
  ]);
});

test('a value beyond the scale is drawn at its end', () => {
  const { cells } = percentBar({ percent: 61, range: { low: 40, high: 80 }, end: 30 });
  expect(cells).toEqual([{ kind: 'track', width: 100 }, { kind: 'point' }]);
});

test('without a range, there is a point and no band', () => {
  const { cells } = percentBar({ percent: 15, range: null, end: 30 });
  expect(cells).toEqual([{ kind: 'track', width: 50 }, { kind: 'point' }, { kind: 'track', width: 50 }]);
});

test('the band is exactly as wide as the range, whatever is at its ends', () => {
  const { cells } = percentBar({ percent: 15, range: { low: 12, high: 18 }, end: 30 });
  const [track, band] = [
    { kind: 'track', width: 40 },
    { kind: 'band', width: 10 },
  ];
  expect(cells).toEqual([track, band, { kind: 'point' }, band, track]);
  const atItsEnds = [12, 18].map((percent) => percentBar({ percent, range: { low: 12, high: 18 }, end: 30 }).cells);
  for (const drawn of atItsEnds)
    expect(drawn.filter((cell) => cell.kind !== 'point')).toEqual([track, { kind: 'band', width: 20 }, track]);
});

describe('whom to call in an emergency, in HTML and text', () => {
  const [withFigure] = withFigures;
  const [withNotice] = quiet;
  const mailsFrom = (timeZone?: string) =>
    [withFigure, withNotice].map((one) => {
      const { quizId, content } = one ?? expect.fail('no such mail');
      const submittedAt = '2026-01-15T12:00:00.000Z';
      return resultsMail({
        ...{ firstName: 'Ines', quizId, content, resultUrl, submittedAt },
        ...(timeZone !== undefined && { timeZone }),
      });
    });

  test.each([
    ['Europe/London', '999 in the United Kingdom'],
    ['Europe/Zurich', '144 in Switzerland'],
    ['Australia/Sydney', '000 in Australia'],
  ])('from %s it is the number with its country', (zone, words) => {
    for (const { html, text } of mailsFrom(zone))
      for (const part of [html, text])
        expect(part).toContain(`In an emergency, call your local emergency number: ${words}.`);
  });

  test.each([
    ['no zone', undefined],
    ['a zone of no country', 'UTC'],
    ['a country without a number that two sources confirm', 'Africa/Addis_Ababa'],
  ])('from %s there are words and 112', (_, zone) => {
    for (const { html, text } of mailsFrom(zone))
      for (const part of [html, text])
        expect(part).toContain('call your local emergency number. From most mobile phones, 112 works too.');
  });
});
