import { type ReactNode, useRef, useState } from 'react';
import { lifetimes } from '#shared/contract/lifetimes.ts';
import { quizRecords } from '#shared/derived-names.ts';
import * as words from '#words/quiz.ts';
import { ConsentBox } from '../../consent/consent-box.tsx';
import { useSharedDevice } from '../../session/storage.ts';
import { siteSettings } from '../../site-settings.ts';
import { WasTried } from '../../ui/field.tsx';
import { ClockIcon, ListIcon, PencilIcon } from '../../ui/icons.tsx';
import { Column, PageHeading } from '../../ui/page.tsx';
import { Actions, Next } from '../actions.tsx';
import { useCannotSave } from '../draft/drafts.ts';
import type { QuizScreenProps } from '../open-quiz.ts';
import styles from '../quiz.module.css';
import { DeviceChoice } from './device-choice.tsx';

/** Continue is enabled from the start. A press without the tick says what is missing, and moves there. */
export function PrivacyScreen({ open, view }: QuizScreenProps) {
  const { quiz, quizId, run } = open;
  const isAccepted = view.state.privacyAccepted;
  const [wasTried, setTried] = useState(false);
  const [isShared, cannotSave] = [useSharedDevice(), useCannotSave()];
  const isKept = !isShared && !cannotSave;
  const consent = useRef<HTMLDivElement>(null);
  const title = words.privacyTitle(quizRecords[quizId].title);
  return (
    <form
      className={styles.quiz}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isAccepted) return run.dispatch({ type: 'continued' });
        setTried(true);
        consent.current?.querySelector('input')?.focus();
      }}
    >
      <Column className={styles.body}>
        <PageHeading documentTitle={wasTried && !isAccepted ? words.withError(title) : title}>
          {quiz.privacy?.text}
        </PageHeading>
        <ul className={styles.terms}>
          <Term icon={<ListIcon />} title={words.whatWeAsk}>
            {words.whatWeAskAbout}
          </Term>
          <Term icon={<PencilIcon />} title={words.whatForTitle}>
            {siteSettings().hasModel ? words.whatForWithAi : words.whatFor}
          </Term>
          {isKept && (
            <Term icon={<ClockIcon />} title={words.takeABreak}>
              {words.answersWait(lifetimes.ownerlessDraftDays)}
            </Term>
          )}
        </ul>
        <div className={styles.consent} ref={consent}>
          <WasTried value={wasTried}>
            <ConsentBox
              checked={isAccepted}
              onChange={(accepted) => run.dispatch({ type: 'privacyAccepted', accepted })}
            />
          </WasTried>
        </div>
        <DeviceChoice open={open} />
      </Column>
      <Actions>
        <Next />
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
