import { afterEach, expect, test, vi } from 'vitest';
import { page as browser } from 'vitest/browser';
import { localSiteSettings } from '#infra/local/site-settings.ts';
import { cardiacQuizId, productQuizId, type QuizId, quizRecords } from '#shared/derived-names.ts';
import { product } from '#shared/product.ts';
import { heartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import { longevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import type { Question } from '#shared/quiz/question.ts';
import { specifiedCardiacResult, specifiedProductResult } from '#tests/support/specified-answers.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { DashboardPage } from '#web/dashboard/dashboard-page.tsx';
import { HomePage } from '#web/home/home-page.tsx';
import { LoginPage } from '#web/login/login-page.tsx';
import { QuizPage } from '#web/quiz/quiz-page.tsx';
import { RegisterPage } from '#web/register/register-page.tsx';
import { ResultsPage } from '#web/results/results-page.tsx';
import { mergeUser, signIn } from '#web/session/session.ts';
import { setSiteSettings } from '#web/site-settings.ts';
import { type PlayedAnswer, playApi } from './support/api.ts';
import { lastScreen, show, showQuiz } from './support/show.tsx';
import { comeIn, ines, rowOf } from './support/submissions.ts';

// The words that the specification fixes, on the pages where users read them (docs/voice.md). An editor may change every
// other sentence.

/** Spelling and spaces, without typographic choices: curly quotes, dashes, joiners. */
const plain = (text: string): string =>
  text.replaceAll(/[‘’]/g, "'").replaceAll('–', '-').replaceAll('\u2060', '').replaceAll(/\s+/g, ' ').trim();

const press = (name: string) => browser.getByRole('button', { name, exact: true }).first().click();
const fill = (label: string, text: string) => browser.getByLabelText(label, { exact: true }).fill(text);

const openQuizPage = (quizId: QuizId) => {
  const quiz = quizId === productQuizId ? longevityQuiz : heartQuiz;
  return show(<QuizPage quizId={quizId} quiz={quiz} />, quizRecords[quizId].path);
};

/** The heart quiz is open to a user who has taken the first quiz. */
const unlockHeart = () => {
  comeIn([rowOf('p-1')]);
  mergeUser({ completedQuizzes: { [productQuizId]: { completedAt: '2026-01-02T03:04:05.000Z' } } });
};

const questionOf = (id: string): Question =>
  longevityQuiz.questions.find((question) => question.id === id) ?? expect.fail(`no question ${id}`);

const account: Question[] = (['email', 'password'] as const).map((type) => ({
  id: type,
  section: 'all',
  type,
  text: `Your ${type}`,
}));

const withPartner = () => setSiteSettings({ ...localSiteSettings(), partnerUrl: 'https://partner.example/' });

const submitQuiz = async (answer: PlayedAnswer, quizId: QuizId = productQuizId) => {
  playApi({ createSubmission: answer, getMe: { body: {} }, listSubmissions: { body: [] } });
  await showQuiz([questionOf('gender')], { quizId });
  // The answer to the last question submits.
  await press('Female');
};

const submitAsUser = async (answer: PlayedAnswer) => {
  signIn(tokenOf('ines'), { remember: true });
  await submitQuiz(answer);
};

const taken = 'There’s already an account with this email.';
const registerInQuiz = async () => {
  playApi({ register: { status: 400, body: { code: 'account-exists', message: taken } } });
  await showQuiz(account);
  await fill('Email address', 'ines@example.com');
  await press('Continue');
  await fill('Password', 'correct horse');
  await press('Submit');
};

const typeWrongEmail = async () => {
  await showQuiz(account);
  await fill('Email address', 'ines');
  (document.activeElement as HTMLElement | null)?.blur();
};

const openPassword = async () => {
  await showQuiz(account);
  await fill('Email address', 'ines@example.com');
  await press('Continue');
};

const failToLogIn = async () => {
  playApi({ login: { status: 500 } });
  await show(<LoginPage />, '/login');
  await fill('Email address', 'ines@example.com');
  await fill('Password', 'correct horse');
  await press('Login');
};

const failToRegister = async () => {
  playApi({ register: { status: 500 } });
  await show(<RegisterPage />, '/register');
  await fill('Email address', 'ines@example.com');
  await fill('Password', 'correct horse battery');
  await browser.getByRole('checkbox').click();
  await press('Create account');
};

/** Ines's dashboard at this time of day: one result of each quiz, and a date that the server did not send. */
const openDashboardAt = async (time: string) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`2026-03-01T${time}`) });
  withPartner();
  comeIn([
    rowOf('c-2', { quizId: cardiacQuizId, status: 'processing' }),
    rowOf('p-1', { minutesAgo: 3 }),
    rowOf('c-1', { quizId: cardiacQuizId, submittedAt: '' }),
  ]);
  await show(<DashboardPage />, '/dashboard');
};

