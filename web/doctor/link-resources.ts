import { type Allowed, type DoctorSheet, isAllowed } from '#shared/doctor/sheet.ts';
import type { ToShare } from '#shared/fhir/setting.ts';
import { pageFile } from '#shared/links/page-file.ts';
import { loadQuiz } from '#shared/load-quiz.ts';
import { type OwnAnswers, queryClient, resultQuery } from '../api/queries.ts';
import { earlierAnswers } from '../my-answers/earlier-answers.ts';
import { localDay } from '../quiz/local-day.ts';

type Chosen = {
  /** The answers that the page is made from, the ones that are looked at first. */
  own: readonly [OwnAnswers, ...OwnAnswers[]];
  sheet: DoctorSheet;
  allowed: Allowed;
  firstName: string;
  lastName: string;
};

/**
 * What a link for a doctor carries: the results as a FHIR document for software, and the page for people. What was left off
 * the page is left out of the document too. Rejects when a result cannot be had.
 */
export async function linkResources({ own, sheet, allowed, firstName, lastName }: Chosen) {
  const [first, ...others] = own;
  const share = (one: OwnAnswers) => toShare(one, (questionId) => isAllowed(questionId, allowed));
  const [{ bundleOf }, { htmlOf }, ...results] = await Promise.all([
    import('#shared/fhir/bundle.ts'),
    import('#shared/fhir/narrative.ts'),
    share(first),
    ...others.map(share),
  ]);
  const document = bundleOf({
    site: location.origin,
    documentId: crypto.randomUUID(),
    madeAt: new Date().toISOString(),
    who: { name: allowed.name ? { firstName, lastName } : null, hasBirthDate: allowed.birthdate },
    results,
  });
  const texts = document.entry.map(({ resource }) => resource).find((each) => each.resourceType === 'Composition');
  return { document, page: pageFile(sheet, texts ? htmlOf(texts) : '') };
}

/** One result with its answers, or with those of them that the user shares. */
export async function toShare(own: OwnAnswers, isShared = (_questionId: string) => true): Promise<ToShare> {
  const { quizId, submissionId, submittedAt } = own;
  const [quiz, { content, checked, signature }] = await Promise.all([
    loadQuiz(quizId),
    queryClient.fetchQuery(resultQuery(submissionId)),
  ]);
  const { answers, typed } = earlierAnswers(own);
  const shared = <Value>(rows: Readonly<Record<string, Value>>): Record<string, Value> =>
    Object.fromEntries(Object.entries(rows).filter(([questionId]) => isShared(questionId)));
  return {
    submissionId,
    quiz,
    submittedAt,
    day: localDay(new Date(submittedAt)),
    content,
    signature,
    checked,
    answers: shared(answers),
    typed: shared(typed),
  };
}
