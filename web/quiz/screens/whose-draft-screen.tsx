import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type QuizId, quizRecords } from '#shared/derived-names.ts';
import { questionsOnPath } from '#shared/quiz/path.ts';
import { asks, type Quiz } from '#shared/quiz/question.ts';
import { paragraph } from '#shared/words/phrases.ts';
import { type Draft, removeDraft } from '#web/quiz/draft/drafts.ts';
import type { FoundDraft } from '#web/quiz/draft/find-draft.ts';
import type { LoginState } from '#web/session/session.ts';
import { Header, Screen } from '#web/shell/screen.tsx';
import { Button } from '#web/ui/button.tsx';
import { dayInWords, inWords } from '#web/ui/language.ts';
import { Column, Horizon, PageHeading } from '#web/ui/page.tsx';
import * as words from '#words/whose-draft.ts';
import styles from './whose-draft-screen.module.css';

export type WhoseDraft = FoundDraft & {
  quiz: Quiz;
  quizId: QuizId;
  /** Called with the run that the user claims, or with none if they start afresh. */
  onAnswer: (acceptedRunId?: string) => void;
};

/**
 * Asks whose a draft is before any of it is shown, and before a retake removes it. It names the quiz, the time and the
 * position, but never an answer.
 */
export function WhoseDraftScreen({ draft, standing, quiz, quizId, onAnswer }: WhoseDraft) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const goOn = () =>
    standing === 'asks for login'
      ? navigate('/login', { state: { from: quizRecords[quizId].path } satisfies LoginState })
      : onAnswer(draft.runId);
  const { title, left, leftAt, after, yes, no, note } = screens[standing];
  const name = quizRecords[quizId].title;
  const when = timeOf(draft.savedAt, new Date());
  const place = placeIn(quiz, draft);
  const lede = paragraph(place ? leftAt(name, when, place.at, place.of) : left(name, when), after);
  const startAfresh = async () => {
    setBusy(true);
    await removeDraft(quizId, draft.runId);
    onAnswer();
  };
  return (
    <Screen header={<Header end={null} />}>
      <Column className={styles.page}>
        <PageHeading documentTitle={title}>{title}</PageHeading>
        <p className={styles.lede}>{lede}</p>
        <div className={styles.buttons}>
          <Button block onClick={goOn}>
            {yes}
          </Button>
          <Button variant="secondary" block busy={isBusy} onClick={startAfresh}>
            {no}
          </Button>
        </div>
        <p className={styles.note}>{note}</p>
      </Column>
      <Horizon />
    </Screen>
  );
}

const whose = {
  title: words.areTheyYours,
  left: words.someoneLeft,
  leftAt: words.someoneLeftAt,
  no: words.startAgain,
  note: words.startAgainDeletes,
};

const screens = {
  theirs: {
    title: words.unfinishedTitle,
    left: words.youLeft,
    leftAt: words.youLeftAt,
    after: words.startingAgainDeletes,
    yes: words.continueQuiz,
    no: words.startFromScratch,
    note: words.resultsStay,
  },
  asks: {
    ...whose,
    after: words.notShownUntilYours,
    yes: words.yesContinue,
  },
  'asks for login': {
    ...whose,
    after: words.notShownUntilLogin,
    yes: words.yesLogIn,
  },
} satisfies Record<FoundDraft['standing'], object>;

/** 'at 09:12 today', 'at 23:50 yesterday' or 'on 14 December', by this device's clock. */
export function timeOf(at: number, now: Date): string {
  const then = new Date(at);
  const time = inWords(at, { timeStyle: 'short' });
  if (then.toDateString() === now.toDateString()) return words.todayAt(time);
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (then.toDateString() === yesterday.toDateString()) return words.yesterdayAt(time);
  return words.onDay(dayInWords(at));
}

/**
 * Question 17 of 38; null before the first question. Counts only the questions that every user is asked,
 * because a number that depends on follow-up questions would reveal answers.
 */
export function placeIn(
  quiz: Quiz,
  { currentQuestion }: Pick<Draft, 'currentQuestion'>,
): { at: number; of: number } | null {
  const asked = questionsOnPath(quiz, { answers: {}, signedIn: false }).filter(asks);
  const passed = asked.filter((question) => quiz.questions.indexOf(question) <= currentQuestion);
  return passed.length > 0 ? { at: passed.length, of: asked.length } : null;
}
