import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as answersWords from '#feature-words/numbers/answers.ts';
import * as care from '#feature-words/numbers/care.ts';
import * as words from '#feature-words/numbers/retake.ts';
import * as pages from '#feature-words/numbers.ts';
import { retakeAnswers } from '#shared/quiz/derive.ts';
import type { Answers, Quiz } from '#shared/quiz/question.ts';
import { retakeRules } from '#shared/retake-rules.ts';
import type { AnswerChapter, AnswerLine } from '#web/answers/answer-chapters.ts';
import { answerName } from '#web/answers/question-names.ts';
import type { OwnAnswers } from '#web/api/queries.ts';
import { earlierAnswers } from '#web/own-answers/earlier-answers.ts';
import type { Draft } from '#web/quiz/draft/drafts.ts';
import { LeaveDialog } from '#web/quiz/leave-dialog.tsx';
import { localDay } from '#web/quiz/local-day.ts';
import { EmergencyNotice } from '#web/quiz/screens/emergency-screen.tsx';
import { UnsavedNotice } from '#web/quiz/unsaved-notice.tsx';
import { useSharedDevice } from '#web/session/storage.ts';
import { Header } from '#web/shell/screen.tsx';
import * as labels from '#words/labels.ts';
import { ChangeScreen } from '../answers/change-screen.tsx';
import { restoreChanges, useChanges, useEmergencies, useLines, useOpenQuestion } from '../answers/changes.ts';
import { leaveUnsent, SendingDialog, SentScreen, WaitingScreen } from '../answers/sending-screens.tsx';
import { useSending } from '../answers/use-sending.ts';
import { changesIn } from './saved-changes.ts';
import { SheetScreen, sheetsOf } from './sheet-screen.tsx';
import { useSaving } from './use-saving.ts';

const plainHeader = <Header back={{ to: '/dashboard', label: labels.backToDashboard }} />;

type RetakeRunProps = { own: OwnAnswers; quiz: Quiz /** The answers from before a reload. */; saved: Draft | null };

/** The sheets of a retake one by one, and the open question. The last sheet sends everything. */
export function RetakeRun({ own, quiz, saved }: RetakeRunProps) {
  const { submissionId, quizId } = own;
  const today = localDay(new Date());
  const rules = retakeRules[quizId];
  const { takenOver, lastTime } = retakeAnswers(quiz, rules, earlierAnswers(own), today);
  const earlier = {
    answers: { ...takenOver.answers, ...lastTime.answers },
    typed: { ...takenOver.typed, ...lastTime.typed },
  };
  const key = `retake ${submissionId}`;
  const header = (
    <>
      {plainHeader}
      <UnsavedNotice name={`retake ${quizId}`} />
    </>
  );
  useState(() => saved && restoreChanges(key, changesIn(saved, earlier)));
  const changed = useChanges(key, quiz, earlier);
  const { given, changedIds } = changed;
  const lines = useLines(own, quiz, given, changedIds, today);
  const place = useOpenQuestion(quiz);
  const navigate = useNavigate();
  const { state, pathname } = useLocation();
  const sheets = sheetsOf(quiz, rules, given.answers);
  const at = Math.min(Number((state as { sheet: number }).sheet), sheets.length - 1);
  const emergencies = useEmergencies(quizId, quiz, today, saved?.dismissedNotices);
  const underWay = { key, earlier, changes: changed.changes, sheet: at, read: emergencies.read };
  const saving = useSaving(own, saved, underWay);
  const drop = () => {
    changed.undo();
    saving.forget();
  };
  const sending = useSending({ quiz, quizId, basedOn: submissionId }, given, drop, saving.runId);
  const isLostOnLeaving = useSharedDevice() || !saving.isSaved;
  // A reload returns to a sheet. The user has already left the sheets before it.
  const [left, setLeft] = useState<Answers>(saved && at > 0 ? given.answers : {});
  const next = () => {
    setLeft(given.answers);
    // The user must read an emergency notice before the next sheet, and before anything is sent.
    if (emergencies.unread(given.answers).length > 0) return;
    if (at < sheets.length - 1) void navigate(pathname, { state: { sheet: at + 1 } });
    else void sending.start();
  };
  if (sending.standing.is === 'sent') return <SentScreen submissionId={sending.standing.submissionId} />;
  if (sending.standing.is === 'waiting') return <WaitingScreen />;
  const flags = emergencies.unread({ ...left, ...(given.answers.chestPain === 'now' && given.answers) });
  if (flags.length > 0)
    return (
      <EmergencyNotice
        key={flags.map(({ code }) => code).join(' ')}
        header={header}
        flags={flags}
        leaveLabel={care.leaveQuiz}
        onRead={() => emergencies.dismiss(flags)}
      >
        {care.quizCanWait}
      </EmergencyNotice>
    );
  const question = place.question;
  const asItIs = new Set([...Object.keys(takenOver.answers), ...changedIds]);
  return (
    <>
      {question ? (
        <ChangeScreen
          key={question.id}
          header={header}
          question={question}
          changed={changed}
          place={place}
          kicker={words.takingItAgain}
          documentTitle={answerName(question)}
          before={lastTimeWords(lines.before(question.id))}
          today={today}
          hint={words.backToList}
          backLabel={pages.cancel}
          nextLabel={changedIds.includes(question.id) ? answersWords.useThisAnswer : words.stillTrue}
        />
      ) : (
        <SheetScreen
          key={at}
          header={header}
          sheet={sheets[at] ?? []}
          number={at + 1}
          total={sheets.length}
          lines={withLastTime(lines.chapters, asItIs)}
          changed={changed}
          place={place}
          today={today}
          isLocked={sending.isUnderWay}
          isBusy={sending.isUnderWay || !emergencies.isLoaded}
          onBack={() => navigate(-1)}
          onNext={next}
        />
      )}
      <SendingDialog sending={sending} set={changed.set} />
      {isLostOnLeaving && changedIds.length > 0 && (
        <LeaveDialog {...leaveUnsent} words={words.leaveUnsent} onLeave={drop} />
      )}
    </>
  );
}

const lastTimeWords = (answer: string | null): string | null => (answer === null ? null : words.lastTime(answer));

/** Marks last answers as such, except those that hold for life. */
const withLastTime = (chapters: readonly AnswerChapter[], asItIs: ReadonlySet<string>): AnswerLine[] =>
  chapters
    .flatMap(({ lines }) => lines)
    .map((line) =>
      line.value === null || asItIs.has(line.questionId) ? line : { ...line, value: words.lastTime(line.value) },
    );
