import { type QuizId, quizIds, quizRecords } from '#shared/derived-names.ts';
import { loadQuiz } from '#shared/load-quiz.ts';
import { placeInWords } from '#shared/quiz/progress.ts';
import { initialState } from '#shared/quiz/state.ts';
import { type Draft, expiresAt, isInPageOnly, readDraft } from '#web/quiz/draft/drafts.ts';
import { isEmpty, mayBelongTo, type Viewer } from '#web/quiz/draft/find-draft.ts';
import { readOutbox } from '#web/quiz/outbox/unsent.ts';
import { isSharedDevice } from '#web/session/storage.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { dayInWords } from '#web/ui/language.ts';
import { Row, Rows } from '#web/ui/row.tsx';
import * as words from '#words/home.ts';
import * as labels from '#words/labels.ts';
import styles from './quiz-rows.module.css';
import { quizEmblems } from './quiz-rows.tsx';

/** A quiz that was begun on this device. It names the quiz and the question's number, but no answer. */
type Unfinished = { quizId: QuizId; place: string; kept: string };

/**
 * The unfinished quizzes of this user, or of anyone while nobody is logged in, newest first. Leaves out drafts of
 * another account, and drafts whose answers are on their way: those are finished, and disappear when they have arrived.
 */
export async function unfinishedHere(viewer: Viewer, now: number): Promise<Unfinished[]> {
  // Read the outbox first: answers that arrive in the meantime are then no longer a draft.
  const finished = await readOutbox();
  const drafts = await Promise.all(quizIds.map(async (quizId) => ({ quizId, draft: await readDraft(quizId) })));
  const theirs = drafts.flatMap(({ quizId, draft }) =>
    draft &&
    !(draft.runId in finished) &&
    mayBelongTo(draft, viewer, now) &&
    (draft.owner === null || viewer) &&
    !isEmpty(draft)
      ? [{ quizId, draft }]
      : [],
  );
  theirs.sort((one, other) => other.draft.savedAt - one.draft.savedAt);
  return Promise.all(
    theirs.map(async ({ quizId, draft }) => ({
      quizId,
      place: placeInWords(await loadQuiz(quizId), {
        ...initialState,
        ...draft,
        check: null,
        signedIn: viewer !== null,
      }),
      kept: keptWords(quizId, draft),
    })),
  );
}

const keptWords = (quizId: QuizId, draft: Draft): string =>
  isSharedDevice() || isInPageOnly(quizId) ? words.keptInPage : words.keptUntil(dayInWords(expiresAt(draft)));

export function UnfinishedQuizzes({ unfinished }: { unfinished: readonly Unfinished[] }) {
  return (
    <Rows>
      {unfinished.map(({ quizId, place, kept }) => (
        <Row
          key={quizId}
          art={quizEmblems[quizId]}
          title={quizRecords[quizId].title}
          meta={place}
          strong
          stacked
          more={<p className={styles.until}>{kept}</p>}
        >
          <ButtonLink to={quizRecords[quizId].path} aria-label={words.continueQuiz(quizRecords[quizId].title)}>
            {labels.continueLabel}
          </ButtonLink>
        </Row>
      ))}
    </Rows>
  );
}
