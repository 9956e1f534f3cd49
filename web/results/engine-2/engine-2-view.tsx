import { useRef } from 'react';
import type { ResultAdditions } from '#shared/contract/result-additions.ts';
import type { ReadResult } from '../../api/read-result.ts';
import { classNames } from '../../ui/class-names.ts';
import { useOpenInPrint } from '../use-open-in-print.ts';
import { CheckFirst } from './check-first.tsx';
import { Estimated } from './estimated.tsx';
import { Head } from './head.tsx';
import { NotEstimated } from './not-estimated.tsx';
import paper from './paper.module.css';
import { Rest } from './rest.tsx';
import styles from './result-page.module.css';

type Engine2ViewProps = {
  result: ReadResult;
  earlier: readonly ReadResult[];
  onRetake: () => void;
  isRestDue?: boolean;
  standing: NonNullable<ResultAdditions['standing']>;
};

const firstParts = { estimated: Estimated, notEstimated: NotEstimated };

/**
 * One result: number, meaning, one next action, then everything else in the specification's order. What the number means
 * comes first, or why there is none, or what must be looked at before it.
 */
export function Engine2View({ result, earlier, onRetake, isRestDue = true, standing }: Engine2ViewProps) {
  const article = useRef<HTMLElement>(null);
  useOpenInPrint(article);
  const { quiz_id: quizId, submittedAt } = result;
  return (
    <article className={classNames(styles.page, paper.paper)} ref={article} data-standing={standing}>
      <Head quizId={quizId} submittedAt={submittedAt} onRetake={onRetake} />
      <FirstPart result={result} standing={standing} />
      {isRestDue && <Rest result={result} earlier={earlier} standing={standing} />}
    </article>
  );
}

function FirstPart({ result, standing }: Pick<Engine2ViewProps, 'result' | 'standing'>) {
  if (standing === 'checkFirst') return <CheckFirst result={result} />;
  const Part = firstParts[standing];
  return <Part content={result.content} quizId={result.quiz_id} submissionId={result.submissionId} />;
}
