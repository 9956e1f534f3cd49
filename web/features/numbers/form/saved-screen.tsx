import { useEffect, useState } from 'react';
import * as words from '#feature-words/numbers/form.ts';
import { resultWaitMinutes } from '#shared/contract/limits.ts';
import type { SubmissionRow } from '#shared/contract/schemas/submission-schemas.ts';
import { numberOf, valueIn, writeWithUnit } from '#shared/quiz/units/measured.ts';
import type { UnitPreference } from '#shared/quiz/units/unit-choices.ts';
import { preferredUnit } from '#shared/quiz/units/unit-preference.ts';
import { changeWords, type Estimate, figureTextOf, headlineOf, headlineWords } from '#shared/reading/headline.ts';
import { inUnit } from '#shared/words/answer-words.ts';
import { refreshAccount } from '#web/api/follow-account.ts';
import type { Progress } from '#web/api/list-gate.ts';
import { useResult } from '#web/api/queries.ts';
import type { ReadResult } from '#web/api/read-result.ts';
import { useUnits } from '#web/measured/use-units.ts';
import { todayHere } from '#web/quiz/local-day.ts';
import { useSubmissionOf } from '#web/quiz/outbox/send.ts';
import { UnsentNotice } from '#web/quiz/outbox/unsent-notice.tsx';
import { useProgress } from '#web/quiz/outbox/use-progress.ts';
import { useSubmissions } from '#web/session/session.ts';
import { ButtonLink, Spinner } from '#web/ui/button.tsx';
import { browserLocale, inWords } from '#web/ui/language.ts';
import { Column, PageHeading } from '#web/ui/page.tsx';
import * as labels from '#words/labels.ts';
import styles from './numbers.module.css';
import { nameOf } from './numbers.ts';
import type { ReadSheet } from './numbers-sheet.ts';
import { type Base, questionOf } from './use-base.ts';

