import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { RepeatableRequest } from '#shared/contract/schemas/create-submission-schemas.ts';
import { quizRecords } from '#shared/derived-names.ts';
import { loadQuiz } from '#shared/load-quiz.ts';
import { withNumbers } from '#shared/quiz/all-questions.ts';
import { questionsOnPath } from '#shared/quiz/path.ts';
import { type Answers, asks, type Quiz } from '#shared/quiz/question.ts';
import { paragraph } from '#shared/words/phrases.ts';
import type { Retake } from '#web/quiz/draft/drafts.ts';
import { findDraft } from '#web/quiz/draft/find-draft.ts';
import { newDraft, replaceDraft } from '#web/quiz/draft/save-draft.ts';
import styles from '#web/quiz/quiz.module.css';
import { dayMs, outboxLifetimeDays, outboxWarningDays } from '#web/quiz/quiz-store.ts';
import { useSession } from '#web/session/session.ts';
import { isSharedDevice, useSharedDevice } from '#web/session/storage.ts';
import { Button } from '#web/ui/button.tsx';
import { AskFirst } from '#web/ui/dialog.tsx';
import { AlertIcon } from '#web/ui/icons.tsx';
import { dayInWords } from '#web/ui/language.ts';
import { Notice } from '#web/ui/notice.tsx';
import { afterPaint } from '#web/ui/painting.ts';
import { RichText } from '#web/ui/rich-text.ts';
import * as labels from '#words/labels.ts';
import { pathPrefix } from '#words/language.ts';
import * as words from '#words/unsent.ts';
import { refusalOf, refusalText } from './refusal-text.ts';
import { showUnsent, useUnsent } from './resend.ts';
import { expiresAt, removeFromOutbox, type UnsentSubmission } from './unsent.ts';

/** Shows 'Not sent yet' while submissions wait, and a notice for each refused submission; otherwise nothing. */
export function UnsentNotice() {
  const { waiting, refused, expiresAt: until } = useUnsent();
  const isShared = useSharedDevice();
  const [blockedByDraft, setBlockedByDraft] = useState<UnsentSubmission | null>(null);
  const openAnswers = useOpenAnswers();
  const openUnlessDraft = async (unsent: UnsentSubmission) => {
    const { quizId } = unsent.request;
    if (await findDraft(quizId, useSession.getState().user, Date.now())) setBlockedByDraft(unsent);
    else await openAnswers(unsent);
  };
  return (
    <>
      <div aria-live="polite" className={styles.unsent}>
        {waiting > 0 && (
          <Notice title={labels.notSentYet}>
            {paragraph(isShared ? words.onSharedDevice : words.onOwnDevice, goingSoon(until))}
          </Notice>
        )}
        {refused.map((unsent) => (
          <RefusedNotice key={unsent.request.sessionId} unsent={unsent} onOpen={() => openUnlessDraft(unsent)} />
        ))}
      </div>
      {blockedByDraft && (
        <AskFirst
          title={words.replaceTitle}
          stayLabel={words.keepUnfinished}
          onStay={() => setBlockedByDraft(null)}
          leaveLabel={words.replaceIt}
          onLeave={() => openAnswers(blockedByDraft)}
        >
          {words.startedAgain(quizRecords[blockedByDraft.request.quizId].title)}
        </AskFirst>
      )}
    </>
  );
}

const warningMs = (outboxLifetimeDays - outboxWarningDays) * dayMs;

/** Announces when unsent answers will be removed, because health answers should not stay on a device for ever. */
const goingSoon = (until: number | null): string =>
  until !== null && until - Date.now() <= warningMs ? words.deletedOn(dayInWords(until)) : '';

/** For a submission that was refused after the user left the quiz: says why, and opens the answers again. */
function RefusedNotice({ unsent, onOpen }: { unsent: UnsentSubmission; onOpen: () => void }) {
  const { request, refusal } = unsent;
  const why = refusal && refusalText(refusal);
  const { title } = quizRecords[request.quizId];
  return (
    <Notice title={why ? words.refusedBecause(title, why.title) : words.refused(title)} icon={AlertIcon}>
      <p>{refusal && refusalOf(refusal).message}</p>
      <p>{paragraph(labels.savedOnDevice, goingSoon(expiresAt(unsent)))}</p>
      <p className={styles.openAnswers}>
        <Button size="sm" onClick={onOpen}>
          {words.openMyAnswers}
        </Button>
      </p>
    </Notice>
  );
}

