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

/** For software, and for people. */
type LinkResources = { readonly document: object; readonly page: object };

/**
 * What a link for a doctor carries: the results as a FHIR document for software, and the page for people. What was left off
 * the page is left out of the document too. Rejects when a result cannot be had.
 */
export async function linkResources({ own, sheet, allowed, firstName, lastName }: Chosen): Promise<LinkResources> {
  const [first, ...others] = own;
  const [{ bundleOf }, { htmlOf }, ...results] = await Promise.all([
    import('#shared/fhir/bundle.ts'),
    import('#shared/fhir/narrative.ts'),
    toShare(first, allowed),
    ...others.map((one) => toShare(one, allowed)),
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

async function toShare(own: OwnAnswers, allowed: Allowed): Promise<ToShare> {
  // The page is made from answers of the live version alone.
  const { quizId, submissionId, submittedAt } = own;
  const [quiz, { content, checked, signature }] = await Promise.all([
    loadQuiz(quizId),
    queryClient.fetchQuery(resultQuery(submissionId)),
  ]);
  const { answers, typed } = earlierAnswers(own);
  const day = localDay(new Date(submittedAt));
  return {
    submissionId,
    quiz,
    submittedAt,
    day,
    content,
    signature,
    checked,
    answers: onlyAllowed(answers, allowed),
    typed: onlyAllowed(typed, allowed),
  };
}

const onlyAllowed = <Value>(rows: Readonly<Record<string, Value>>, allowed: Allowed): Record<string, Value> =>
  Object.fromEntries(Object.entries(rows).filter(([questionId]) => isAllowed(questionId, allowed)));
