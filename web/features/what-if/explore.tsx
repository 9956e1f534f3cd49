import { useEffect, useState } from 'react';
import * as text from '#feature-words/what-if.ts';
import type { PlannedChange } from '#shared/contract/submission.ts';
import { compare } from '#shared/features/what-if/explorer.ts';
import type { Lever, Places } from '#shared/features/what-if/lever.ts';
import { placesOfPlan, planOfPlaces, shownLevers } from '#shared/features/what-if/places.ts';
import { plannedName, plannedWords } from '#shared/features/what-if/planned-changes.ts';
import { careNotice } from '#shared/reading/notice-words.ts';
import type { RouteCode } from '#shared/safety/care-routes.ts';
import { paragraph } from '#shared/words/phrases.ts';
import { isUnauthenticated, messageOf } from '#web/api/call.ts';
import type { OwnAnswers } from '#web/api/queries.ts';
import { useUnits } from '#web/measured/use-units.ts';
import { hidesWeight } from '#web/own-answers/earlier-answers.ts';
import { useOptionWords } from '#web/place/place.ts';
import { onLogout, useSession, useSubmissions } from '#web/session/session.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ChevronIcon } from '#web/ui/icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Column, fillsWindow, Message, PageHeading, staysAtBottom } from '#web/ui/page.tsx';
import { useRootMark } from '#web/ui/painting.ts';
import * as labels from '#words/labels.ts';
import { ChangeTable, ComparisonCard } from './comparison-card.tsx';
import { LeverRow } from './lever-row.tsx';
import type { ReadyWhatIf } from './load-what-if.ts';
import styles from './what-if.module.css';

type ExploreProps = {
  ready: ReadyWhatIf;
  levers: readonly Lever[];
  routes: readonly RouteCode[];
  isPlain: boolean;
};

/**
 * The levers first, with both figures in the bar at the bottom. Then the effect of the changes, together and each
 * alone. Every change is computed on this device.
 */
export function Explore({ ready, levers, routes, isPlain }: ExploreProps) {
  const { own, explorer, base } = ready;
  const { words } = explorer;
  const { submissionId } = own;
  const plan = useSubmissions().submissions.find((row) => row.submissionId === submissionId)?.plan;
  const [places, setPlaces] = useState<Places>(
    () => unsavedPlaces(submissionId) ?? placesOfPlan(levers, plan?.changes ?? []),
  );
  const saving = usePlan(submissionId);
  const comparison = compare(base, levers, places, explorer.figureOf);
  if (!comparison) return null;
  if (saving.saved && saving.saved.length > 0)
    return <SavedScreen submissionId={submissionId} changes={saving.saved} onBack={saving.back} />;
  const planned = planOfPlaces(levers, places);
  const hasPlan = plan !== undefined && plan.changes.length > 0;
  const move = ({ id, today }: Lever, place: number) => {
    const { [id]: _, ...others } = places;
    setPlaces(place === today ? others : { ...others, [id]: place });
  };
  return (
    <div className={fillsWindow}>
      <Column className={styles.page}>
        <PageHeading documentTitle={text.title}>{text.title}</PageHeading>
        <p className={styles.lede}>{text.lede}</p>
        <section aria-labelledby="levers">
          <h2 id="levers">{words.title}</h2>
          <p className={styles.small}>{text.marks}</p>
          <div className={styles.levers}>
            {shownLevers(levers, places).map((lever) => (
              <LeverRow
                key={lever.id}
                lever={lever}
                place={places[lever.id] ?? lever.today}
                onMove={(place) => move(lever, place)}
              />
            ))}
          </div>
        </section>
        <ComparisonCard {...{ ready, levers, comparison, isPlain }} />
        {comparison.rows.length > 0 && <ChangeTable comparison={comparison} words={words} />}
        <FixedAnswers own={own} levers={levers} routes={routes} />
        <Notice tone="care" title={careNotice.title}>
          {careNotice.text}
        </Notice>
      </Column>
      <PlayBar
        figures={words.both(comparison.now, comparison.changed)}
        places={places}
        onPlaces={setPlaces}
        count={comparison.rows.length}
        isSaving={saving.isSaving}
        fault={saving.fault}
        saveLabel={planned.length === 0 && hasPlan ? text.removePlan : text.savePlan}
        onSave={planned.length > 0 || hasPlan ? () => void saving.save(planned, places) : undefined}
      />
    </div>
  );
}

type PlayBarProps = {
  figures: string;
  count: number;
  places: Places;
  onPlaces: (places: Places) => void;
  isSaving: boolean;
  /** Why the plan was not saved, shown where the user pressed. */
  fault: string;
  saveLabel: string;
  /** Absent while there is nothing to save. */
  onSave: (() => void) | undefined;
};

/** Reset does not ask, so it can be undone for this long. */
const undoMs = 10_000;

