import type { ReactNode } from 'react';
import type { Question } from '#shared/quiz/question.ts';
import { useSharedDevice } from '../../session/shared-device.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { AlertDialog } from '../../ui/dialog.tsx';
import { whatChoosingDoes } from '../choosing.ts';
import { inThisDeployment } from '../mail-promises.ts';
import { useNumberKeys } from '../number-keys.ts';
import styles from '../quiz.module.css';
import { useStateOf } from '../use-state-of.ts';
import menuStyles from './quiz-menu.module.css';
import type { QuestionScreenProps } from './screen-props.ts';
import { StartOver } from './start-over.tsx';
import { Why, whyTitle } from './why.tsx';

type QuizMenuProps = Pick<QuestionScreenProps, 'open' | 'view' | 'question'>;

/** What every question would else repeat: its reason, what choosing does, where the answers are, starting over. */
export function QuizMenu({ open, view, question }: QuizMenuProps) {
  const [{ shown }, change] = useStateOf(question.id, () => ({ shown: null as 'menu' | 'start over' | null }));
  const close = () => change({ shown: null });
  return (
    <>
      <Button variant="ghost" className={styles.menu} aria-haspopup="dialog" onClick={() => change({ shown: 'menu' })}>
        Menu
      </Button>
      {shown === 'menu' && (
        <Menu onClose={close} onStartOver={() => change({ shown: 'start over' })}>
          <Reason {...inThisDeployment(question)} />
          {question.type === 'multiple-choice' && <p>{whatChoosingDoes(open.quiz, view.state)}</p>}
        </Menu>
      )}
      {shown === 'start over' && <StartOver onStay={close} onLeave={open.run.startOver} />}
    </>
  );
}

function Reason({ why, citation }: Pick<Question, 'why' | 'citation'>) {
  if (!why) return null;
  return (
    <>
      <h3>{whyTitle}</h3>
      <Why why={why} citation={citation} />
    </>
  );
}

type MenuProps = { onClose: () => void; onStartOver: () => void; children: ReactNode };

function Menu({ onClose, onStartOver, children }: MenuProps) {
  const isShared = useSharedDevice();
  const isOn = useNumberKeys((keys) => keys.isOn);
  return (
    <AlertDialog
      role="dialog"
      title="Menu"
      onClose={onClose}
      okLabel="Close"
      actions={
        <Button variant="secondary" block onClick={onStartOver}>
          Start over
        </Button>
      }
    >
      <div className={menuStyles.menu}>
        {children}
        <h3>Your answers</h3>
        <p>{isShared ? 'Nothing is kept on this device.' : 'Your answers are kept on this device.'}</p>
        <h3>Keyboard</h3>
        <Checkbox checked={isOn} onChange={(checked) => useNumberKeys.setState({ isOn: checked })}>
          Answer with number keys
        </Checkbox>
        <p>1 to 9 choose the first nine options, 0 the tenth. They never submit.</p>
      </div>
    </AlertDialog>
  );
}
