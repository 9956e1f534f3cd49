import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import type { QuizMenuItem } from '#web/features/feature.ts';
import { quizMenuItems } from '#web/features/places.ts';
import { useStateOf } from '#web/quiz/answering/use-shown-question.tsx';
import { useNumberKeys, whatChoosingDoes } from '#web/quiz/controls/choice.tsx';
import { inThisDeployment } from '#web/quiz/mail-promises.ts';
import type { OpenQuiz, QuestionScreenProps } from '#web/quiz/open-quiz.ts';
import styles from '#web/quiz/quiz.module.css';
import { useSharedDevice } from '#web/session/storage.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertDialog, AskFirst } from '#web/ui/dialog.tsx';
import { Checkbox } from '#web/ui/field.tsx';
import { loadStyles } from '#web/ui/loading.ts';
import * as labels from '#words/labels.ts';
import * as words from '#words/quiz.ts';
import { useWhereSaved } from '../unsaved-notice.tsx';
import menuStyles from './question-body.module.css';
import { Why, whyTitle } from './question-body.tsx';

/**
 * What every question would otherwise repeat: its reason, what choosing does, where the answers are stored, and
 * starting over.
 */
export function QuizMenu({ open, view, question }: Pick<QuestionScreenProps, 'open' | 'view' | 'question'>) {
  const [{ shown, Dialog, hasFailed }, change] = useStateOf<State>(question.id, () => closed);
  const { why, citation } = inThisDeployment(question);
  const where = useWhereSaved(open.quizId);
  const close = () => change(closed);
  const show = ({ loadDialog, sheet }: QuizMenuItem) => {
    change({ hasFailed: false });
    Promise.all([loadDialog(), sheet && loadStyles(sheet)]).then(
      ([Loaded]) => change({ shown: null, Dialog: Loaded }),
      () => change({ hasFailed: true }),
    );
  };
  return (
    <>
      <Button variant="ghost" className={styles.menu} aria-haspopup="dialog" onClick={() => change({ shown: 'menu' })}>
        {words.menu}
      </Button>
      {shown === 'menu' && (
        <Menu where={where} onClose={close} onItem={show} onStartOver={() => change({ shown: 'start over' })}>
          {hasFailed && <p role="alert">{labels.didNotWork}</p>}
          {why && (
            <>
              <h3>{whyTitle}</h3>
              <Why why={why} citation={citation} />
            </>
          )}
          {question.type === 'multiple-choice' && <p>{whatChoosingDoes(open.quiz, view.state)}</p>}
        </Menu>
      )}
      {shown === 'start over' && <StartOver onStay={close} onLeave={open.run.startOver} />}
      {Dialog && <Dialog open={open} onClose={close} />}
    </>
  );
}

type State = {
  shown: 'menu' | 'start over' | null;
  /** The dialog of a feature's menu item. */
  Dialog: Awaited<ReturnType<QuizMenuItem['loadDialog']>> | null;
  hasFailed: boolean;
};
const closed: State = { shown: null, Dialog: null, hasFailed: false };

type MenuProps = {
  where: string;
  onClose: () => void;
  onItem: (item: QuizMenuItem) => void;
  onStartOver: () => void;
  children: ReactNode;
};

function Menu({ where, onClose, onItem, onStartOver, children }: MenuProps) {
  const isShared = useSharedDevice();
  const isOn = useNumberKeys((keys) => keys.isOn);
  return (
    <AlertDialog
      role="dialog"
      title={words.menu}
      onClose={onClose}
      okLabel={words.close}
      hasCross
      actions={
        <>
          {quizMenuItems
            .filter(({ isForSharedDevice }) => isForSharedDevice || !isShared)
            .map((item) => (
              <Button key={item.label} variant="secondary" block onClick={() => onItem(item)}>
                {item.label}
              </Button>
            ))}
          <Button variant="secondary" block onClick={onStartOver}>
            {words.startOver}
          </Button>
        </>
      }
    >
      <div className={menuStyles.menu}>
        {children}
        <h3>{words.yourAnswers}</h3>
        <p>{where}</p>
        <div className={menuStyles.keys}>
          <h3>{words.keyboard}</h3>
          <Checkbox checked={isOn} onChange={(checked) => useNumberKeys.setState({ isOn: checked })}>
            {words.numberKeys}
          </Checkbox>
          <p>{words.numberKeysHow}</p>
        </div>
      </div>
    </AlertDialog>
  );
}

/**
 * For the intro: says that this device stores answers, if there are any, and offers to remove them. Says so if it could
 * not be read whether there are any.
 */
export function SavedNote({ open: { run, quizId, isUnread } }: { open: OpenQuiz }) {
  const { answers } = useStore(run.store).state;
  const [isAsking, setAsking] = useState(false);
  const where = useWhereSaved(quizId);
  if (Object.keys(answers).length === 0) return isUnread && <p className={styles.saved}>{words.draftNotRead}</p>;
  const stay = () => setAsking(false);
  const startOver = () => {
    stay();
    run.startOver();
  };
  return (
    <div className={styles.saved}>
      <p>{where}</p>
      <button type="button" className={styles.link} onClick={() => setAsking(true)}>
        {words.startOver}
      </button>
      {isAsking && <StartOver onStay={stay} onLeave={startOver} />}
    </div>
  );
}

function StartOver({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <AskFirst
      title={words.startOverTitle}
      stayLabel={words.keepMyAnswers}
      onStay={onStay}
      leaveLabel={words.startOver}
      onLeave={onLeave}
    >
      {words.startOverDeletes}
    </AskFirst>
  );
}
