import { cardiacQuizId, productQuizId, type QuizId, quizRecords } from '#shared/derived-names.ts';
import { product } from '#shared/product.ts';
import cardiacBand from '../../assets/art/band-cardiac.svg';
import ringsBand from '../../assets/art/band-rings.svg';
import { useMe } from '../../session/session.ts';
import { SiteLinks } from '../../shell/screen.tsx';
import { Button } from '../../ui/button.tsx';
import { RetakeIcon } from '../../ui/icons.tsx';
import { dayOf } from '../../ui/language.ts';
import { Art, PageHeading } from '../../ui/page.tsx';
import styles from './result-page.module.css';

const banners: Readonly<Record<QuizId, { src: string; label: string }>> = {
  [productQuizId]: { src: ringsBand, label: 'Growth rings with one ring marked' },
  [cardiacQuizId]: { src: cardiacBand, label: 'Growth rings in the shape of a heart, with one ring marked' },
};

type HeadProps = { quizId: QuizId; submittedAt: string; onRetake: () => void };

/**
 * The banner as a slim band (its file has the shapes of the band alone), so that the first number stands on the first screen of a phone. On paper it says whose result
 * this is; on the screen they know.
 */
export function Head({ quizId, submittedAt, onRetake }: HeadProps) {
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
          {submittedAt && <time dateTime={submittedAt}>{dayOf(submittedAt)}</time>}
          <span className={styles.who}>{[me?.firstName, me?.lastName].filter(Boolean).join(' ')}</span>
          <span className={styles.who}>{product.name}</span>
        </div>
        <Button variant="secondary" size="sm" onClick={onRetake} className={styles.retake}>
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
      <p>This is education, not a diagnosis. Nobody is watching it.</p>
      <SiteLinks />
    </footer>
  );
}
