import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { asSubmissionId } from '#shared/contract/ids.ts';
import type { ResultContent } from '#shared/contract/result.ts';
import { cardiacQuizId, productQuizId, type QuizId } from '#shared/derived-names.ts';
import { composeResult, type Submitted } from '#shared/result.ts';
import { countOpenWords } from '#tests/support/reading.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import vectors from '#tests/vectors/personas.json' with { type: 'json' };
import { choosePlace } from '#web/place/place.ts';
import { ResultsPage } from '#web/results/results-page.tsx';
import { signIn, useSession } from '#web/session/session.ts';
import { playApi } from '../support/api.ts';
import { show } from '../support/show.tsx';

// How much of each persona's result is open, in words of running text and in phone screens.

const { today, longevity, cardiac_health: heart } = vectors;
const submissionId = asSubmissionId('01JC0000000000000000000000');
const mostWords: Readonly<Record<QuizId, number>> = { [productQuizId]: 220, [cardiacQuizId]: 280 };
/** Includes the explanation of the category that is open. */
const mostWordsWithFirst: Readonly<Record<QuizId, number>> = { [productQuizId]: 260, [cardiacQuizId]: 280 };
const phone = { width: 390, height: 844 };

/** The first step and two further ones. */
const openSteps = 3;

type Taken = Omit<Submitted, 'today' | 'firstName'>;
const emergency = { ...heart.diabetic58F_emergency.answers, chestPain: 'now' };
const people: readonly (readonly [string, Taken])[] = [
  ...Object.entries(longevity).map(
    ([name, person]) => [`${name}, habits`, { quizId: productQuizId, ...person }] as const,
  ),
  ...Object.entries(heart).map(([name, person]) => [`${name}, heart`, { quizId: cardiacQuizId, ...person }] as const),
  ['chest pain now', { quizId: cardiacQuizId, ...heart.diabetic58F_emergency, answers: emergency }],
];

const contentOf = (taken: Taken): ResultContent => composeResult({ ...taken, today, firstName: 'Ines' });
const withStanding = (...standings: readonly (string | undefined)[]) =>
  people.filter(([, taken]) => standings.includes(contentOf(taken).standing));

beforeEach(async () => {
  choosePlace('GB');
  await page.viewport(phone.width, phone.height);
});

const open = async (taken: Taken) => {
  const content = contentOf(taken);
  const submittedAt = `${today}T10:00:00.000Z`;
  signIn(tokenOf('ines'), { remember: true });
  const row = { _id: submissionId, submissionId, quizId: taken.quizId, submittedAt, status: 'ready' as const };
  useSession.setState({ submissions: [row] });
  playApi({
    getResult: { body: { submissionId, quiz_id: taken.quizId, submittedAt, content } },
    listSubmissions: { body: [row] },
    getMe: { body: {} },
  });
  const screen = await show(<ResultsPage />, '/results/:submissionId', `/results/${submissionId}`);
  await expect.element(screen.getByText(/^This is for information/)).toBeInTheDocument();
  const article = document.querySelector('article') ?? expect.fail('no result');
  article.querySelector('dialog')?.close();
  return { content, article };
};

const countWords = (texts: readonly string[]): number =>
  texts
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/**
 * The words of notices, of notes that must not be folded, and of steps that say whom to call and what not to do. They
 * do not count, because safety comes before the budget (SAFETY 5).
 */
const safetyWords = ({
  notices = [],
  whenToCall = [],
  supportLines = [],
  sideNotes = [],
  meaning = [],
  focus_areas: { topRecommendations: steps },
}: ResultContent) =>
  countWords([
    // The title above the notices that can wait names the earliest time.
    ...notices.flatMap(({ by = '' }) => by).slice(0, 1),
    ...notices.flatMap(({ heading = '', told = '', message }) => [heading, told, message]),
    ...whenToCall,
    ...supportLines.flatMap(({ region, name, hours, contact }) => [region, name, hours, contact]),
    ...sideNotes.flatMap(({ text, isOpen }) => (isOpen ? [text] : [])),
    ...steps
      .slice(0, openSteps)
      .flatMap(({ sentences = [] }) => sentences)
      .flatMap(({ class: one, text }) => (one === 'call' || one === 'dont' ? [text] : [])),
    // What the number leaves out for this user; its first paragraph counts.
    ...meaning.slice(1),
  ]);

