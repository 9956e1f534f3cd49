import { asSubmissionId } from '#shared/contract/ids.ts';
import type { RouteName } from '#shared/contract/routes.ts';
import type { SubmissionRow } from '#shared/contract/schemas/submission-schemas.ts';
import type { Checked, Headline, OwnPlan } from '#shared/contract/submission.ts';
import { cardiacQuizId, liveVersion, productQuizId, type QuizId } from '#shared/derived-names.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { type PlayedAnswer, playApi } from '#tests/browser/support/api.ts';
import { show } from '#tests/browser/support/show.tsx';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { WhatIfPage } from '#web/features/what-if/what-if-page.tsx';
import { mergeUser, signIn, useSession } from '#web/session/session.ts';

/** A user of 46 with a few habits to improve. */
export const habits: Answers = {
  birthdate: '1980-06-01',
  gender: 'female',
  height: { ft: 5, in: 4 },
  weight: 172,
  smoking: 'never',
  overallDiet: 'good',
  exerciseFrequency: '1to2',
  exerciseIntensity: 'moderate',
  strengthTraining: '0',
  sittingHours: 9,
  sleepHours: 7,
  sleepConsistency: 'somewhat',
};

export const calmHeart: Answers = {
  knownHeartConditions: 'none',
  bpReading: 'band',
  bpBand: '140to159',
  labsAvailable: 'yes',
  totalCholesterolBand: '240to279',
  hdlBand: '50to59',
  statin: 'no',
  diabetesStatus: 'no',
};

export type Taken = {
  id: string;
  quizId: QuizId;
  answers: Answers;
  at?: string;
  checked?: Checked;
  standing?: Headline['standing'];
  version?: string;
  plan?: OwnPlan;
};

export const longevity = (answers: Answers = habits, more: Partial<Taken> = {}): Taken => ({
  id: 'longevity-1',
  quizId: productQuizId,
  answers,
  ...more,
});
export const heart = (answers: Answers = calmHeart, more: Partial<Taken> = {}): Taken => ({
  id: 'heart-1',
  quizId: cardiacQuizId,
  answers,
  ...more,
});

const instant = '2026-11-20T10:00:00.000Z';

const rowOf = ({ id, quizId, at = instant, checked, standing, plan }: Taken): SubmissionRow => ({
  _id: asSubmissionId(id),
  submissionId: asSubmissionId(id),
  quizId,
  submittedAt: at,
  status: 'ready',
  ...(standing && { headline: { standing, engineVersion: '2.3.0' } }),
  ...(checked && { checked }),
  ...(plan && { plan }),
});

const storedOf = ({ id, quizId, answers, at = instant, version = liveVersion }: Taken) => ({
  body: {
    submissionId: id,
    quizId,
    quizVersion: version,
    submittedAt: at,
    answers: Object.entries(answers).map(([questionId, value]) => ({
      questionId,
      questionText: `Question ${questionId}`,
      value,
      valueText: typeof value === 'object' ? 'an object' : String(value),
    })),
    skipped: [],
  },
});

type Playing = Partial<Record<RouteName, PlayedAnswer | readonly PlayedAnswer[]>>;

/** Signs in a user who has taken these, with American units. */
export const signInWith = (taken: readonly Taken[], playing: Playing = {}) => {
  signIn(tokenOf('ines'), { remember: true });
  mergeUser({ units: { height: 'ftIn', weight: 'lb', labs: 'mgdl', a1c: 'percent' } });
  useSession.setState({ submissions: taken.map(rowOf).toSorted((a, b) => b.submittedAt.localeCompare(a.submittedAt)) });
  return playApi({
    getSubmission: taken.map(storedOf),
    getMe: { body: {} },
    listSubmissions: { body: [] },
    ...playing,
  });
};

/** Opens the page of the first submission. The others are the user's further submissions, newest first. */
export const openWhatIf = async (taken: readonly [Taken, ...Taken[]], playing: Playing = {}) => {
  const api = signInWith(taken, playing);
  const [{ id }] = taken;
  const screen = await show(<WhatIfPage />, '/what-if/:submissionId', `/what-if/${id}`);
  const slider = (name: string) => screen.getByRole('slider', { name });
  return {
    ...screen,
    api,
    slider,
    heading: (name: string) => screen.getByRole('heading', { name, exact: false }),
    /** Moves the slider as a keyboard does. */
    move: async (name: string, place: number) => slider(name).fill(String(place)),
  };
};
