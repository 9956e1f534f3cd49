import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { HeartParts, Recommendation, Source } from '#shared/contract/result.ts';
import { type ShortText, shortText } from '#shared/reading/short-text.ts';
import { advisedQuestion, isAdvised } from '#shared/what-if/advised-question.ts';
import type { ReadContent } from '../../api/read-result.ts';
import planArt from '../../assets/art/key-action-plan.svg';
import { useSubmissions } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { PrintIcon } from '../../ui/icons.tsx';
import { Art } from '../../ui/page.tsx';
import { Fold, Folds, SmallFold, WithNumbers } from './fold.tsx';
import { PutInPlan } from './put-in-plan.tsx';
import styles from './steps.module.css';

type NextStep = NonNullable<HeartParts['nextStep']>;
type First = { readonly step: NextStep | null; readonly start: Recommendation | undefined };

/** Steps that can wait for the next visit to a clinician. */
const withoutHurry = new Set(['discussEnhancers', 'discussStatin', 'reviewTreatment', 'askClinician', 'lifestyle']);

/** In words: the one thing says its reason, a further step what to do; the rest of each is folded. */
const mostWords = { first: 16, further: 14 } as const;

/**
 * The one next action: what a clinician must see soon, else the recommendation to start with. Nothing does a smoker more good
 * than to stop, so no talk without hurry stands before that.
 */
const firstOf = ({ heart, startWith, focus_areas: { topRecommendations } }: ReadContent): First => {
  const recommended = topRecommendations.find(({ code }) => code === startWith);
  const due = heart?.nextStep;
  const isSmoker = recommended?.code === 'quitSmoking' && due !== undefined && withoutHurry.has(due.code);
  const step = isSmoker ? null : (due ?? null);
  return { step, start: step ? topRecommendations.find(({ code }) => code === step.code) : recommended };
};

type OneThingProps = {
  content: ReadContent;
  /** The result whose plan the step can be put in; absent where a plan has no place. */
  planOf?: string;
};

/** What to do first. Its button does it: it puts a habit into the plan, and prints what is a talk with a clinician. */
export function OneThing({ content, planOf = '' }: OneThingProps) {
  const id = useId();
  const { step, start } = firstOf(content);
  const code = (step ?? start)?.code;
  const plan = useStepOfPlan(planOf, code);
  if (!step && !start) return null;
  const { by: due, sameVisit } = step ?? start ?? {};
  const { open, folded } = step
    ? { open: step.text, folded: '' }
    : shortText(start?.recommendation ?? '', mostWords.first);
  return (
    <section className={styles.one} aria-labelledby={id}>
      <p className={styles.kicker}>Start here</p>
      <h2 id={id}>{step?.title ?? (start && titleOf(start))}</h2>
      <p>
        <WithNumbers>{open}</WithNumbers>
      </p>
      {due && <p className={styles.by}>{due}</p>}
      {sameVisit && <p>{sameVisit}</p>}
      {plan && <PutInPlan {...plan} />}
      {!plan && isTalk(step, start) && <PrintButton />}
      {start && <HowAndWhy item={start} folded={step ? start.recommendation : folded} sources={content.sources} />}
    </section>
  );
}

/** To come back or to add a date is nothing that paper helps with. */
const withoutPaper = new Set(['lifestyle', 'addBirthdate', 'quitSmoking']);
const isTalk = (step: NextStep | null, start: Recommendation | undefined): boolean =>
  step ? !withoutPaper.has(step.code) : start?.kind === 'clinician' || start?.kind === 'care';

function PrintButton() {
  return (
    <Button className={styles.press} onClick={() => print()}>
      <PrintIcon />
      Print this page
    </Button>
  );
}

/** Null where the step is none to plan, or the plan is not known yet. A newer result has the say over what is planned next. */
function useStepOfPlan(submissionId: string, code: string | undefined) {
  const { submissions } = useSubmissions();
  const own = submissions.find((row) => row.submissionId === submissionId);
  if (!own || !isAdvised(code)) return null;
  const question = advisedQuestion(code);
  const isInPlan = own.plan?.changes.some(({ questionId }) => questionId === question) ?? false;
  const isPast = submissions.some((row) => row.quizId === own.quizId && row.submittedAt > own.submittedAt);
  return isPast && !isInPlan ? null : { submissionId, question, isInPlan };
}

