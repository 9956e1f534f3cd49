import { randomUUID } from 'node:crypto';
import type { StoredRow } from '#functions/accounts/erasure.ts';
import type { MakeDocument } from '#functions/accounts/export-me.ts';
import { speechIn } from '#functions/edge/speech.ts';
import type { ComposeDocument, DocumentSource } from '#functions/signing/compose-document.ts';
import { speech } from '#functions/speech/documents.ts';
import type { Submission } from '#functions/submissions/submission.ts';
import { type Language, languageFrom } from '#shared/contract/language.ts';
import { quizIds } from '#shared/derived-names.ts';
import type { ToShare } from '#shared/fhir/setting.ts';
import { withTranslatedAnswers } from '#shared/fhir/translations.ts';
import type { Quiz } from '#shared/quiz/question.ts';
import { prune } from '#shared/quiz/visible.ts';
import { dayInZone } from '#shared/scoring/day-in-zone.ts';
import { pageOf, storedResult } from './results/results.ts';
import { storedSubmission } from './submissions/submissions.ts';

const speechOf = speechIn('documents', speech);

/**
 * A FHIR document of these results in the language of the first one. The stored sentences of another result keep the language in
 * which they were written.
 */
export const composeDocument: ComposeDocument = async ([first, ...others], to, doctors) => {
  const language = languageFrom(first.content.language);
  const composedIn = async (code: Language) => {
    const { bundleOf, loadQuiz } = await speechOf(code);
    const toShare = async (source: DocumentSource) => toShareOf(source, await loadQuiz(source.submission.quizId));
    return bundleOf({ ...to, results: [await toShare(first), ...(await Promise.all(others.map(toShare)))] });
  };
  const own = await composedIn(language);
  return doctors === undefined || doctors === language ? own : withTranslatedAnswers(own, await composedIn(doctors));
};

/**
 * The newest result of each quiz as a FHIR document, made from the rows of an export; null without a result. A row that this
 * release cannot read is still exported, but is not part of the document.
 */
export const makeExportDocument: MakeDocument = async (parts, { site, madeAt }) => {
  const submissions = parts.submissions.flatMap(readSubmission);
  const sources = quizIds.flatMap((quizId): DocumentSource[] => {
    const newestFirst = submissions
      .filter((one) => one.quizId === quizId)
      .toSorted((one, other) => other.submittedAt.localeCompare(one.submittedAt));
    for (const submission of newestFirst) {
      const result = parts.results.find(({ submissionId }) => submissionId === submission.submissionId);
      const read = result ? storedResult.shape.safeParse(result) : null;
      if (read?.success) return [{ submission, content: pageOf(read.data).content }];
    }
    return [];
  });
  const [first, ...others] = sources;
  if (!first) return null;
  const { firstName, lastName } = parts.accounts[0] ?? {};
  const name = { firstName: textOf(firstName), lastName: textOf(lastName) };
  const to = { site, madeAt, documentId: randomUUID(), who: { name, hasBirthDate: true } };
  return composeDocument([first, ...others], to);
};

const readSubmission = (row: StoredRow): Submission[] => {
  const read = storedSubmission.shape.safeParse(row);
  return read.success ? [read.data] : [];
};

const toShareOf = ({ submission, content }: DocumentSource, quiz: Quiz): ToShare => {
  const { submissionId, submittedAt, timeZone, answers, typed = {}, checked } = submission;
  const day = dayInZone(new Date(submittedAt), timeZone);
  return { submissionId, quiz, submittedAt, day, timeZone, answers: prune(quiz, answers), typed, checked, content };
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
