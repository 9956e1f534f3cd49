import { cardiacQuizId, productQuizId, type QuizId } from '#shared/derived-names.ts';
import { findLast } from '#shared/later-ecmascript.ts';
import type { Answers, Known, Quiz } from '#shared/quiz/question.ts';
import type { QuizState } from '#shared/quiz/state.ts';
import { prune } from '#shared/quiz/visible.ts';
import { pregnancyWords } from '#shared/safety/red-flag-words/pregnancy-words.ts';
import type { RedFlagCode } from '#shared/safety/red-flags.ts';
import { textOf } from '#shared/safety/sentence.ts';
import type { NamedNotice } from '#shared/words/care.ts';
import { pregnancyNowYesSignsTold } from '#words/asked-warning-signs.ts';
import { signHeading, toldSigns } from '#words/quiz-intro.ts';
import { answersInDraft, type Viewer } from './draft/find-draft.ts';
import { unsentOf } from './outbox/unsent.ts';

/** The emergency rules of a quiz run. Each list begins with the most serious notice. */
export type Emergencies = {
  /** All notices that the answers raise. */
  raisedBy: (answers: Answers) => readonly NamedNotice[];
  /** The notices that are due on the screen in this state, read or not. */
  dueIn: (state: QuizState) => readonly NamedNotice[];
  /** Call it when another user may have signed in. */
  followUser: (viewer: Viewer) => Promise<void>;
  /** What other quizzes know from the longevity quiz, used to skip screens that cannot be meant for the user. */
  known: () => Known;
};

/** The notice in the words of the result page, which the rules of all notices use too. */
const pregnancyDanger: NamedNotice = {
  code: 'pregnancyDanger',
  level: 'emergency',
  heading: signHeading(pregnancyWords.pregnancyDanger.label),
  told: toldSigns(pregnancyNowYesSignsTold),
  message: textOf(pregnancyWords.pregnancyDanger.words),
};

/** The first quiz asks about one kind of danger only, so it loads no other rules. */
const inFirstQuiz = (quiz: Quiz): Emergencies => {
  const place = quiz.questions.findIndex(({ id }) => id === 'pregnancyNow');
  const raisedBy = (answers: Answers) => (prune(quiz, answers).pregnancyNow === 'yesSigns' ? [pregnancyDanger] : []);
  return {
    raisedBy,
    dueIn: ({ answers, phase, currentQuestion }) =>
      phase !== 'running' || currentQuestion > place ? raisedBy(answers) : [],
    followUser: async () => {},
    known: () => ({}),
  };
};

/** Symptoms that are happening now are shown right after their question, not at the end of the section. */
const atOnce: ReadonlySet<string> = new Set(['chestPainNow'] satisfies RedFlagCode[]);
const asksAtOnce = 'chestPain';

async function inHeartQuiz(quiz: Quiz, today: string): Promise<Emergencies> {
  const { heartEmergencies } = await import('./heart-emergencies.ts');
  const lastSymptom = quiz.questions.map(({ section }) => section).lastIndexOf(heartEmergencies.section);
  const firstSymptom = quiz.questions.findIndex(({ id }) => id === asksAtOnce);
  let longevity: Answers = {};
  let user: string | null = null;
  const habits = heartEmergencies.knownHabits();
  const raisedBy = (heart: Answers) => heartEmergencies.raisedBy({ longevity, heart, today });
  return {
    raisedBy,
    dueIn: ({ answers, phase, currentQuestion }) => {
      const isPastSymptoms = phase !== 'running' || currentQuestion > lastSymptom;
      const isPastFirst = isPastSymptoms || currentQuestion > firstSymptom;
      return raisedBy(answers).filter(({ code }) => isPastSymptoms || (isPastFirst && atOnce.has(code)));
    },
    followUser: async (viewer) => {
      void habits.followUser(viewer);
      const userId = viewer?.id ?? null;
      // Another user's answers must never count, not even while this user's are being read. Without any answers, the
      // rules err on the safe side.
      if (userId !== user) longevity = {};
      user = userId;
      const found = await answersHere(productQuizId, viewer);
      if (user === userId) longevity = found;
    },
    known: habits.known,
  };
}

/**
 * The user's answers to a quiz, as far as this browser has them: the unsent ones, overlaid with those of an unfinished
 * quiz.
 */
async function answersHere(id: QuizId, viewer: Viewer): Promise<Answers> {
  const unsent = viewer ? await unsentOf(viewer.id) : [];
  const newest = findLast(unsent, ({ request }) => request.quizId === id)?.request.submittedAnswers ?? [];
  const submitted = Object.fromEntries(newest.map(({ questionId, value }) => [questionId, value]));
  return { ...submitted, ...(await answersInDraft(id, viewer, Date.now())) };
}

const asked = {
  [productQuizId]: inFirstQuiz,
  [cardiacQuizId]: inHeartQuiz,
};

export const loadEmergencies = async (quizId: QuizId, quiz: Quiz, today: string): Promise<Emergencies> =>
  asked[quizId](quiz, today);
