import type { ReactNode } from 'react';
import { quizRecords } from '#shared/derived-names.ts';
import { ConsentBox } from '../../consent/consent-box.tsx';
import { siteSettings } from '../../site-settings.ts';
import { ListIcon, MailIcon, PencilIcon } from '../../ui/icons.tsx';
import { Column, PageHeading } from '../../ui/page.tsx';
import { Actions, Next } from '../actions.tsx';
import { mailPromises } from '../mail-promises.ts';
import type { QuizScreenProps } from '../open-quiz.ts';
import styles from '../quiz.module.css';
import { DeviceChoice } from './device-choice.tsx';

export function PrivacyScreen({ open, view }: QuizScreenProps) {
  const { quiz, quizId, run } = open;
  const isAccepted = view.state.privacyAccepted;
  return (
    <form
      className={styles.quiz}
      onSubmit={(event) => {
        event.preventDefault();
        run.dispatch({ type: 'continued' });
      }}
    >
      <Column className={styles.body}>
        <PageHeading documentTitle={`Privacy – ${quizRecords[quizId].title}`}>{quiz.privacy?.text}</PageHeading>
        <ul className={styles.terms}>
          <Term icon={<ListIcon />} title="What we ask">
            Your age, body, family history, habits and surroundings. At the end, your name, email and a password.
          </Term>
          <Term icon={<PencilIcon />} title="What it’s used for">
            To work out your results from published science, and nothing else.{' '}
            {siteSettings().hasModel && ' An AI tool may choose which of our own sentences you read.'}
          </Term>
          <Term icon={<MailIcon />} title="Where your results go">
            {mailPromises().whereResultsGo}
          </Term>
        </ul>
        <DeviceChoice open={open} />
        <div className={styles.consent}>
          <ConsentBox
            checked={isAccepted}
            onChange={(accepted) => run.dispatch({ type: 'privacyAccepted', accepted })}
          />
        </div>
      </Column>
      <Actions>
        <Next disabled={!isAccepted} />
      </Actions>
    </form>
  );
}

function Term({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li>
      {icon}
      <div>
        <b>{title}</b>
        <span>{children}</span>
      </div>
    </li>
  );
}
