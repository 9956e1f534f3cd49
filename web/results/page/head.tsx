import { Link } from 'react-router-dom';
import type { SubmissionId } from '#shared/contract/ids.ts';
import { languageFrom } from '#shared/contract/language.ts';
import { cardiacQuizId, productQuizId, type QuizId, quizRecords } from '#shared/derived-names.ts';
import { product } from '#shared/product.ts';
import * as labels from '#words/labels.ts';
import { languageCode } from '#words/language.ts';
import * as words from '#words/result-page.ts';
import type { ReadContent } from '../../api/read-result.ts';
import cardiacBand from '../../assets/art/band-cardiac.svg';
import ringsBand from '../../assets/art/band-rings.svg';
import { useMe } from '../../session/session.ts';
import { ReadIn } from '../../shell/languages.tsx';
import { SiteLinks } from '../../shell/screen.tsx';
import { Button } from '../../ui/button.tsx';
import { RetakeIcon } from '../../ui/icons.tsx';
import { dayAndTime, inWords } from '../../ui/language.ts';
import { Notice } from '../../ui/notice.tsx';
import { Art, PageHeading } from '../../ui/page.tsx';
import { RichText } from '../../ui/rich-text.ts';
import styles from './result-page.module.css';

const banners: Readonly<Record<QuizId, { src: string; label: string }>> = {
  [productQuizId]: { src: ringsBand, label: words.banner },
  [cardiacQuizId]: { src: cardiacBand, label: words.heartBanner },
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
          <PageHeading documentTitle={words.documentTitle(quizRecords[quizId].title)}>
            {quizRecords[quizId].title}
          </PageHeading>
          {submittedAt && (
            <time dateTime={submittedAt}>{inWords(submittedAt, { dateStyle: 'long', timeStyle: 'short' })}</time>
          )}
          <span className={styles.who}>{[me?.firstName, me?.lastName].filter(Boolean).join(' ')}</span>
          <span className={styles.who}>{product.name}</span>
        </div>
        <Button variant="secondary" size="sm" onClick={onRetake}>
          <RetakeIcon />
          {labels.retake}
        </Button>
      </div>
    </div>
  );
}

/** What the page is not. */
export function Foot() {
  return (
    <footer className={styles.foot}>
      <p>{words.information}</p>
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
          <RichText
            text={words.wasWrong(dayAndTime(replacedBy.at), replacedBy.reason)}
            parts={{ link: (name) => <Link to={`/results/${replacedBy.id}`}>{name}</Link> }}
          />
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
          <RichText
            text={words.wasChanged}
            parts={{ link: (name) => <Link to={`/results/${correctedBy}`}>{name}</Link> }}
          />
        </p>
      </Notice>
    </div>
  );
}

/** On a result whose sentences are in another language than the page: says so, and links to the page in that language. */
export function InAnotherLanguage({ content }: { content: ReadContent }) {
  const written = languageFrom(content.language);
  if (!import.meta.env.SPEAKS_SEVERAL || written === languageCode) return null;
  return (
    <div className={styles.correction}>
      <Notice>
        <p>
          {words.inAnotherLanguage} <ReadIn language={written} />
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
          <RichText
            text={words.wasCorrected(dayAndTime(replaces.at), replaces.reason)}
            parts={{ link: (name) => <Link to={`/results/${replaces.id}`}>{name}</Link> }}
          />
        </p>
      </Notice>
    </div>
  );
}