type Found = { body: unknown } | { status: 404; body: { code: 'not-found' | 'not-ready'; message: string } };

const openResult = async (getResult: Found, rows = [rowOf('s-1')]) => {
  comeIn(rows);
  playApi({ getResult, getMe: { body: ines }, listSubmissions: { body: rows } });
  await show(<ResultsPage />, '/results/:submissionId', '/results/s-1');
};
const missing = (code: 'not-found' | 'not-ready'): Found => ({ status: 404, body: { code, message: '' } });

type Row = { page: string; open: () => Promise<unknown>; words?: readonly string[]; parts?: readonly string[] };

const greeting = (part: string) => `Good ${part} Ines, are you ready to view your results?`;
const analysing = 'Your results are being analysed and will be sent to you via email shortly';

/**
 * Each of the `words` is found in the page. Each of the `parts` is everything that one element says, such as a button
 * or a heading.
 */
const table: readonly Row[] = [
  {
    page: 'Home, as a visitor',
    open: () => show(<HomePage />, '/'),
    words: ['10-15 minutes'],
    parts: ['Ready to start', 'Start', `${product.name} first`, 'Login'],
  },
  {
    page: 'Home, after the first quiz',
    open: async () => {
      comeIn([rowOf('p-1')]);
      await show(<HomePage />, '/');
    },
    parts: ['Ready to start', 'Start', 'View Results', 'just now', 'Logout'],
  },
  {
    page: 'the heart quiz before the first one',
    open: async () => {
      comeIn([]);
      mergeUser({ completedQuizzes: {} });
      await openQuizPage(cardiacQuizId);
    },
    parts: [`${product.name} first`],
  },
  { page: 'the first quiz', open: () => openQuizPage(productQuizId), words: ['10-15 minutes'], parts: ['Continue'] },
  {
    page: 'the heart quiz',
    open: async () => {
      unlockHeart();
      await openQuizPage(cardiacQuizId);
    },
    words: ['10-15 minutes'],
    parts: ['The Ultimate Cardiac Health Quiz', 'Continue'],
  },
  {
    page: 'the consent',
    open: async () => {
      await openQuizPage(productQuizId);
      await press('Continue');
    },
    parts: ["First, let's learn a little bit about you", 'data privacy policy', 'Continue'],
  },
  {
    page: 'a question',
    open: () => showQuiz([questionOf('stressLevels'), lastScreen]),
    parts: ['Very Low', 'Low', 'Moderate', 'High', 'Very High', 'Continue'],
  },
  { page: 'a wrong email address', open: typeWrongEmail, words: ['Please enter a valid email address.'] },
  {
    page: 'the password, the last question',
    open: openPassword,
    words: ['Password (min 8 characters)'],
    parts: ['Submit'],
  },
  {
    page: 'the end of a quiz',
    open: async () => {
      withPartner();
      await submitAsUser({ status: 201 });
    },
    words: ['up to 5 minutes', 'physician-reviewed protocols', `physician-guided ${product.id} programs`],
    parts: [analysing, 'Return Home'],
  },
  {
    page: 'a registration that fails in the quiz',
    open: registerInQuiz,
    words: [plain(`Registration failed: ${taken}`)],
  },
  {
    page: 'a quiz submitted by a visitor',
    open: () => submitQuiz({ status: 201 }, cardiacQuizId),
    words: ['Please log in first to submit this quiz.'],
  },
  {
    page: 'a quiz with too few answers',
    open: () =>
      submitAsUser({
        status: 422,
        body: { code: 'too-few-answers', message: '', validation: { answered_count: 4, total_questions: 37 } },
      }),
    words: [
      'Warning: Your submission could not be processed because not enough questions were answered. You answered 4 out of 37 questions.',
    ],
  },
  {
    page: 'Login',
    open: () => show(<LoginPage />, '/login'),
    words: ['Forgot password? (coming soon)'],
    parts: ['Login', 'Get started', 'Remember me'],
  },
  { page: 'a login that fails', open: failToLogIn, words: ['Failed to login'] },
  { page: 'a registration that fails', open: failToRegister, words: ['Failed to register'] },
  ...(['09:00 morning', '13:00 afternoon', '19:00 evening'] as const).map((at): Row => {
    const [time = '', part = ''] = at.split(' ');
    return {
      page: `the dashboard in the ${part}`,
      open: () => openDashboardAt(time),
      words: ['up to 5 minutes', 'will then appear here automatically', `hysician-guided ${product.name} programs`],
      parts: [
        greeting(part),
        ...[`${product.name} Quiz`, 'Cardiac Health', '3 minutes ago', 'Sent just now'],
        ...['Not completed', 'Retake Quiz', 'View Results'],
      ],
    };
  }),
  {
    page: 'a result of another account',
    open: () => openResult(missing('not-found'), []),
    parts: ['Submission not found.'],
  },
  {
    page: 'a result that is not there yet',
    open: () => openResult(missing('not-ready')),
    words: ['up to 5 minutes'],
    parts: ['Results not available yet.'],
  },
  {
    page: 'a result of the first quiz',
    open: () => openResult({ body: specifiedProductResult }),
    words: ['Biological Age 41', 'Chronological Age 46', `${product.name} Factor 72`],
    parts: ['Retake', 'Your answer: 5.5 hours', 'Excellent • Score 86'],
  },
  {
    page: 'a result of the heart quiz',
    open: () => openResult({ body: specifiedCardiacResult }),
    words: ['Cardiac Risk Score 8%', 'Risk Level Intermediate'],
  },
  {
    // The specification fixes what this notice names, and leaves its wording free.
    page: 'the notice of a result',
    open: () => openResult({ body: specifiedProductResult }),
    words: ['medical care promptly', 'worry you', 'get worse', 'chest pain', 'severe shortness of breath'].concat(
      'swelling that gets worse fast',
    ),
  },
];

/** What the page shows, with folds open, and with the words inside empty inputs and over icons. */
const shown = (): { text: string; parts: ReadonlySet<string> } => {
  for (const fold of document.querySelectorAll('details')) fold.open = true;
  const visible = [...document.body.querySelectorAll('*')].flatMap((one) =>
    one instanceof HTMLElement && one.checkVisibility() ? [one] : [],
  );
  const tips = visible.flatMap((one) => [one.title, one.getAttribute('placeholder') ?? '']);
  const texts = visible.map((one) => one.innerText);
  return {
    text: [document.body.innerText, ...tips].map(plain).join('\n'),
    parts: new Set([...texts, ...tips].map(plain)),
  };
};

afterEach(() => setSiteSettings(localSiteSettings()));

test.each(table)('the words that the specification fixes stand on $page', async ({ open, words = [], parts = [] }) => {
  await open();
  const notShown = () => {
    const { text, parts: there } = shown();
    return [...words.filter((each) => !text.includes(each)), ...parts.filter((each) => !there.has(each))];
  };
  await expect.poll(notShown).toEqual([]);
});