/** What was saved and the progress of the new result, then the old and the new one side by side. */
export function SavedScreen({ base, read, sessionId }: { base: Base; read: ReadSheet; sessionId: string }) {
  const submissionId = useSubmissionOf(sessionId);
  const progress = useProgress(submissionId);
  useEffect(() => {
    if (submissionId !== undefined) void refreshAccount({ isStale: true });
  }, [submissionId]);
  const units = useUnits();
  const [rows] = useState(() => savedRows(base, read, units, browserLocale()));
  const isReady = progress === 'ready' && submissionId !== undefined;
  const compared = [useResult(base.submissionId), useResult(isReady ? submissionId : base.submissionId)];
  const isComparing = compared.some(({ status }) => status === 'loading');
  return (
    <Column className={styles.page}>
      <PageHeading documentTitle={words.saved} key={progress}>
        {headings[progress ?? 'unsent']}
      </PageHeading>
      <div role="status">
        {progress === 'expected' && (
          <p className={styles.working}>
            <Spinner />
            {words.takesLessThanAMinute}
          </p>
        )}
        {progress === 'late' && <p>{words.onDashboard}</p>}
      </div>
      {progress === null && <UnsentNotice />}
      {isReady && <BeforeAfter base={base} read={read} submissionId={submissionId} />}
      <section className={styles.group} aria-labelledby="saved">
        <h2 id="saved">{words.whatYouSaved}</h2>
        <dl className={styles.saved}>
          {rows.map(({ id, name, value }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      {/* Hidden while the comparison loads, because it would move the buttons away from under the finger. */}
      {!(isReady && isComparing) && (
        <div className={styles.onwards}>
          {isReady && <ButtonLink to={`/results/${submissionId}`}>{words.seeNewResult}</ButtonLink>}
          <ButtonLink variant={isReady ? 'secondary' : 'primary'} to="/dashboard">
            {labels.goToDashboard}
          </ButtonLink>
        </div>
      )}
    </Column>
  );
}

const headings: Readonly<Record<Progress | 'unsent', string>> = {
  unsent: words.savedNotSent,
  expected: words.savedUpdating,
  late: words.savedLate(resultWaitMinutes),
  ready: words.newResultReady,
};

/** What was saved, in the units in which it was typed; 'Removed' for a number that was removed. */
export const savedRows = (
  base: Base,
  { given, changed }: Pick<ReadSheet, 'given' | 'changed'>,
  units: UnitPreference,
  locale: string,
) => changed.map((id) => ({ id, name: nameOf(id), value: valueText(base, given, id, units, locale) ?? words.removed }));

const valueText = (
  base: Base,
  { answers, typed }: ReadSheet['given'],
  id: string,
  units: UnitPreference,
  locale: string,
): string | null => {
  const answer = answers[id];
  if (answer === undefined) return null;
  const question = questionOf(base, id);
  if (question.type === 'date' && typeof answer === 'string')
    return inWords(answer, { dateStyle: 'long', timeZone: 'UTC' });
  const unit = typed[id]?.unit ?? preferredUnit(question, units);
  const value = unit ? valueIn(question, answer, unit) : null;
  if (unit && value !== null) return writeWithUnit(unit, value, locale);
  return inUnit(numberOf(answer) ?? '', question.unit);
};

type Family = {
  readonly ids: readonly string[];
  /** None of these numbers is there any more; one has another value; one is new. */
  readonly gone: string;
  readonly changed: string;
  readonly measured: string;
};

const families: readonly Family[] = [
  {
    ids: ['bpSystolic', 'bpDiastolic'],
    gone: words.pressureGone,
    changed: words.pressureNew,
    measured: words.pressureMeasured,
  },
  {
    ids: ['totalCholesterol', 'ldlCholesterol', 'hdlCholesterol'],
    gone: words.cholesterolGone,
    changed: words.cholesterolNew,
    measured: words.cholesterolMeasured,
  },
  {
    ids: ['triglycerides'],
    gone: words.triglyceridesGone,
    changed: words.triglyceridesNew,
    measured: words.triglyceridesMeasured,
  },
  { ids: ['a1c'], gone: words.a1cGone, changed: words.a1cNew, measured: words.a1cMeasured },
  { ids: ['egfr'], gone: words.kidneyTestGone, changed: words.kidneyTestNew, measured: words.kidneyTestMeasured },
  { ids: ['lpa'], gone: words.lipoproteinGone, changed: words.lipoproteinNew, measured: words.lipoproteinMeasured },
  {
    ids: ['fastingGlucose'],
    gone: words.fastingSugarGone,
    changed: words.fastingSugarNew,
    measured: words.fastingSugarMeasured,
  },
];

/** Why the result may differ: 'Your cholesterol is now a measured number.' Empty for numbers that change no figure. */
const reasons = ({ earlier }: Base, { given, changed }: ReadSheet): readonly string[] =>
  families.flatMap(({ ids, ...family }) => {
    const touched = ids.filter((id) => changed.includes(id));
    if (touched.length === 0) return [];
    if (touched.every((id) => given.answers[id] === undefined)) return [family.gone];
    return [touched.some((id) => earlier.answers[id] !== undefined) ? family.changed : family.measured];
  });

/** Both results side by side, why they may differ, and whether the difference can be told from chance. */
function BeforeAfter({ base, read, submissionId }: { base: Base; read: ReadSheet; submissionId: string }) {
  const { id: quizId } = base.quiz;
  const { submissions } = useSubmissions();
  const [before, after] = [useResult(base.submissionId), useResult(submissionId)];
  if (after.status !== 'ready' || before.status === 'loading') return <Spinner />;
  const now = estimateOf(after.result, submissions);
  const then = before.status === 'ready' ? estimateOf(before.result, submissions) : null;
  const change = now && then ? changeWords(now, then, figureTextOf(quizId)) : null;
  const sides = [
    { term: words.before, estimate: then, checked: before.status === 'ready' ? before.result.checked : undefined },
    { term: words.after, estimate: now, checked: after.result.checked },
  ];
  return (
    <section aria-labelledby="before-after" className={styles.group}>
      <h2 id="before-after">{words.beforeAndAfter}</h2>
      <dl className={styles.sides}>
        {sides.map(({ term, estimate, checked }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{estimate ? headlineWords(quizId, estimate.headline, checked, todayHere()) : words.notAvailable}</dd>
          </div>
        ))}
      </dl>
      {change && <p className={styles.change}>{change}</p>}
      <ul className={styles.reasons}>
        {reasons(base, read).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      {change === null && <p className={styles.hint}>{words.cannotCompare}</p>}
    </section>
  );
}

/** Null for a result that does not say which engine made it. */
function estimateOf(
  { content, submissionId, submittedAt }: ReadResult,
  rows: readonly SubmissionRow[],
): Estimate | null {
  const row = rows.find((each) => each.submissionId === submissionId);
  const { engine } = content;
  const headline = engine ? headlineOf({ ...content, engine }) : row?.headline;
  return headline ? { headline, submittedAt: submittedAt || (row?.submittedAt ?? '') } : null;
}