/** The action in a few words. */
const titleOf = ({ title, area }: Pick<Recommendation, 'title' | 'area'>): string => title ?? area;

/** Further steps that stand open; with the first one a plan has three. */
const furtherOpen = 2;

type PlanProps = {
  content: ReadContent;
  /** The first action stands on the page already: the list goes on after it. */
  isBegun: boolean;
  /** The page begins with somebody to talk to. */
  hasSupport?: boolean;
};

const talk = 'supportTalk';

/** Every recommendation that is not the one thing: two in a sentence each, what is left of the plan folded. */
export function Plan({ content, isBegun, hasSupport = false }: PlanProps) {
  const id = useId();
  const { focus_areas: focus, together, sources } = content;
  const first = isBegun ? firstOf(content) : null;
  const others = focus.topRecommendations
    .filter((item) => item !== first?.start)
    // Where the page begins with somebody to talk to, that talk is its first step.
    .toSorted((a, b) => Number(hasSupport && a.code === talk) - Number(hasSupport && b.code === talk));
  const from = hasSupport || first?.step || first?.start ? 2 : 1;
  const [open, later] = [others.slice(0, furtherOpen), others.slice(furtherOpen)];
  return (
    <section aria-labelledby={id} className={styles.plan}>
      {/* Like the banner: the file has the shapes of the band alone. */}
      <div className={styles.art} role="img" aria-label="A path across hills with three marked stops">
        <Art src={planArt} viewBox="0 0 650 230" fit="slice" />
      </div>
      <h2 id={id}>Key action plan</h2>
      <p className={styles.lead}>{focus.introParagraph}</p>
      <Steps items={open} from={from} sources={sources} />
      {(later.length > 0 || together) && (
        <Folds>
          <Fold title={later.length > 0 ? 'More steps, for later' : 'All steps together'}>
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
      {items.map((item) => (
        <Step key={item.code} item={item} sources={sources} />
      ))}
    </ol>
  );
}

function Step({ item, sources }: { item: Recommendation; sources: readonly Source[] }) {
  const { open, folded }: ShortText = shortText(item.recommendation, mostWords.further);
  return (
    <li>
      <h3>{titleOf(item)}</h3>
      {item.by && <p className={styles.due}>{item.by}</p>}
      {!item.title && <Answer of={item} />}
      <p>
        <WithNumbers>{open}</WithNumbers>
      </p>
      {item.sameVisit && <p>{item.sameVisit}</p>}
      <HowAndWhy item={item} folded={folded} sources={sources} />
    </li>
  );
}

/** Open where it is all that leads to the step: under an area without a title of the action. */
function Answer({ of: { userAnswer } }: { of: Recommendation }) {
  return userAnswer && <p>Your answer: {userAnswer}</p>;
}

type HowAndWhyProps = { item: Recommendation; folded: string; sources: readonly Source[] };

/** How to do it, what it follows from, what it would give, and what that rests on. */
function HowAndWhy({ item, folded, sources }: HowAndWhyProps) {
  const { area, title, effect, evidenceLine, sourceIds = [], grade } = item;
  if (!title && ![folded, effect, evidenceLine, ...sourceIds, grade].some(Boolean)) return null;
  return (
    <SmallFold title="Show how">
      {folded && (
        <p>
          <WithNumbers>{folded}</WithNumbers>
        </p>
      )}
      {title && (
        <>
          <p>{area}</p>
          <Answer of={item} />
        </>
      )}
      {effect && <p>{effect}</p>}
      <Why of={item} sources={sources} />
    </SmallFold>
  );
}

/** What an action rests on and how good that is. The methods page lists every source in full. */
function Why({
  of: { evidenceLine, sourceIds = [], grade },
  sources,
}: {
  of: Recommendation;
  sources: readonly Source[];
}) {
  const cited = sources.filter(({ id }) => sourceIds.includes(id));
  if (!evidenceLine && cited.length === 0 && !grade) return null;
  return (
    <SmallFold title="Why we say this">
      <p>
        {evidenceLine ? `${evidenceLine} ` : cited.length > 0 && 'From: '}
        {cited.map(({ id, short }, at) => (
          <span key={id}>
            {at > 0 && '; '}
            <Link to={`/methods#source-${id}`}>{short}</Link>
          </span>
        ))}
        {cited.length > 0 && '. '}
        {grade && `${grade.replace(/\.$/, '')}.`}
      </p>
    </SmallFold>
  );
}
