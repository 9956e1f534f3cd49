import { Link } from 'react-router-dom';
import * as words from '#feature-words/numbers/answers.ts';
import * as care from '#feature-words/numbers/care.ts';
import * as pages from '#feature-words/numbers.ts';
import { questionOf } from '#shared/quiz/all-questions.ts';
import { derive } from '#shared/quiz/derive.ts';
import { openQuestions } from '#shared/quiz/open-questions.ts';
import type { Answers, Question, Quiz } from '#shared/quiz/question.ts';
import { AnswerList, ChangedTag, Tally } from '#web/answers/answer-list.tsx';
import { answerName } from '#web/answers/question-names.ts';
import type { OwnAnswers } from '#web/api/queries.ts';
import { earlierAnswers } from '#web/own-answers/earlier-answers.ts';
import { Actions, Skip } from '#web/quiz/actions.tsx';
import { LeaveDialog } from '#web/quiz/leave-dialog.tsx';
import { localDay } from '#web/quiz/local-day.ts';
import { EmergencyNotice } from '#web/quiz/screens/emergency-screen.tsx';
import { Header } from '#web/shell/screen.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { CheckIcon, PlusIcon } from '#web/ui/icons.tsx';
import { dayOf } from '#web/ui/language.ts';
import { Notice } from '#web/ui/notice.tsx';
import { RichText } from '#web/ui/rich-text.ts';
import { Ways } from '#web/ui/ways.tsx';
import * as labels from '#words/labels.ts';
import { AnswersFrame } from './answers-frame.tsx';
import { ChangeScreen } from './change-screen.tsx';
import { type Changed, changesNow, useChanges, useEmergencies, useLines, useOpenQuestion } from './changes.ts';
import styles from './my-answers.module.css';
import { leaveUnsent, SendingDialog, SentScreen, WaitingScreen } from './sending-screens.tsx';
import { useSending, type Why } from './use-sending.ts';
import { WhyScreen } from './why-screen.tsx';

/** The answers to today's quiz. Each can be changed, and the result is then worked out again. */
export function Correction({ own, quiz }: { own: OwnAnswers; quiz: Quiz }) {
  const { submissionId, quizId } = own;
  const today = localDay(new Date());
  const changed = useChanges(submissionId, quiz, earlierAnswers(own));
  const lines = useLines(own, quiz, changed.given, changed.changedIds, today);
  const emergencies = useEmergencies(quizId, quiz, today);
  const place = useOpenQuestion(quiz);
  const sending = useSending({ quiz, quizId, basedOn: submissionId }, changed.given, changed.undo);
  const { standing } = sending;
  const isChanged = changed.changedIds.length > 0;
  const flags = isChanged ? emergencies.unread(changed.given.answers) : [];
  if (standing.is === 'sent') return <SentScreen {...standing} />;
  if (standing.is === 'waiting') return <WaitingScreen />;
  if (flags.length > 0)
    return (
      <EmergencyNotice
        key={flags.map(({ code }) => code).join(' ')}
        header={<Header back={{ to: '/dashboard', label: labels.backToDashboard }} />}
        flags={flags}
        leaveLabel={care.leaveAnswers}
        onRead={() => emergencies.dismiss(flags)}
      >
        {care.answersCanWait}
      </EmergencyNotice>
    );
  const props = { own, quiz, changed, lines, place, today };
  return (
    <>
      {isChanged && place.isWhy ? (
        <WhyScreen
          header={<Header back={{ to: `/answers/${submissionId}`, label: words.backToMyAnswers }} />}
          changes={words.changesTo(changed.changedIds.length, namesIn(quiz)(changed.changedIds))}
          onChoose={(isMistake) => {
            void place.close();
            void sending.start(isMistake ? 'mistake' : 'change');
          }}
          onCancel={place.close}
        />
      ) : place.question ? (
        <ChangeOne key={place.question.id} {...props} question={place.question} />
      ) : (
        <CorrectionList
          {...props}
          isLocked={sending.isUnderWay}
          isSending={sending.isUnderWay || !emergencies.isLoaded}
          onSend={isMoreOnly(own, changed) ? () => void sending.start(whyMore(own, today)) : place.askWhy}
        />
      )}
      <SendingDialog sending={sending} set={changed.set} />
      {isChanged && <LeaveDialog {...leaveUnsent} words={words.leaveUnsent} onLeave={changed.undo} />}
    </>
  );
}

/** True if no earlier answer has changed, so there is no reason to ask for. */
const isMoreOnly = ({ answers }: OwnAnswers, { changedIds }: Changed): boolean =>
  !answers.some(({ questionId }) => changedIds.includes(questionId));

/** On the same day, more answers only make the same result surer. On a later day, the person may have changed. */
const whyMore = ({ submittedAt }: OwnAnswers, today: string): Why =>
  submittedAt && localDay(new Date(submittedAt)) === today ? 'more answers' : 'change';

type CorrectionProps = {
  own: OwnAnswers;
  quiz: Quiz;
  changed: Changed;
  lines: ReturnType<typeof useLines>;
  place: ReturnType<typeof useOpenQuestion>;
  today: string;
};

