import { useId } from 'react';
import * as words from '#feature-words/numbers/answers.ts';
import { liveVersion } from '#shared/derived-names.ts';
import { openQuestions } from '#shared/quiz/open-questions.ts';
import { minutesFor } from '#shared/quiz/pace.ts';
import type { Question } from '#shared/quiz/question.ts';
import { ownAnswersQuery, queryClient } from '#web/api/queries.ts';
import { loadAsked } from '#web/own-answers/asked-screens.ts';
import { earlierAnswers } from '#web/own-answers/earlier-answers.ts';
import { useAsyncValue } from '#web/ui/async-value.ts';
import { Way } from '#web/ui/ways.tsx';
import { roundFrom } from './round.ts';

/** How many questions are open, with a link to the first. */
export function OpenQuestions({ submissionId }: { submissionId: string }) {
  const id = useId();
  const open = useAsyncValue(() => openIn(submissionId), submissionId) ?? [];
  const [first] = open;
  if (!first) return null;
  return (
    <section aria-labelledby={id} data-paper="spare">
      <h2 id={id}>{words.makeSurer}</h2>
      <Way
        name={open.length === 1 ? words.answerLast : words.answerMore(open.length)}
        hint={words.takesMinutes(minutesFor(open.length))}
        to={`/answers/${submissionId}`}
        state={roundFrom(first.id)}
      />
    </section>
  );
}

/** Empty for answers to an earlier version of the quiz, because those cannot be changed. */
async function openIn(submissionId: string): Promise<readonly Question[]> {
  try {
    const own = await queryClient.ensureQueryData(ownAnswersQuery(submissionId));
    if (own === 'unknown' || own.quizVersion !== liveVersion) return [];
    return openQuestions(await loadAsked(own.quizId), earlierAnswers(own).answers);
  } catch {
    return [];
  }
}