test.each(withStanding('estimated', 'notEstimated'))(
  '%s: the open words stay within their budget',
  async (_, taken) => {
    const { content, article } = await open(taken);
    const words = countOpenWords(article) - safetyWords(content);
    // The specification opens the first category, and the answers decide how much there is to say about it.
    const ofFirst = countWords([content.category_breakdown[0]?.explanationParagraph ?? '']);
    expect(words - ofFirst).toBeLessThanOrEqual(mostWords[taken.quizId]);
    expect(words).toBeLessThanOrEqual(mostWordsWithFirst[taken.quizId]);
  },
);

test.each(withStanding('checkFirst'))(
  '%s: what to do, by when and whom to call fill the first screen',
  async (_, taken) => {
    const { content, article } = await open(taken);
    // What the user told us is repeated in their own words, however long they are.
    const told = (content.notices ?? []).map((notice) => notice.told ?? '');
    expect(countOpenWords(article, true) - countWords(told)).toBeLessThanOrEqual(160);
    const card = article.querySelector('section') ?? expect.fail('no notice');
    expect(card.querySelector('h2')?.textContent).toMatch(/today|now/);
    const numbers = [...card.querySelectorAll('a[href^="tel:"]')].filter((link) => link.checkVisibility());
    // Only the link to another country is below the last number.
    for (const link of numbers) expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(phone.height);
    const [call] = numbers;
    expect(call?.textContent).toMatch(/^Call \d+/);
  },
);

test('a healthy user sees the doors to the next pages within two and a half screens, not counting notes on safety', async () => {
  const { content, article } = await open({ quizId: productQuizId, ...longevity.average45F });
  const waysOn = article.querySelector('nav') ?? expect.fail('no ways on');
  const safety = (content.sideNotes ?? []).flatMap(({ text, isOpen }) => (isOpen ? [text] : []));
  const heights = [...article.querySelectorAll('p')]
    .filter(({ textContent }) => safety.includes(textContent))
    .map((note) => note.getBoundingClientRect().height);
  expect(heights).toHaveLength(safety.length);
  const ofSafety = heights.reduce((sum, height) => sum + height, 0);
  expect(waysOn.getBoundingClientRect().bottom - ofSafety).toBeLessThanOrEqual(2.5 * phone.height);
});

test.each(withStanding('checkFirst'))(
  '%s: one box is red, and the page for the doctor comes before the steps for later',
  async (_, taken) => {
    const { article } = await open(taken);
    const red = getComputedStyle(article.querySelector('section') ?? expect.fail('no notice')).backgroundColor;
    const boxes = [...article.querySelectorAll(':is(section, aside):not(dialog *)')];
    expect(boxes.filter((box) => getComputedStyle(box).backgroundColor === red)).toHaveLength(1);
    const waysOn = article.querySelector('nav') ?? expect.fail('no ways on');
    const later = [...article.querySelectorAll('h2')].find(({ textContent }) => textContent === 'Your steps for later');
    expect(waysOn.compareDocumentPosition(later ?? waysOn) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  },
);

test('a woman with a low mood reads the lines of her own country and of no other', async () => {
  const { article } = await open({ quizId: productQuizId, ...longevity.lowMood29F });
  await expect.element(page.getByRole('link', { name: /^Call 111 NHS 111, mental health option/ })).toBeVisible();
  expect(article.textContent).not.toContain('1-833-852-6262');
});

const sameVisit = /Tell them about this too.*Mention this at the same appointment/s;
const low = { moodLow: 'daily', ldlBand: '190plus' };
const sectionsThatSay = (article: Element, { notices = [] }: ResultContent) =>
  notices
    .filter(({ level }) => level === 'soon')
    .map(({ message }) =>
      [...article.querySelectorAll('aside, section')].findLast(({ textContent }) => textContent.includes(message)),
    );

test('below a warning, advice that could wait moves to the same visit, whatever time it names', async () => {
  const answers = { ...heart.diabetic58F_emergency.answers, ...low };
  const { content, article } = await open({ quizId: cardiacQuizId, ...heart.diabetic58F_emergency, answers });
  const sections = sectionsThatSay(article, content);
  expect(sections.length).toBeGreaterThan(1);
  for (const section of sections) expect(section?.textContent).toMatch(sameVisit);
});

test('without a warning, what can wait keeps its own time', async () => {
  const { content, article } = await open({ quizId: cardiacQuizId, answers: low });
  expect(sectionsThatSay(article, content).length).toBeGreaterThan(0);
  expect(article.textContent).not.toMatch(sameVisit);
});
