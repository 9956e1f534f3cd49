import { quizRecords } from '#shared/derived-names.ts';
import type { Difference } from '#shared/verify/differences.ts';
import { inWords } from '../ui/language.ts';
import { signatureWords } from './signature-words.ts';
import { summaryOf } from './summary.ts';
import { inReadingOrder, nameOf, valueText, wordsOf } from './verdict-words.ts';
import type { Checked } from './verify-file.ts';
import styles from './verify-page.module.css';
import type { Words } from './words.ts';

/** What came of each result, newest first. */
export function ResultTable({ found }: { found: readonly Checked[] }) {
  return (
    <div className={styles.card}>
      <h2>{summaryOf(found)}</h2>
      <table className={styles.results}>
        <caption>Each result</caption>
        <thead>
          <tr>
            <th scope="col">Result</th>
            <th scope="col">What we found</th>
          </tr>
        </thead>
        <tbody>
          {found.map((one) => (
            <ResultRow key={one.submissionId} of={one} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ResultRow({ of: one }: { of: Checked }) {
  const { quizId, submittedAt, verdict, hash, signature, isDocument } = one;
  return (
    <tr>
      <th scope="row">
        {quizRecords[quizId].title}
        <small>{inWords(submittedAt, { dateStyle: 'long' })}</small>
      </th>
      <td>
        <Finding words={signatureWords(signature, isDocument)} />
        <Finding words={wordsOf(one, signature)} />
        {verdict.kind === 'different' && <Differences of={verdict.differences} />}
        {verdict.kind === 'same' && <p className={styles.hash}>Fingerprint {hash}</p>}
      </td>
    </tr>
  );
}

function Finding({ words: { tone, verdict, why } }: { words: Words }) {
  return (
    <div className={styles.finding}>
      <b data-tone={tone}>{verdict}</b>
      <p>{why}</p>
    </div>
  );
}

/** A page that was changed everywhere is no better for a list of everything. */
const mostShown = 12;

function Differences({ of }: { of: readonly Difference[] }) {
  const [shown, more] = [inReadingOrder(of).slice(0, mostShown), of.length - mostShown];
  return (
    <>
      <dl className={styles.differences}>
        {shown.map((difference) => (
          <div key={difference.path}>
            <dt>{nameOf(difference)}</dt>
            <dd>
              In the file: {valueText(difference.stored)}
              <br />
              Worked out: {valueText(difference.workedOut)}
            </dd>
          </div>
        ))}
      </dl>
      {more > 0 && <p>And {more === 1 ? 'one more difference' : `${more} more differences`}.</p>}
    </>
  );
}
