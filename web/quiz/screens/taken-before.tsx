import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { SubmissionRow } from '#shared/contract/schemas/submission-schemas.ts';
import { quizDuration } from '#shared/derived-names.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import { relativeTime, useNow } from '../../ui/relative-time.ts';
import styles from '../quiz.module.css';
import own from './taken-before.module.css';

type TakenBeforeProps = { newest: Pick<SubmissionRow, 'submissionId' | 'submittedAt'>; onContinue: () => void };

/** What the intro shows to somebody who has taken the quiz: two ways, side by side in weight. Continue takes the second. */
export function TakenBefore({ newest: { submissionId, submittedAt }, onContinue }: TakenBeforeProps) {
  const now = useNow();
  const id = useId();
  return (
    <>
      <p className={styles.subtext}>
        You took this quiz {relativeTime(submittedAt, now)}. Your earlier results stay as they are.
      </p>
      <div className={own.ways}>
        <Link
          className={own.way}
          to={`/retake/${submissionId}`}
          aria-labelledby={`${id}-last`}
          aria-describedby={`${id}-lists`}
        >
          <b id={`${id}-last`}>Start from my last answers</b>
          <span id={`${id}-lists`}>About 2 minutes. You check a few lists, and we ask how you feel now.</span>
          <ChevronIcon />
        </Link>
        <button
          type="button"
          className={own.way}
          onClick={onContinue}
          aria-labelledby={`${id}-empty`}
          aria-describedby={`${id}-time`}
        >
          <b id={`${id}-empty`}>Continue with nothing filled in</b>
          <span id={`${id}-time`}>{quizDuration}.</span>
          <ChevronIcon />
        </button>
      </div>
    </>
  );
}
