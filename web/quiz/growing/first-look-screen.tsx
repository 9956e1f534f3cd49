import { type FormEvent, type ReactNode, useId, useMemo } from 'react';
import type { Recommendation } from '#shared/contract/result.ts';
import { aboutNotice } from '#shared/heart/words/notice-about.ts';
import type { Silence } from '#shared/longevity/growing/age-so-far.ts';
import { type EarlyEnd, type FirstLook, firstLook } from '#shared/longevity/growing/first-look.ts';
import { readAge } from '#shared/reading/biological-age.ts';
import { paragraph } from '#shared/words/phrases.ts';
import { AgeDial } from '#web/dial/age-dial.tsx';
import { useOptionWords } from '#web/place/place.ts';
import { FirstLine } from '#web/place/talk-lines.tsx';
import { Button } from '#web/ui/button.tsx';
import { Column, PageHeading } from '#web/ui/page.tsx';
import { RichText } from '#web/ui/rich-text.ts';
import * as words from '#words/growing.ts';
import * as labels from '#words/labels.ts';
import { Actions, CheckAnswers, Next } from '../actions.tsx';
import type { QuestionScreenProps } from '../open-quiz.ts';
import quizStyles from '../quiz.module.css';
import { CareNotices, hasCare } from './care-notices.tsx';
import styles from './growing.module.css';
import type { BesideSoFar } from './newest-answers.ts';
import { kindOf, useBeside } from './section-card.tsx';

/**
 * What the answers say, shown before name, email and password: the notices in full if there are any, else the figure
 * with its range and one thing to start with. Everything is calculated in the browser. Continue leads where the
 * specification says.
 */
export function FirstLookScreen(props: QuestionScreenProps) {
  const { open, view, onBack } = props;
  const { run } = open;
  const beside = useBeside(open.today);
  const { signedIn } = view.state;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run.dispatch({ type: 'continued' });
  };
  return (
    <form className={quizStyles.quiz} noValidate onSubmit={submit}>
      <Column className={styles.look}>
        {beside ? <Look {...props} beside={beside} /> : <Title />}
        <CheckAnswers onCheck={() => run.check()} />
      </Column>
      <Actions onBack={onBack}>
        <p className={styles.leadsTo}>
          {signedIn ? (
            words.sentOnContinue
          ) : (
            <RichText text={words.keepItCosts} parts={{ bold: (text) => <b>{text}</b> }} />
          )}
        </p>
        <Next />
      </Actions>
    </form>
  );
}

const title = words.firstLookTitle;

function Title() {
  return <PageHeading documentTitle={title}>{title}</PageHeading>;
}

/** Rendered once `beside` has been read, so that answers to the heart quiz can raise notices too. */
function Look({ open, view, beside }: QuestionScreenProps & { beside: BesideSoFar }) {
  const { answers, signedIn } = view.state;
  const look = useMemo(() => firstLook({ ...beside, longevity: answers }, aboutNotice), [answers, beside]);
  const { silence, start, notes, cautions, early } = look;
  const isCare = hasCare(look);
  const inPlace = useOptionWords();
  return (
    <>
      {isCare ? <CareNotices care={look} isPage /> : <Title />}
      {cautions.map(({ code, text }) => (
        <p key={code}>{text}</p>
      ))}
      {silence === null ? <Figure look={look} /> : !isCare && <Reason look={look} />}
      {start && <Start item={inPlace.content(start)} />}
      {notes.map(({ code, text }) => (
        <p key={code} className={styles.note}>
          {inPlace.sentence(text)}
        </p>
      ))}
      {early && <Surer early={early} onGoOn={() => open.run.goTo(early.firstOpen)} />}
      {!signedIn && <Keep silence={silence} />}
      {look.isMoodUnasked && !isCare && (
        <p className={styles.note}>
          {words.ifThingsFeelHeavy} <FirstLine kinds={['crisis']} />
        </p>
      )}
    </>
  );
}

function Figure({ look: { summary, heading, meaning } }: { look: FirstLook }) {
  const reading = readAge(summary);
  return (
    <section className={styles.figure} aria-label={words.yourNumber}>
      {reading && <AgeDial term={labels.biologicalAge} reading={reading} isCompared={summary.headline !== undefined} />}
      <p className={styles.reading}>{heading}</p>
      {meaning.map((text) => (
        <p key={text} className={styles.meaning}>
          {text}
        </p>
      ))}
    </section>
  );
}

/** Why there is no figure. */
function Reason({ look }: { look: FirstLook }) {
  const kind = kindOf(look);
  if (!kind) return <p className={styles.lead}>{look.heading}</p>;
  return (
    <p className={styles.lead}>
      <b>{kind.bold}</b> {kind.text}
    </p>
  );
}

function Start({ item }: { item: Recommendation }) {
  const id = useId();
  return (
    <section className={styles.start} aria-labelledby={id}>
      <p className={styles.kicker}>{labels.startHere}</p>
      <h2 id={id}>{item.title ?? item.area}</h2>
      <p>{item.recommendation}</p>
      {item.by && <p className={styles.by}>{item.by}</p>}
      {item.effect && <p className={styles.by}>{item.effect}</p>}
    </section>
  );
}

function Surer({ early: { answered, total }, onGoOn }: { early: EarlyEnd; onGoOn: () => void }) {
  const left = total - answered;
  return (
    <p className={styles.surer}>
      {words.answeredOf(answered, total)}{' '}
      <Button variant="link" onClick={onGoOn}>
        {words.makeItSurer(left)}
      </Button>
    </p>
  );
}

const keeps: Readonly<Partial<Record<Silence, string>>> = {
  warning: words.keepsForDoctor,
  lowMood: words.keepsSmallPlan,
  soonNotice: words.keepsForDoctor,
  pregnant: words.keepsPregnancyPlan,
  tooYoung: words.keepsPlan,
  heavyDrinking: words.keepsResult,
  illness: words.keepsResult,
  noAge: words.keepsAnswers,
};

function Keep({ silence }: { silence: Silence | null }): ReactNode {
  const id = useId();
  return (
    <section className={styles.keep} aria-labelledby={id}>
      <h2 id={id}>{words.keepIt}</h2>
      <p>{paragraph((silence && keeps[silence]) ?? words.keepsNumber, words.notLeftDevice)}</p>
    </section>
  );
}
