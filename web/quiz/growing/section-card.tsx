import { type ReactNode, useState } from 'react';
import { aboutNotice } from '#shared/heart/words/notice-about.ts';
import { ageModel } from '#shared/longevity/evidence/age-model.ts';
import type { AgeSoFar, Silence, YearsSoFar } from '#shared/longevity/growing/age-so-far.ts';
import { firstLookScreen, hasCard, isLastCard } from '#shared/longevity/growing/screens.ts';
import { type SectionCard as Card, sectionCard } from '#shared/longevity/growing/section-card.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { FirstLine } from '#web/place/talk-lines.tsx';
import { useMe } from '#web/session/session.ts';
import { siteSettings } from '#web/site-settings.ts';
import { useAsyncValue } from '#web/ui/async-value.ts';
import { Button } from '#web/ui/button.tsx';
import { useRootMark } from '#web/ui/painting.ts';
import { RichText } from '#web/ui/rich-text.ts';
import * as careNotices from '#words/care-notices.ts';
import * as words from '#words/growing.ts';
import { supportLinesKind } from '#words/notices.ts';
import type { QuestionScreenProps } from '../open-quiz.ts';
import type { QuizRun } from '../quiz-run.ts';
import { BandsPicture } from './bands-picture.tsx';
import { CareNotices } from './care-notices.tsx';
import styles from './growing.module.css';
import { type BesideSoFar, besideSoFar } from './newest-answers.ts';

/** What the answers so far say, on the screen between two sections: a range, or in kind words why there is none. */
export function SectionCard({ open, view, question }: QuestionScreenProps) {
  const beside = useBeside(open.today);
  if (!beside || !hasCard(question.id)) return null;
  const { answers } = view.state;
  const card = sectionCard(open.quiz, question.id, answers, beside, aboutNotice);
  const end = card.mayEndEarly && siteSettings().firstLook !== false && (
    <Button variant="link" className={styles.early} onClick={() => open.run.goTo(firstLookScreen)}>
      {words.seeMyResultNow}
    </Button>
  );
  return card.years ? (
    <Range run={open.run} card={card} years={card.years} answers={answers} isLast={isLastCard(question.id)} end={end} />
  ) : (
    <Silent card={card} end={end} />
  );
}

/** The answers to the heart quiz; null until they are known and when they cannot be read. Then no card is shown. */
export function useBeside(today: string): BesideSoFar | null {
  const userId = useMe()?.id ?? null;
  const found = useAsyncValue(() => besideSoFar(today), userId);
  // A visitor has none, so there is nothing to wait for.
  return userId === null ? { heart: {}, today } : found;
}

type RangeProps = {
  run: QuizRun;
  card: Card;
  years: YearsSoFar;
  answers: Answers;
  isLast: boolean;
  end: ReactNode;
};

/** Makes the rest of the screen smaller, so that the card fits. */
const useSmallerScreen = (why: 'care' | 'number') => useRootMark('growing', why);

function Range({ run, card, years, answers, isLast, end }: RangeProps) {
  useSmallerScreen('number');
  const [isWider] = useState(() => noteShown(run, answers, years));
  return (
    <section className={styles.soFar} aria-label={words.soFar}>
      <p className={styles.say}>
        <RichText text={rangeWords(years)} parts={{ range: (range) => <b>{range}</b> }} />
      </p>
      {(isWider || !isLast) && <p className={styles.more}>{isWider ? words.wider : words.sharper}</p>}
      <BandsPicture earlier={card.earlier} now={years} />
      {end}
    </section>
  );
}

/** The tables begin at 18. */
const rangeWords = ({ low, high }: YearsSoFar): string =>
  low < ageModel.youngestAge ? words.soFarUnder(ageModel.youngestAge, high) : words.soFarBetween(low, high);

type Shown = { readonly answers: Answers; readonly widthYears: number; readonly isWider: boolean };

/**
 * What each run has shown last, as long as the page lives. After a reload, the next range has no earlier one to compare
 * with.
 */
const lastShown = new WeakMap<QuizRun, Shown>();

/**
 * Records the range, and returns whether it is wider than the one shown before it. A difference by rounding does not
 * count.
 */
function noteShown(run: QuizRun, answers: Answers, { widthYears }: YearsSoFar): boolean {
  const before = lastShown.get(run);
  if (before?.answers === answers) return before.isWider;
  const isWider = before !== undefined && widthYears > before.widthYears + rounding;
  lastShown.set(run, { answers, widthYears, isWider });
  return isWider;
}

/** Error of floating-point arithmetic, in years. */
const rounding = 1e-9;

type Kind = { readonly bold: string; readonly text: ReactNode };

/** The words for each kind of silence. A silence without words here shows nothing. */
const kindWords: Readonly<Partial<Record<Silence, Kind>>> = {
  pregnant: {
    bold: words.noAgeInPregnancy,
    text: words.noAgeInPregnancyAbout,
  },
  tooYoung: {
    bold: words.tooYoung(ageModel.shownFromAge),
    text: words.tooYoungAbout,
  },
  heavyDrinking: {
    bold: words.resultAtTheEnd,
    text: careNotices.stopDrinkingDont,
  },
  illness: { bold: words.resultAtTheEnd, text: words.saysWhatIsLeftOut },
  tooWide: { bold: words.tooEarly, text: words.tooEarlyAbout },
};

export const kindOf = ({ silence, lines, notices }: Pick<AgeSoFar, 'silence' | 'lines' | 'notices'>): Kind | null => {
  if (silence === null) return null;
  if (silence === 'lowMood')
    return {
      bold: supportLinesKind,
      text: (
        <>
          <FirstLine kinds={lines} /> {words.goOnOrStop}
        </>
      ),
    };
  if (silence === 'soonNotice') {
    const about = notices.map(({ label }) => label).filter((label) => label !== undefined);
    return {
      bold: words.readFirst,
      text: about.length > 0 ? words.readAtTheEnd(about.join('. ')) : <FirstLine kinds={lines} />,
    };
  }
  return kindWords[silence] ?? null;
};

function Silent({ card, end }: { card: Card; end: ReactNode }) {
  const [isRead, setIsRead] = useState(card.isNoticeNew);
  useSmallerScreen(card.silence === 'warning' && isRead ? 'care' : 'number');
  if (card.silence === 'warning')
    return isRead ? (
      <div className={styles.care}>
        <CareNotices care={card} />
        {end}
      </div>
    ) : (
      <p className={styles.kind}>
        <b>{words.readNoteFirst}</b>
        <Button variant="link" onClick={() => setIsRead(true)}>
          {card.notices[0]?.label ?? words.readItNow}
        </Button>
      </p>
    );
  const kind = kindOf(card);
  if (!kind) return null;
  return (
    <div className={styles.kind}>
      <p>
        <b>{kind.bold}</b> {kind.text}
      </p>
      {end}
    </div>
  );
}
