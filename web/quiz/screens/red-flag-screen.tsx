import type { RedFlagNotice } from '#shared/contract/red-flag.ts';
import { Screen } from '../../shell/screen.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Column, PageHeading } from '../../ui/page.tsx';
import { Actions, Next } from '../actions.tsx';
import styles from '../quiz.module.css';
import type { QuizScreenProps } from './screen-props.ts';

type RedFlagScreenProps = QuizScreenProps & { flags: readonly RedFlagNotice[] };

/** Shown before the next question, so that the person reads it and decides. The result repeats it. */
export function RedFlagScreen({ open: { run }, header, flags, onBack }: RedFlagScreenProps) {
  const dismiss = () => run.dismissNotices(flags.map(({ code }) => code));
  return (
    <Screen header={header}>
      <div className={styles.quiz}>
        <Column className={styles.body}>
          <PageHeading documentTitle="Please read this first">Please read this first</PageHeading>
          <p className={styles.subtext}>Something you answered may need help right away. The quiz can wait.</p>
          <div className={styles.answer} role="alert">
            {flags.map(({ code, message }) => (
              <Notice key={code} tone="care" title="Get medical help now">
                {message}
              </Notice>
            ))}
          </div>
        </Column>
        <Actions
          onBack={() => {
            dismiss();
            onBack();
          }}
        >
          <Next label="I have read this" onClick={dismiss} />
        </Actions>
      </div>
    </Screen>
  );
}
