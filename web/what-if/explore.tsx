import { useState } from 'react';
import { careNotice } from '#shared/reading/notices.ts';
import type { RouteCode } from '#shared/safety/routes.ts';
import { compare } from '#shared/what-if/explorer.ts';
import type { Lever, Places } from '#shared/what-if/lever.ts';
import { placesOfPlan, planOfPlaces, shownLevers } from '#shared/what-if/places.ts';
import { useSubmissions } from '../api/use-account.ts';
import { useUnits } from '../measured/units.ts';
import { Notice } from '../ui/notice.tsx';
import { Column, PageHeading } from '../ui/page.tsx';
import { ChangeTable } from './change-table.tsx';
import { ComparisonCard } from './comparison-card.tsx';
import { FixedAnswers } from './fixed-answers.tsx';
import { LeverRow } from './lever-row.tsx';
import type { ReadyWhatIf } from './load-what-if.ts';
import { PlayBar } from './play-bar.tsx';
import { SavedScreen } from './saved-screen.tsx';
import { unsavedPlaces, usePlan } from './use-plan.ts';
import styles from './what-if.module.css';

type ExploreProps = {
  ready: ReadyWhatIf;
  levers: readonly Lever[];
  routes: readonly RouteCode[];
  isPlain: boolean;
};

/** What can be moved first; both figures stand at the foot all the while. Then what the changes come to, together and each alone. Every move is worked out on this device. */
export function Explore({ ready, levers, routes, isPlain }: ExploreProps) {
  const { own, explorer, base } = ready;
  const { words } = explorer;
  const { submissionId } = own;
  const plan = useSubmissions().submissions.find((row) => row.submissionId === submissionId)?.plan;
  const [places, setPlaces] = useState<Places>(
    () => unsavedPlaces(submissionId) ?? placesOfPlan(levers, plan?.changes ?? []),
  );
  const units = useUnits();
  const saving = usePlan(submissionId);
  const comparison = compare(base, levers, places, explorer.figureOf);
  if (!comparison) return null;
  if (saving.saved && saving.saved.length > 0)
    return <SavedScreen submissionId={submissionId} changes={saving.saved} units={units} onBack={saving.back} />;
  const planned = planOfPlaces(levers, places);
  const hasPlan = plan !== undefined && plan.changes.length > 0;
  const move = ({ id, today }: Lever, place: number) => {
    const { [id]: _, ...others } = places;
    setPlaces(place === today ? others : { ...others, [id]: place });
  };
  return (
    <div className={styles.form}>
      <Column className={styles.page}>
        <PageHeading documentTitle="What if…">What if…</PageHeading>
        <p className={styles.lede}>
          Move what you could change. Your saved result stays as it is, and nothing leaves this device before you save a
          plan.
        </p>
        <section aria-labelledby="levers">
          <h2 id="levers">{words.title}</h2>
          <p className={styles.small}>The small mark under a slider is your answer today.</p>
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
        {saving.fault && <Notice tone="error">{saving.fault}</Notice>}
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
        saveLabel={planned.length === 0 && hasPlan ? 'Take the plan out' : 'Save as plan'}
        onSave={planned.length > 0 || hasPlan ? () => void saving.save(planned, places) : undefined}
      />
    </div>
  );
}
