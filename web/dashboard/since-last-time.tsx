import type { SubmissionRow } from '#shared/contract/schemas/submission-schemas.ts';
import type { PlannedChange } from '#shared/contract/submission.ts';
import { quizIds, quizRecords } from '#shared/derived-names.ts';
import { isOpened } from '#shared/reading/headline.ts';
import { takeAgainPath } from '#web/take-again.ts';
import { useUnits } from '../measured/use-units.ts';
import { useOptionWords } from '../place/place.ts';
import { ButtonLink } from '../ui/button.tsx';
import { useLoaded } from '../ui/loading.ts';
import { Section } from '../ui/page.tsx';
import type { changeSinceBefore } from './change-since.ts';
import styles from './since-last-time.module.css';

/** The first card on the dashboard of a returning user. */
export function SinceLastTime({ visit }: { visit: VisitAfter }) {
  const { submissionId, quizId } = visit.row;
  if (visit.is === 'notice')
    return (
      <Section title="Read the notice first" className={styles.since}>
        <p>Please read it today. Everything else can wait.</p>
        <ButtonLink block to={`/results/${submissionId}`}>
          Read the notice
        </ButtonLink>
      </Section>
    );
  const { change, planned } = visit;
  return (
    <Section title="Since last time" className={styles.since}>
      {change && <p>{change}</p>}
      {planned.length > 0 && <Planned changes={planned} />}
      <p>What’s new? Your last answers are saved. Change what’s different: it takes about 90 seconds.</p>
      <ButtonLink block to={takeAgainPath(visit.row)} aria-label={`Take it again: ${quizRecords[quizId].title}`}>
        Take it again
      </ButtonLink>
    </Section>
  );
}

/** As many as users can take in at a glance. */
const mostShown = 2;

function Planned({ changes }: { changes: readonly PlannedChange[] }) {
  const words = useLoaded(true, loadWords); // without them, the result page says it
  const units = useUnits();
  const inPlace = useOptionWords();
  const more = changes.length - mostShown;
  return (
    <div>
      <h3>Your plan</h3>
      <ul>
        {changes.slice(0, mostShown).map(({ questionId, value }) => (
          // The line is there before its words are loaded.
          <li key={questionId}>
            {words
              ? inPlace.sentence(
                  [words.plannedName(questionId), words.plannedWords(questionId, value, units)]
                    .filter(Boolean)
                    .join(': '),
                )
              : '\u00a0'}
          </li>
        ))}
        {more > 0 && <li>and {more} more</li>}
      </ul>
    </div>
  );
}

/** The words contain all questions of both quizzes, so they are loaded only for a user with a plan. */
const loadWords = () => import('#shared/what-if/planned-changes.ts');

/**
 * What a returning user sees first: an open notice and nothing else, or what changed, what they planned, and a link to
 * a retake.
 */
export type VisitAfter =
  | { is: 'notice'; row: SubmissionRow }
  | { is: 'again'; row: SubmissionRow; change: string | null; planned: readonly PlannedChange[] };

/** Null for a user without a result, or with a pending one. `rows` are newest first; `today` is YYYY-MM-DD. */
export function visitAfter(
  rows: readonly SubmissionRow[],
  changeOf: typeof changeSinceBefore,
  today: string,
): VisitAfter | null {
  const [newest] = rows;
  if (!newest) return null;
  const newestOfEach = quizIds.flatMap((quizId) => rows.find((row) => row.quizId === quizId) ?? []);
  if (newestOfEach.some(({ status }) => status !== 'ready')) return null;
  const noticed = newestOfEach.find(
    ({ headline, checked }) => headline?.standing === 'checkFirst' && !isOpened(checked, today),
  );
  if (noticed) return { is: 'notice', row: noticed };
  const row = newestOfEach.find((one) => plannedIn(one).length > 0) ?? newest;
  const change = changeOf(rows.filter(({ quizId }) => quizId === row.quizId));
  return { is: 'again', row, change, planned: plannedIn(row) };
}

/**
 * The planned changes of a result that has a figure, as on its page. Weight is left out, because a word about it could
 * hurt some users (METHODS 1.6) and the list does not say which.
 */
const plannedIn = ({ headline, plan }: SubmissionRow): readonly PlannedChange[] =>
  headline?.standing === 'estimated' && headline.figure !== undefined
    ? (plan?.changes ?? []).filter(({ questionId }) => questionId !== 'weight')
    : [];
