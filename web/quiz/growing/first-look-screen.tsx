import { type FormEvent, type ReactNode, useId, useMemo } from 'react';
import type { Recommendation } from '#shared/contract/result.ts';
import { aboutNotice } from '#shared/heart/words/notice-about.ts';
import type { Silence } from '#shared/longevity/growing/age-so-far.ts';
import { type EarlyEnd, type FirstLook, firstLook } from '#shared/longevity/growing/first-look.ts';
import { readAge } from '#shared/reading/biological-age.ts';
import { AgeDial } from '#web/dial/age-dial.tsx';
import { useOptionWords } from '#web/place/place.ts';
import { FirstLine } from '#web/place/talk-lines.tsx';
import { Button } from '#web/ui/button.tsx';
import { Column, PageHeading } from '#web/ui/page.tsx';
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
            'Your answers are sent when you press Continue.'
          ) : (
            <>
              <b>Keep it: free account.</b> Name, email, password.
            </>
          )}
        </p>
        <Next />
      </Actions>
    </form>
  );
}

const title = 'Your first look';

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
          If things feel heavy: <FirstLine kinds={['crisis']} />
        </p>
      )}
    </>
  );
}

function Figure({ look: { summary, heading, meaning } }: { look: FirstLook }) {
  const reading = readAge(summary);
  return (
    <section className={styles.figure} aria-label="Your number">
      {reading && <AgeDial term="Biological Age" reading={reading} isCompared={summary.headline !== undefined} />}
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
      <p className={styles.kicker}>Start here</p>
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
      You answered {answered} of {total} questions. The range is wider for it.{' '}
      <Button variant="link" onClick={onGoOn}>
        Make it surer: {left} {left === 1 ? 'question' : 'questions'} left
      </Button>
    </p>
  );
}

const keeps: Readonly<Partial<Record<Silence, string>>> = {
  warning: 'A free account keeps this page and your answers, to show to your doctor.',
  lowMood: 'Your number can wait. A free account keeps your answers and a small plan for when you’re ready.',
  soonNotice: 'A free account keeps this page and your answers, to show to your doctor.',
  pregnant: 'A free account saves your plan for pregnancy.',
  tooYoung: 'A free account saves your plan and lets you see what changes.',
  heavyDrinking: 'A free account saves your result and your plan.',
  illness: 'A free account saves your result and your plan.',
  noAge: 'A free account saves your answers.',
};
const keepsNumber = 'A free account saves your number, shows your whole plan and lets you see what changes.';

function Keep({ silence }: { silence: Silence | null }): ReactNode {
  const id = useId();
  return (
    <section className={styles.keep} aria-labelledby={id}>
      <h2 id={id}>Keep it</h2>
      <p>{(silence && keeps[silence]) ?? keepsNumber} Your answers haven’t left this device yet.</p>
    </section>
  );
}