/**
 * Says that finished answers wait on this device. A signed-in user sees only their own. While nobody is signed in, the
 * notice reveals neither the owner nor the content.
 */
export function WaitingNotice({ unsent, isAtLogin }: { unsent: readonly UnsentSubmission[]; isAtLogin?: boolean }) {
  const isSignedIn = useSession(({ authToken }) => authToken !== null);
  const isShared = useSharedDevice();
  if (isSignedIn) return <UnsentNotice />;
  const first = [...unsent].sort((one, other) => expiresAt(one) - expiresAt(other))[0];
  if (!first) return null;
  return (
    <Notice title={words.finishedHereTitle}>
      <p>
        <RichText
          text={words.finishedHere(quizRecords[first.request.quizId].title)}
          parts={{ link: (name) => (isAtLogin ? name : <Link to="/login">{name}</Link>) }}
        />{' '}
        {isShared ? words.keepPageOpen : words.keptUntil(dayInWords(expiresAt(first)))}
      </p>
    </Notice>
  );
}

/** Makes refused answers a draft again and opens its quiz. */
function useOpenAnswers() {
  const navigate = useNavigate();
  return async (unsent: UnsentSubmission) => {
    if (!(await reopenAnswers(unsent))) return;
    const path = quizRecords[unsent.request.quizId].path;
    // A full page load, because the quiz may already be open at its last screen.
    if (!isSharedDevice()) return location.assign(pathPrefix + path);
    // On a shared device, draft and session are in the memory of this page, so leave the quiz and open it again
    // instead.
    await showUnsent();
    void navigate('/');
    afterPaint(() => navigate(path, { replace: true }));
  };
}

/**
 * Turns refused answers into a draft again, at the refused question or else at the list of answers. The draft replaces
 * any other draft of that quiz, keeps the submission it is based on and the exact numbers, and gets a new run id,
 * because the API may have used the old one. Resolves with false if this browser could not save the draft; the answers
 * then stay in the outbox.
 */
export async function reopenAnswers({ request, refusal }: UnsentSubmission): Promise<boolean> {
  const plain = await loadQuiz(request.quizId);
  const retake = retakeOf(request, plain);
  const quiz = withNumbers(plain, retake?.numbers ?? []);
  const answers = Object.fromEntries(request.submittedAnswers.map(({ questionId, value }) => [questionId, value]));
  const refused = refusal?.questionId;
  const currentQuestion = questionToAsk(quiz, answers, refused);
  const typedAnswers = Object.fromEntries(
    request.submittedAnswers.flatMap(({ questionId, typed }) => (typed ? [[questionId, typed] as const] : [])),
  );
  const draft = newDraft({
    ...(request.quizVersion && { quizVersion: request.quizVersion }),
    owner: request.userId,
    currentQuestion,
    ...(!refused && { check: { from: currentQuestion, questionId: null, isOpen: false } }),
    answers,
    typedAnswers,
    confirmed: request.confirmed ?? [],
    ...(retake && { retake }),
  });
  const isSaved = await replaceDraft(request.quizId, draft);
  if (isSaved) await removeFromOutbox(request.sessionId);
  return isSaved;
}

const retakeOf = ({ basedOn, submittedAnswers }: RepeatableRequest, { besides = [] }: Quiz): Retake | undefined => {
  if (basedOn === undefined) return undefined;
  const given = new Set(submittedAnswers.map(({ questionId }) => questionId));
  return { basedOn, numbers: besides.flatMap(({ id }) => (given.has(id) ? [id] : [])), lastTime: {} };
};

/** The position of the refused question, else of the first unanswered one, else of the last screen. */
function questionToAsk(quiz: Quiz, answers: Answers, refusedId?: string): number {
  const path = questionsOnPath(quiz, { answers, signedIn: true });
  const question =
    path.find(({ id }) => id === refusedId) ??
    path.find((question) => asks(question) && !Object.hasOwn(answers, question.id)) ??
    path.at(-1);
  return question ? quiz.questions.indexOf(question) : 0;
}