/** The bar at the bottom of the window: the figures, Reset, and saving as a plan. */
function PlayBar({ figures, count, places, onPlaces, isSaving, fault, saveLabel, onSave }: PlayBarProps) {
  useRootMark('bar', 'what-if');
  const [before, setBefore] = useState<Places | null>(null);
  useEffect(() => {
    if (before === null) return;
    const timer = setTimeout(() => setBefore(null), undoMs);
    return () => clearTimeout(timer);
  }, [before]);
  const reset = () => {
    setBefore(places);
    onPlaces({});
  };
  const undo = () => {
    if (before) onPlaces(before);
    setBefore(null);
  };
  return (
    <div className={staysAtBottom}>
      {fault && (
        <Column className={styles.fault}>
          <Notice tone="error">{fault}</Notice>
        </Column>
      )}
      <Column className={styles.barRow}>
        <p className={styles.sum}>
          <b>{figures}</b>
          {count === 0 ? text.noChanges : text.changes(count)}
        </p>
        {before && count === 0 ? (
          <Button variant="secondary" className={styles.narrow} onClick={undo}>
            {text.undo}
          </Button>
        ) : (
          <Button variant="secondary" className={styles.narrow} onClick={reset} disabled={count === 0}>
            {text.reset}
          </Button>
        )}
        <Button className={styles.narrow} onClick={onSave} disabled={!onSave} busy={isSaving} busyLabel={labels.saving}>
          {saveLabel}
        </Button>
      </Column>
    </div>
  );
}

/** `saved`: the changes of the saved plan. `fault`: why it was not saved. */
type PlanState = {
  readonly isSaving: boolean;
  readonly saved: readonly PlannedChange[] | null;
  readonly fault: string;
};
const idle: PlanState = { isSaving: false, saved: null, fault: '' };

/** The positions of the sliders when the session ended at 'Save my plan'. They stay in memory only, for the same user. */
let unsaved: { userId: string; submissionId: string; places: Places } | null = null;
onLogout(() => {
  unsaved = null;
});

/** The positions of the sliders before the login; null if there are none of this user and submission. */
const unsavedPlaces = (submissionId: string): Places | null =>
  unsaved?.userId === useSession.getState().user?.id && unsaved?.submissionId === submissionId ? unsaved.places : null;

/** Saves a plan. The code that sends it is loaded on the first press. */
function usePlan(submissionId: string) {
  const [state, setState] = useState(idle);
  // The page has restored them by now.
  useEffect(() => {
    unsaved = null;
  }, []);
  const save = async (changes: readonly PlannedChange[], places: Places) => {
    const userId = useSession.getState().user?.id;
    setState({ ...idle, isSaving: true });
    try {
      const { savePlan } = await import('./save-plan.ts');
      const result = await savePlan(submissionId, changes);
      if (isUnauthenticated(result) && userId) unsaved = { userId, submissionId, places };
      setState(
        result.ok
          ? { ...idle, saved: changes }
          : {
              ...idle,
              fault: messageOf(result, text.planNotSaved, { 'answer-not-acceptable': text.answerNotPlannable }),
            },
      );
    } catch {
      // The code that sends could not be loaded.
      setState({ ...idle, fault: text.planNotSaved });
    }
  };
  return { ...state, save, back: () => setState(idle) };
}

type FixedAnswersProps = { own: OwnAnswers; levers: readonly Lever[]; routes: readonly RouteCode[] };

/** The answers without a slider: age, family, illnesses, and what cannot be chosen. */
function FixedAnswers({ own, levers, routes }: FixedAnswersProps) {
  const movable = new Set(levers.map(({ id }) => id));
  const isQuiet = hidesWeight(routes);
  const fixed = own.answers.filter(({ questionId }) => !movable.has(questionId));
  return (
    <details className={styles.fixed}>
      <summary>
        <span>
          <h2>{text.everythingElse}</h2>
          <span>{text.withoutSlider(fixed.length)}</span>
        </span>
        <ChevronIcon />
      </summary>
      <dl>
        {fixed.map(({ questionId, questionText, valueText }) => (
          <div key={questionId}>
            <dt>{questionText}</dt>
            <dd>{isQuiet && questionId === 'weight' ? labels.given : valueText}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

type SavedScreenProps = { submissionId: string; changes: readonly PlannedChange[]; onBack: () => void };

function SavedScreen({ submissionId, changes, onBack }: SavedScreenProps) {
  const units = useUnits();
  const inPlace = useOptionWords();
  const said = changes.map(({ questionId, value }) => {
    const planned = plannedWords(questionId, value, units);
    return planned !== null && text.changeInWords(plannedName(questionId), inPlace.sentence(planned));
  });
  return (
    <Column>
      <Message
        heading={<PageHeading documentTitle={text.planSavedTitle}>{text.planSavedTitle}</PageHeading>}
        actions={
          <>
            <ButtonLink to={`/results/${submissionId}`}>{text.backToMyResult}</ButtonLink>
            <Button variant="secondary" onClick={onBack}>
              {text.changePlan}
            </Button>
          </>
        }
      >
        <p>{paragraph(text.plannedChanges(changes.length), ...said, text.onYourResult)}</p>
        {changes.length > 1 && <p>{text.startWithOne}</p>}
      </Message>
    </Column>
  );
}
