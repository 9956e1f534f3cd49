import { Link } from 'react-router-dom';
import type { SubmissionId } from '#shared/contract/ids.ts';
import { cardiacQuizId, productQuizId, type QuizId, quizRecords } from '#shared/derived-names.ts';
import { product } from '#shared/product.ts';
import type { ReadContent } from '../../api/read-result.ts';
import cardiacBand from '../../assets/art/band-cardiac.svg';
import ringsBand from '../../assets/art/band-rings.svg';
import { useMe } from '../../session/session.ts';
import { SiteLinks } from '../../shell/screen.tsx';
import { Button } from '../../ui/button.tsx';
import { RetakeIcon } from '../../ui/icons.tsx';
import { dayAndTime, inWords } from '../../ui/language.ts';
import { Notice } from '../../ui/notice.tsx';
import { Art, PageHeading } from '../../ui/page.tsx';
import styles from './result-page.module.css';

const banners: Readonly<Record<QuizId, { src: string; label: string }>> = {
  [productQuizId]: { src: ringsBand, label: 'Growth rings with one ring marked' },
  [cardiacQuizId]: { src: cardiacBand, label: 'Growth rings in the shape of a heart, with one ring marked' },
};

/**
 * The banner as a slim band (its file has only the shapes of the band), so that the first number fits on the first
 * screen of a phone. In print it names the user and the product.
 */
export function Head({ quizId, submittedAt, onRetake }: { quizId: QuizId; submittedAt: string; onRetake: () => void }) {
  const me = useMe();
  const banner = banners[quizId];
  return (
    <div>
      <div className={styles.banner} role="img" aria-label={banner.label}>
        <Art src={banner.src} viewBox="0 0 650 250" fit="slice" />
      </div>
      <div className={styles.head}>
        <div>
          <PageHeading documentTitle={`${quizRecords[quizId].title} results`}>{quizRecords[quizId].title}</PageHeading>
          {submittedAt && (
            <time dateTime={submittedAt}>{inWords(submittedAt, { dateStyle: 'long', timeStyle: 'short' })}</time>
          )}
          <span className={styles.who}>{[me?.firstName, me?.lastName].filter(Boolean).join(' ')}</span>
          <span className={styles.who}>{product.name}</span>
        </div>
        <Button variant="secondary" size="sm" onClick={onRetake}>
          <RetakeIcon />
          Retake
        </Button>
      </div>
    </div>
  );
}

/** What the page is not. */
export function Foot() {
  return (
    <footer className={styles.foot}>
      <p>This is for information, not a diagnosis. No one monitors your answers.</p>
      <SiteLinks />
    </footer>
  );
}

/** On a wrong result: says so, and links to the corrected one. It comes before everything else. */
export function WasWrong({ content: { replacedBy } }: { content: ReadContent }) {
  if (!replacedBy) return null;
  return (
    <div className={styles.correction}>
      <Notice tone="care">
        <p>
          This result was wrong. We corrected it on {dayAndTime(replacedBy.at)}. {replacedBy.reason}{' '}
          <Link to={`/results/${replacedBy.id}`}>Please read the corrected result</Link>.
        </p>
      </Notice>
    </div>
  );
}

/** On a result whose answers the user has corrected or completed: links to the one that took its place. */
export function WasChanged({ correctedBy }: { correctedBy: SubmissionId }) {
  return (
    <div className={styles.correction}>
      <Notice>
        <p>
          You’ve changed these answers since. <Link to={`/results/${correctedBy}`}>Read your newer result</Link>.
        </p>
      </Notice>
    </div>
  );
}

/** On a corrected result: what was wrong with the earlier one, and a link to it. */
export function WasCorrected({ content: { replaces } }: { content: ReadContent }) {
  if (!replaces) return null;
  return (
    <div className={styles.correction}>
      <Notice>
        <p>
          We corrected this result on {dayAndTime(replaces.at)}. {replaces.reason} If you showed the earlier one to a
          doctor, please show them this one too. <Link to={`/results/${replaces.id}`}>Read the earlier result</Link>.
        </p>
      </Notice>
    </div>
  );
}
