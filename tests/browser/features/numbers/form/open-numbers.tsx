import type { RouteName } from '#shared/contract/routes.ts';
import type { SubmissionRow } from '#shared/contract/schemas/submission-schemas.ts';
import { cardiacQuizId, liveVersion, productQuizId, type QuizId } from '#shared/derived-names.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { NumbersPage } from '#web/features/numbers/form/numbers-page.tsx';
import { mergeUser, signIn, useSession } from '#web/session/session.ts';
import { type PlayedAnswer, playApi } from '../../../support/api.ts';
import { show } from '../../../support/show.tsx';
import { rowOf } from '../../../support/submissions.ts';

/** A rough pressure and no blood test, so that there is something to add. */
export const heartAnswers: Answers = {
  knownHeartConditions: 'none',
  chestPain: 'never',
  exertional: 'fine',
  dyspnea: 'none',
  palpitations: 'no',
  syncope: 'no',
  edema: 'no',
  otherWarningSigns: 'none',
  bpReading: 'band',
  bpBand: '130to139',
  labsAvailable: 'no',
  diabetesStatus: 'no',
  kidneyDisease: 'no',
  bpMedication: 'no',
  statin: 'no',
};

const longevityAnswers: Answers = {
  birthdate: '1966-03-01',
  gender: 'male',
  height: { ft: 5, in: 10 },
  weight: 170,
  smoking: 'never',
};

export const row = (submissionId: string, quizId: QuizId, status: SubmissionRow['status'] = 'ready') =>
  rowOf(submissionId, { quizId, status, submittedAt: '2026-11-20T10:00:00.000Z' });

export const stored = (submissionId: string, quizId: QuizId, answers: Answers) => ({
  body: {
    submissionId,
    quizId,
    quizVersion: liveVersion,
    submittedAt: '2026-11-20T10:00:00.000Z',
    answers: Object.entries(answers).map(([questionId, value]) => ({ questionId, value, valueText: String(value) })),
    skipped: [],
  },
});

type Playing = Partial<Record<RouteName, PlayedAnswer | readonly PlayedAnswer[]>>;

/** Opens the page of a user who has taken both quizzes; `more` are further heart answers. */
export const openNumbers = async (playing: Playing = {}, more: Answers = {}) => {
  signIn(tokenOf('ines'), { remember: true });
  mergeUser({ units: { height: 'ftIn', weight: 'lb', labs: 'mgdl', a1c: 'percent' } });
  useSession.setState({ submissions: [row('heart-1', cardiacQuizId), row('longevity-1', productQuizId)] });
  const api = playApi({
    getSubmission: [
      stored('heart-1', cardiacQuizId, { ...heartAnswers, ...more }),
      stored('longevity-1', productQuizId, longevityAnswers),
    ],
    getMe: { body: {} },
    listSubmissions: { body: [] },
    createSubmission: { status: 201 },
    ...playing,
  });
  const screen = await show(<NumbersPage />, '/numbers/:submissionId', '/numbers/heart-1');
  return {
    ...screen,
    api,
    input: (name: string) => screen.getByRole('textbox', { name, exact: true }),
    button: (name: string) => screen.getByRole('button', { name, exact: true }),
    heading: (name: string) => screen.getByRole('heading', { name, exact: false }),
    save: () => screen.getByRole('button', { name: 'Save and update my result' }).click(),
  };
};

/** The API's response: a heart result with a figure and its range, in percent. */
export const heartResult = (submissionId: string, [figure, low, high]: readonly [number, number, number]) => ({
  body: {
    submissionId,
    quiz_id: cardiacQuizId,
    submittedAt: '2026-11-20T10:00:00.000Z',
    content: {
      standing: 'estimated',
      engine: { version: '2.1.0', contentHash: '' },
      overall_summary: { cardiacRiskScore: figure, cardiacRiskScoreLow: low, cardiacRiskScoreHigh: high },
    },
  },
});

/** The answers of the new submission, by question. */
export const sentAnswers = (body: unknown): Record<string, unknown> => {
  const { submittedAnswers } = body as { submittedAnswers: { questionId: string; value: unknown }[] };
  return Object.fromEntries(submittedAnswers.map(({ questionId, value }) => [questionId, value]));
};
