import { quizRecords } from '#shared/derived-names.ts';
import type { SignatureVerdict } from '#shared/verify/signature-verdict.ts';
import type { Difference } from '#shared/verify/verify-result.ts';
import { dayOf } from '#web/ui/language.ts';
import page from '#web/ui/page.module.css';
import { Fact, TableHead } from '#web/ui/page.tsx';
import { inReadingOrder, nameOf, summaryOf, valueText, type Words, wordsOf } from './verdict-words.ts';
import type { Checked } from './verify-file.ts';
import styles from './verify-page.module.css';

/** What the signature of a result tells, for the reader who has it in hand. */
const signatureWords: Readonly<Record<SignatureVerdict, Words>> = {
  'not-edited': {
    tone: 'good',
    verdict: 'Not edited',
    why: 'We signed this result, and every number and word in it is as we made it.',
  },
  edited: {
    tone: 'bad',
    verdict: 'Edited',
    why: 'We signed another result than the one that stands here: something in it was changed, or its signature was.',
  },
  'unknown-key': {
    tone: 'open',
    verdict: 'Unknown key',
    why: 'It is signed, but not with a key of this site. Another site made it, or somebody else signed it.',
  },
  none: {
    tone: 'open',
    verdict: 'No signature',
    why: 'It has none where our key could not be reached, and nothing is wrong with that. We cannot tell whether it was edited together with its answers.',
  },
  'not-checked': {
    tone: 'open',
    verdict: 'Signature not checked',
    why: 'We couldn’t load our keys. Check your connection and choose the file again.',
  },
};

/** A file for a doctor has figures and not the whole page. */
const wholeDocument: Words = {
  ...signatureWords['not-edited'],
  why: 'We signed this result, and its figures, days and warnings are as we made them.',
};

/** What came of each result, newest first. */
export function ResultTable({ found }: { found: readonly Checked[] }) {
  return (
    <div className={styles.card}>
      <h2>{summaryOf(found)}</h2>
      <table className={styles.results}>
        <caption className={page.hidden}>Each result</caption>
        <TableHead className={page.hidden} columns={['Result', 'What we found']} />
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
        <small>{dayOf(submittedAt)}</small>
      </th>
      <td>
        <Finding words={signature === 'not-edited' && isDocument ? wholeDocument : signatureWords[signature]} />
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
          <Fact key={difference.path} term={nameOf(difference)}>
            In the file: {valueText(difference.stored)}
            <br />
            Worked out: {valueText(difference.workedOut)}
          </Fact>
        ))}
      </dl>
      {more > 0 && <p>And {more === 1 ? 'one more difference' : `${more} more differences`}.</p>}
    </>
  );
}
