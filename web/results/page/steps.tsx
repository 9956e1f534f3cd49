import { useId } from 'react';
import type { HeartParts, Recommendation, Source } from '#shared/contract/result.ts';
import { stepActions } from '#web/features/result.ts';
import { FirstLine } from '#web/place/talk-lines.tsx';
import * as labels from '#words/labels.ts';
import * as words from '#words/result-page.ts';
import type { ReadContent } from '../../api/read-result.ts';
import planArt from '../../assets/art/key-action-plan.svg';
import { SourceName } from '../../shell/source-name.tsx';
import { Art, Section } from '../../ui/page.tsx';
import { SpeechIcon } from '../result-icons.tsx';
import { Fold, Folds, Sentence, SmallFold, StepFold, WithNumbers } from './fold.tsx';
import { foldBelowStep, foldStep } from './fold-sentences.ts';
import { supportKinds } from './notices.tsx';
import styles from './steps.module.css';

/** Steps that can wait for the next visit to a clinician. */
const withoutHurry = new Set(['discussEnhancers', 'discussStatin', 'reviewTreatment', 'askClinician', 'lifestyle']);

/** How many words are not folded. The first step also gives its reason. A further step says only what to do. */
const mostWords = { first: 16, further: 14 } as const;

/**
 * The one next action: what a clinician must see soon, otherwise the recommendation to start with. Nothing helps a
 * smoker more than stopping, so a talk that can wait does not come before it.
 */
const firstOf = ({ heart, startWith, focus_areas: { topRecommendations } }: ReadContent) => {
  const recommended = topRecommendations.find(({ code }) => code === startWith);
  const due = heart?.nextStep;
  const isSmoker = recommended?.code === 'quitSmoking' && due !== undefined && withoutHurry.has(due.code);
  const step = isSmoker ? null : (due ?? null);
  return { step, start: step ? topRecommendations.find(({ code }) => code === step.code) : recommended };
};

type OneThingProps = {
  content: ReadContent;
  /** The id of the result to whose first step features may add an action; absent if they may not. */
  actionsOf?: string;
};

/** What to do first. */
export function OneThing({ content, actionsOf }: OneThingProps) {
  const id = useId();
  const { step, start } = firstOf(content);
  const code = (step ?? start)?.code;
  if (!step && !start) return null;
  // A talk about feelings begins with a call.
  const kinds = code !== undefined && aboutFeelings.has(code) ? supportKinds(content) : [];
  const { by: due, sameVisit } = step ?? start ?? {};
  const said = step?.text ?? '';
  const { open, folded } = start ? (step ? foldBelowStep(start, said) : foldStep(start, mostWords.first)) : nothing;
  return (
    <section className={styles.one} aria-labelledby={id}>
      <p className={styles.kicker}>{labels.startHere}</p>
      <h2 id={id}>{step?.title ?? (start && titleOf(start))}</h2>
      <Sentence>{[said, open].filter(Boolean).join(' ')}</Sentence>
      {due && <p className={styles.by}>{due}</p>}
      {sameVisit && <p>{sameVisit}</p>}
      {start && <Gain item={start} content={content} />}
      {actionsOf && (
        <div className={styles.action} data-paper="spare">
          {stepActions.map(({ name, Action }) => (
            <Action key={name} submissionId={actionsOf} code={code} />
          ))}
        </div>
      )}
      {kinds.length > 0 && (
        <p>
          <FirstLine kinds={kinds} />
        </p>
      )}
      {start && hasMore(start, folded) && (
        <SmallFold title={labels.moreAboutThis}>
          <HowAndWhy item={start} folded={folded} sources={content.sources} />
        </SmallFold>
      )}
    </section>
  );
}

/**
 * The whole age that the user would have with only this change. Renders nothing if the whole age stays the same, or if
 * the page compares no ages because of an illness, a pregnancy or a notice.
 */
function Gain({ item: { wouldBe }, content }: { item: Recommendation; content: ReadContent }) {
  const { biologicalAge: age, headline } = content.overall_summary;
  if (wouldBe == null || age == null || headline === undefined || content.redFlags.length > 0) return null;
  const would = Math.round(wouldBe);
  if (would >= Math.round(age)) return null;
  return <p className={styles.by}>{words.withOnlyThisChange(would)}</p>;
}

const nothing = { open: '', folded: '' } as const;

const aboutFeelings: ReadonlySet<string> = new Set(['supportTalk', 'eatingTalk']);

const titleOf = ({ title, area }: Pick<Recommendation, 'title' | 'area'>): string => title ?? area;

/** Further steps that are open. With the first step, the plan shows three. */
const furtherOpen = 2;

type PlanProps = {
  content: ReadContent;
  /** The page already shows the first action: the list continues after it. */
  isBegun: boolean;
  /** The page begins with lines of support. */
  hasSupport?: boolean;
};

const talk = 'supportTalk';