type CorrectionListProps = CorrectionProps & { isLocked: boolean; isSending: boolean; onSend: () => void };

/** All answers by chapter, with the changes on top and the bar that sends them. While it is locked no answer can be opened. */
function CorrectionList({ own, quiz, changed, lines, place, isLocked, isSending, onSend }: CorrectionListProps) {
  const { submissionId } = own;
  const all = lines.chapters.flatMap((chapter) => chapter.lines);
  const skipped = all.filter(({ value }) => value === null).length;
  const count = changed.changedIds.length;
  const bar = count > 0 && (
    <Actions hasLine>
      <p className={styles.bar} role="status">
        <b>{words.changes(count)}</b>
        <span>{words.notSentYet}</span>
      </p>
      <Button variant="secondary" className={styles.narrow} onClick={changed.undo} disabled={isSending}>
        {pages.undo}
      </Button>
      <Button className={styles.narrow} onClick={onSend} busy={isSending} busyLabel={labels.sending}>
        {words.updateResult}
      </Button>
    </Actions>
  );
  return (
    <AnswersFrame own={own} lede={words.lede} bar={bar}>
      {count > 0 && (
        <div className={styles.note}>
          <ChangeNote quiz={quiz} changed={changed} lines={lines} />
        </div>
      )}
      <Tally counts={{ answered: all.length - skipped, skipped, changed: count }} />
      {count === 0 && (
        <Ways>
          {quiz.besides && (
            <ButtonLink block variant="secondary" to={`/numbers/${submissionId}`}>
              <PlusIcon />
              {pages.addMyNumbers}
            </ButtonLink>
          )}
          <p>
            <RichText
              text={words.hasChanged}
              parts={{ link: (name) => <Link to={`/retake/${submissionId}`}>{name}</Link> }}
            />
          </p>
        </Ways>
      )}
      <AnswerList
        chapters={lines.chapters}
        onOpen={(questionId) => isLocked || place.open(questionId)}
        focusOn={place.line}
        note={({ questionId }) => changed.changedIds.includes(questionId) && <ChangedTag />}
      />
    </AnswersFrame>
  );
}

/** What was changed, and which questions have become visible or hidden because of it. */
function ChangeNote({ quiz, changed, lines: { now, before } }: Pick<CorrectionProps, 'quiz' | 'changed' | 'lines'>) {
  const { changedIds, dropped, opened } = changed;
  const gone = dropped.filter((id) => before(id) !== null);
  const names = namesIn(quiz);
  return (
    <Notice tone="plain" icon={CheckIcon} title={words.notSentTitle(changedIds.length)}>
      <ul>
        {changedIds
          .filter((id) => !dropped.includes(id))
          .map((id) => (
            <li key={id}>{words.changeOf(names([id]), now(id) ?? words.skipped, before(id) ?? words.skipped)}</li>
          ))}
      </ul>
      {gone.length > 0 && <p>{words.leftOut(names(gone))}</p>}
      {opened.length > 0 && <p>{words.alsoAsked(names(opened))}</p>}
    </Notice>
  );
}

const namesIn = (quiz: Quiz) => (ids: readonly string[]) =>
  ids
    .map((id) => questionOf(quiz, id))
    .filter((question) => question !== undefined)
    .map(answerName)
    .join(', ');

/** One question of the list, with the answer that was sent. */
function ChangeOne({ own, quiz, changed, lines, place, today, question }: CorrectionProps & { question: Question }) {
  const { submittedAt, submissionId } = own;
  const round = place.isRound && {
    kicker: leftWords(openQuestions(quiz, changed.given.answers)),
    hint: words.nextOpen,
    backLabel: words.back,
    onDone: () =>
      place.goOn(nextOpen(quiz, question, derive(quiz, earlierAnswers(own), changesNow(submissionId)).answers)),
    skip: <Skip question={question} onSkip={() => void place.goOn(nextOpen(quiz, question, changed.given.answers))} />,
  };
  const present = changed.given.answers[question.id];
  const before = lines.before(question.id);
  const back = { to: `/answers/${submissionId}`, label: words.backToMyAnswers };
  return (
    <ChangeScreen
      header={<Header back={back} />}
      question={question}
      changed={changed}
      place={place}
      kicker={present === undefined ? words.answerOne : words.changeOne}
      documentTitle={words.documentTitle(answerName(question))}
      before={before === null ? null : answerOn(submittedAt, before)}
      today={today}
      hint={words.backToList}
      backLabel={pages.cancel}
      nextLabel={words.useThisAnswer}
      {...round}
    />
  );
}

const answerOn = (submittedAt: string, answer: string): string =>
  submittedAt ? words.yourAnswerOn(dayOf(submittedAt), answer) : words.yourAnswer(answer);

const leftWords = ({ length }: readonly unknown[]): string =>
  length === 0 ? words.allAnswered : words.questionsLeft(length);

/** The next open question after this one. A question that the user skips is not asked again in the same round. */
const nextOpen = (quiz: Quiz, { id }: Question, answers: Answers): Question | undefined => {
  const at = quiz.questions.findIndex((question) => question.id === id);
  return openQuestions(quiz, answers).find((open) => quiz.questions.indexOf(open) > at);
};
