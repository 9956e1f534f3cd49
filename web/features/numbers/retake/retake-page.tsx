import { type FormEvent, type ReactNode, useState } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import * as words from '#feature-words/numbers/retake.ts';
import { quizRecords } from '#shared/derived-names.ts';
import type { Quiz } from '#shared/quiz/question.ts';
import { paragraph } from '#shared/words/phrases.ts';
import type { OwnAnswers } from '#web/api/queries.ts';
import { useUnits } from '#web/measured/use-units.ts';
import { earlierAnswers } from '#web/own-answers/earlier-answers.ts';
import { OwnPage } from '#web/own-answers/own-page.tsx';
import { useOptionWords } from '#web/place/place.ts';
import { localDay } from '#web/quiz/local-day.ts';
import quizStyles from '#web/quiz/quiz.module.css';
import { useEmptyQuiz } from '#web/session/start-over.ts';
import { Header, Screen } from '#web/shell/screen.tsx';
import { Button, PageSpinner } from '#web/ui/button.tsx';
import { RadioCard } from '#web/ui/choices.tsx';
import { dayOf } from '#web/ui/language.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Column, PageHeading } from '#web/ui/page.tsx';
import { RichText } from '#web/ui/rich-text.ts';
import * as answers from '#words/answers.ts';
import * as labels from '#words/labels.ts';
import * as whoseDraft from '#words/whose-draft.ts';
import { dropChanges, useLines } from '../answers/changes.ts';
import answersStyles from '../answers/my-answers.module.css';
import styles from './retake.module.css';
import { type RetakeDrafts, storeRetakeDraft, useRetakeDrafts } from './retake-drafts.ts';
import { RetakeRun } from './retake-run.tsx';

/** Takes a quiz again, starting from the answers of an earlier submission. */
export function RetakePage() {
  const { submissionId = '' } = useParams();
  return (
    <OwnPage key={submissionId} submissionId={submissionId}>
      {({ own, quiz }) => (quiz ? <Retake own={own} quiz={quiz} /> : <EmptyOnly own={own} />)}
    </OwnPage>
  );
}

function Retake({ own, quiz }: { own: OwnAnswers; quiz: Quiz }) {
  const { state } = useLocation();
  const [drafts, forget] = useRetakeDrafts(own);
  const [wasStarted, setStarted] = useState(false);
  if (drafts === null)
    return (
      <Screen>
        <PageSpinner words={answers.loadingAnswers} />
      </Screen>
    );
  // After a reload without saved answers the sheets start afresh, so that no symptom goes unasked.
  const isStarted = wasStarted || drafts.sheets !== null;
  if (isStarted && typeof (state as { sheet?: unknown } | null)?.sheet === 'number')
    return <RetakeRun own={own} quiz={quiz} saved={drafts.sheets} />;
  return <StartScreen own={own} quiz={quiz} drafts={drafts} onForget={forget} onStart={() => setStarted(true)} />;
}

type StartScreenProps = {
  own: OwnAnswers;
  quiz: Quiz;
  drafts: RetakeDrafts;
  /** Removes what was answered on the sheets before. */
  onForget: () => Promise<void>;
  onStart: () => void;
};

type Way = 'sheets' | 'questions' | 'empty';

function StartScreen({ own, quiz, drafts, onForget, onStart }: StartScreenProps) {
  const { quizId, submissionId } = own;
  const [way, setWay] = useState<Way>('sheets');
  const [hasFailed, setFailed] = useState(false);
  const navigate = useNavigate();
  const startEmpty = useEmptyQuiz();
  const today = localDay(new Date());
  const units = useUnits();
  const asked = useOptionWords().quiz(quiz);
  const { isQuiet } = useLines(own, quiz, earlierAnswers(own), [], today);
  const forget = () => {
    dropChanges(`retake ${submissionId}`);
    return onForget();
  };
  const start = async (event: FormEvent) => {
    event.preventDefault();
    if (way === 'sheets') {
      onStart();
      return navigate(`/retake/${submissionId}`, { state: { sheet: drafts.sheets?.currentQuestion ?? 0 } });
    }
    if (way === 'questions' && !(await storeRetakeDraft({ own, quiz: asked, today, units, isWeightQuiet: isQuiet })))
      return setFailed(true);
    await forget();
    if (way === 'questions') void navigate(quizRecords[quizId].path);
    else startEmpty(quizId);
  };
  const card = (value: Way, label: string, hint: string) => (
    <RadioCard name="way" label={label} hint={hint} checked={way === value} onChoose={() => setWay(value)} />
  );
  return (
    <Frame own={own} lede={words.lede} onSubmit={start}>
      {drafts.sheets && (
        <div className={quizStyles.saved}>
          <p>{words.alreadyStarted}</p>
          <button type="button" className={quizStyles.link} onClick={forget}>
            {words.startOver}
          </button>
        </div>
      )}
      <fieldset className={styles.cards} aria-label={words.howToTakeIt}>
        {card('sheets', words.onlyMyAnswers, words.onlyMyAnswersHint)}
        {card('questions', words.everyQuestion, words.everyQuestionHint)}
        {card('empty', words.fromScratch, words.takes(labels.quizDuration))}
      </fieldset>
      {way !== 'sheets' && drafts.sheets && <Notice title={words.losesChangesTitle}>{words.losesChanges}</Notice>}
      {way !== 'sheets' && drafts.hasUnfinishedQuiz && (
        <Notice title={whoseDraft.unfinishedTitle}>
          <p>
            <RichText
              text={words.unfinished}
              parts={{ link: (name) => <Link to={quizRecords[quizId].path}>{name}</Link> }}
            />
          </p>
        </Notice>
      )}
      <div role="status">{hasFailed && <Notice title={words.notPossibleTitle}>{words.notPossible}</Notice>}</div>
    </Frame>
  );
}

/** After answers to an earlier version of the quiz, the only way is an empty quiz. */
function EmptyOnly({ own }: { own: OwnAnswers }) {
  const startEmpty = useEmptyQuiz();
  const start = (event: FormEvent) => {
    event.preventDefault();
    startEmpty(own.quizId);
  };
  return (
    <Frame own={own} lede={words.olderQuestions} onSubmit={start}>
      <p>{words.onlyFromScratch(labels.quizDuration)}</p>
    </Frame>
  );
}

type FrameProps = { own: OwnAnswers; lede: string; onSubmit: (event: FormEvent) => void; children: ReactNode };

function Frame({ own: { quizId, submittedAt }, lede, onSubmit, children }: FrameProps) {
  const title = words.title(quizRecords[quizId].title);
  return (
    <Screen header={<Header back={{ to: '/dashboard', label: labels.backToDashboard }} />}>
      <Column className={answersStyles.page}>
        <PageHeading documentTitle={title}>{title}</PageHeading>
        <p className={quizStyles.subtext}>{paragraph(submittedAt && words.lastOneOn(dayOf(submittedAt)), lede)}</p>
        <form onSubmit={onSubmit} className={styles.form}>
          {children}
          <Button type="submit" block>
            {labels.continueLabel}
          </Button>
        </form>
        <p className={answersStyles.foot}>{words.lastResultStays}</p>
      </Column>
    </Screen>
  );
}
