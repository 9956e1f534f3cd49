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
      See my result now
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
    <section className={styles.soFar} aria-label="So far">
      <p className={styles.say}>
        So far, your habits fit an age <b>{rangeWords(years)}</b>.
      </p>
      {(isWider || !isLast) && (
        <p className={styles.more}>
          {isWider ? 'Your last answers leave more open, so the range is wider.' : 'It gets sharper as you go.'}
        </p>
      )}
      <BandsPicture earlier={card.earlier} now={years} />
      {end}
    </section>
  );
}

/** The tables begin at 18. */
const rangeWords = ({ low, high }: YearsSoFar): string =>
  low < ageModel.youngestAge ? `of under ${ageModel.youngestAge} to ${high}` : `between ${low} and ${high}`;

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
    bold: 'We give no age on the way in pregnancy or just after a birth.',
    text: 'Much changes then. Your plan at the end is made for this time.',
  },
  tooYoung: {
    bold: `Under ${ageModel.shownFromAge} an age number says little, so we don’t give one.`,
    text: 'You’ll get your habits and your plan.',
  },
  heavyDrinking: {
    bold: 'Your result comes at the end.',
    text: 'If you drink a lot every day, please don’t stop all at once: ask a doctor or an alcohol service how to cut down safely.',
  },
  illness: { bold: 'Your result comes at the end.', text: 'It says what the number leaves out.' },
  tooWide: { bold: 'It’s too early for a number.', text: 'It comes as you answer more.' },
};

export const kindOf = ({ silence, lines, notices }: Pick<AgeSoFar, 'silence' | 'lines' | 'notices'>): Kind | null => {
  if (silence === null) return null;
  if (silence === 'lowMood')
    return {
      bold: 'You don’t have to carry this alone.',
      text: (
        <>
          <FirstLine kinds={lines} /> You can go on, or stop here.
        </>
      ),
    };
  if (silence === 'soonNotice') {
    const about = notices.map(({ label }) => label).filter((label) => label !== undefined);
    return {
      bold: 'There’s something to read first.',
      text: about.length > 0 ? `${about.join('. ')}. You’ll read it in full at the end.` : <FirstLine kinds={lines} />,
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
        <b>Please read the note first.</b>
        <Button variant="link" onClick={() => setIsRead(true)}>
          {card.notices[0]?.label ?? 'Read it now'}
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