/** Every recommendation except the first action: two open, the others in a fold of the same part. */
export function Plan({ content, isBegun, hasSupport = false }: PlanProps) {
  const id = useId();
  const { focus_areas: focus, together, sources } = content;
  const first = isBegun ? firstOf(content) : null;
  const others = focus.topRecommendations
    .filter((item) => item !== first?.start)
    // If the page begins with lines of support, that talk is already its first step, so here it comes last.
    .sort((a, b) => Number(hasSupport && a.code === talk) - Number(hasSupport && b.code === talk));
  const from = hasSupport || first?.step || first?.start ? 2 : 1;
  const [open, later] = [others.slice(0, furtherOpen), others.slice(furtherOpen)];
  return (
    <section aria-labelledby={id}>
      {/* Like the banner: the file has only the shapes of the band. */}
      <div className={styles.art} role="img" aria-label={words.planPicture}>
        <Art src={planArt} viewBox="0 0 650 90" fit="slice" />
      </div>
      <div className={styles.title}>
        <h2 id={id}>{words.planTitle}</h2>
        <p className={styles.lead}>{focus.introParagraph}</p>
      </div>
      <Steps items={open} from={from} sources={sources} />
      {(later.length > 0 || together) && (
        <Folds>
          <Fold title={later.length > 0 ? words.allSteps(from + others.length - 1) : words.allStepsTogether}>
            <Steps items={later} from={from + open.length} sources={sources} />
            {together && <p>{together}</p>}
          </Fold>
        </Folds>
      )}
    </section>
  );
}

type StepsProps = { items: readonly Recommendation[]; from: number; sources: readonly Source[] };

function Steps({ items, from, sources }: StepsProps) {
  if (items.length === 0) return null;
  return (
    <ol className={styles.steps} start={from} style={{ counterReset: `step ${from - 1}` }}>
      {items.map((item) => {
        const { open, folded } = foldStep(item, mostWords.further);
        const first = (
          <>
            {item.by && <span className={styles.due}>{item.by}</span>}
            {/* Not folded if the action has no title, because then only the answer leads to the step. */}
            {!item.title && item.userAnswer && <span>{words.yourAnswer(item.userAnswer)}</span>}
            <WithNumbers>{open}</WithNumbers>
          </>
        );
        return (
          <li key={item.code}>
            <StepFold title={titleOf(item)} words={first}>
              {hasMore(item, folded) && <HowAndWhy item={item} folded={folded} sources={sources} />}
            </StepFold>
            {item.sameVisit && <p>{item.sameVisit}</p>}
          </li>
        );
      })}
    </ol>
  );
}

const Answer = ({ of: { userAnswer } }: { of: Recommendation }) => userAnswer && <p>{words.yourAnswer(userAnswer)}</p>;

const hasMore = ({ title, effect, evidenceLine, sourceIds = [], grade }: Recommendation, folded: string): boolean =>
  Boolean(title) || [folded, effect, evidenceLine, ...sourceIds, grade].some(Boolean);

type HowAndWhyProps = { item: Recommendation; folded: string; sources: readonly Source[] };

/** How to do it, which answer it follows from, its effect, and the evidence. */
function HowAndWhy({ item, folded, sources }: HowAndWhyProps) {
  const { area, title, effect, sourceIds = [] } = item;
  return (
    <>
      {folded && <Sentence>{folded}</Sentence>}
      {title && (
        <>
          <p>{area}</p>
          <Answer of={item} />
        </>
      )}
      {effect && <p>{effect}</p>}
      <Why item={item} cited={sources.filter(({ id }) => sourceIds.includes(id))} />
    </>
  );
}

/** The evidence for an action and its grade. */
function Why({ item: { evidenceLine, grade }, cited }: { item: Recommendation; cited: readonly Source[] }) {
  if (!evidenceLine && cited.length === 0 && !grade) return null;
  return (
    <SmallFold title={words.whyWeSayThis}>
      <p>
        {evidenceLine ? `${evidenceLine} ` : cited.length > 0 && `${words.citedFrom} `}
        {cited.map((source, at) => (
          <span key={source.id}>
            {at > 0 && '; '}
            <SourceName source={source} />
          </span>
        ))}
        {cited.length > 0 && '. '}
        {grade && `${grade.replace(/\.$/, '')}.`}
      </p>
    </SmallFold>
  );
}

type QuestionsProps = { questions: NonNullable<HeartParts['ask']> };

const openQuestions = 2;

/** What to ask a clinician: two questions open, the others folded. */
export function Ask({ questions }: QuestionsProps) {
  if (questions.length === 0) return null;
  const others = questions.slice(openQuestions);
  return (
    <Section title={words.askYourDoctor}>
      <Questions questions={questions.slice(0, openQuestions)} />
      {others.length > 0 && (
        <SmallFold title={words.moreQuestions}>
          <Questions questions={others} />
        </SmallFold>
      )}
    </Section>
  );
}

export function Questions({ questions }: QuestionsProps) {
  return (
    <>
      <ul className={styles.questions}>
        {questions.map(({ code, question }) => (
          <li key={code}>
            <SpeechIcon />
            {question}
          </li>
        ))}
      </ul>
      <SmallFold title={words.whyWeSayThis}>
        <ul>
          {questions.map(({ code, goal, source }) => (
            <li key={code}>{[goal, source].filter(Boolean).join('. ')}</li>
          ))}
        </ul>
      </SmallFold>
    </>
  );
}
