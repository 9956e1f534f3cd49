import { Link } from 'react-router-dom';
import type { Source } from '#shared/contract/result.ts';
import { wordingOrigin } from '#shared/reading/wording-origin.ts';
import type { ReadContent } from '../../api/read-result.ts';
import { ChevronIcon, FlaskIcon } from '../../ui/icons.tsx';
import styles from './how-calculated.module.css';

/** Enough for anybody to reproduce the figures: models, engine, sources, and who worded the text. */
export function HowCalculated({ content, submissionId }: { content: ReadContent; submissionId: string }) {
  const { engine, wording, sources, overall_summary: summary } = content;
  return (
    <>
      <details className={styles.disclosure}>
        <summary>
          <FlaskIcon />
          How this was calculated
          <ChevronIcon className={styles.chevron} />
        </summary>
        <div className={styles.body}>
          <p>
            The numbers come from published equations and studies, computed from your answers alone. Nobody has examined
            you, and nothing is known of your medical records. The same answers always give the same numbers.
          </p>
          <p>
            The likely range covers what a quiz can’t measure. It doesn’t cover every way in which one person differs
            from the people who were studied.
          </p>
          {summary.answeredShare !== undefined && (
            <p>
              You answered {Math.round(summary.answeredShare * 100)}% of the questions that count towards the age. What
              is left open counts as average.
            </p>
          )}
          <p>
            <Link to="/methods">Read the methods: every model, number and source</Link>
          </p>
          <Sources sources={sources} />
          {engine && <Engine {...engine} />}
          <p>
            <Link to={`/verify/${submissionId}`}>Verify this result</Link>
          </p>
        </div>
      </details>
      <p className={styles.origin}>
        {engine && wording && `${wordingOrigin({ engine, wording })} `}For information only: this is not a diagnosis.
      </p>
      {engine && (
        <p className={styles.printed}>
          Engine {engine.version}, fingerprint {engine.hash}. {sources.length} sources, listed on the results page and
          the methods page.
        </p>
      )}
    </>
  );
}

function Engine({ version, hash }: NonNullable<ReadContent['engine']>) {
  return (
    <dl className={styles.engine}>
      <div>
        <dt>Engine version</dt>
        <dd>{version}</dd>
      </div>
      <div>
        <dt>Fingerprint of engine and answers</dt>
        <dd className={styles.hash}>{hash}</dd>
      </div>
    </dl>
  );
}

function Sources({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null;
  return (
    <>
      <h3>Sources</h3>
      <ol className={styles.sources}>
        {sources.map(({ id, citation, url }) => (
          <li key={id}>{url ? <a href={url}>{citation}</a> : citation}</li>
        ))}
      </ol>
    </>
  );
}
