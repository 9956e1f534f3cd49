import { randomUUID } from 'node:crypto';
import type { StoredRow } from '#functions/accounts/erasure.ts';
import type { MakeDocument } from '#functions/accounts/export-me.ts';
import type { Submission } from '#functions/submissions/submission.ts';
import { quizIds } from '#shared/derived-names.ts';
import { bundleOf } from '#shared/fhir/bundle.ts';
import type { ToShare } from '#shared/fhir/setting.ts';
import { loadQuiz } from '#shared/load-quiz.ts';
import { prune } from '#shared/quiz/visible.ts';
import { dayInZone } from '#shared/scoring/day-in-zone.ts';
import { pageOf, storedResult } from './results/results.ts';
import { storedSubmission } from './submissions/submissions.ts';

/**
 * The newest result of each quiz as a FHIR document, made from the rows of an export; null without a result. A row that this
 * release cannot read is still exported, but is not part of the document.
 */
export const makeDocument: MakeDocument = async (parts, { site, madeAt }) => {
  const submissions = parts.submissions.flatMap(readSubmission);
  const shared = await Promise.all(
    quizIds.map(async (quizId) => {
      const newestFirst = submissions
        .filter((one) => one.quizId === quizId)
        .toSorted((one, other) => other.submittedAt.localeCompare(one.submittedAt));
      for (const one of newestFirst) {
        const result = parts.results.find(({ submissionId }) => submissionId === one.submissionId);
        const read = result ? storedResult.shape.safeParse(result) : null;
        if (!read?.success) continue;
        const { content, signature } = pageOf(read.data);
        return [{ ...(await toShare(one)), content, signature }];
      }
      return [];
    }),
  );
  const [first, ...others] = shared.flat();
  if (!first) return null;
  const { firstName, lastName } = parts.accounts[0] ?? {};
  const name = { firstName: textOf(firstName), lastName: textOf(lastName) };
  const who = { name, hasBirthDate: true };
  return bundleOf({ site, documentId: randomUUID(), madeAt, who, results: [first, ...others] });
};

const readSubmission = (row: StoredRow): Submission[] => {
  const read = storedSubmission.shape.safeParse(row);
  return read.success ? [read.data] : [];
};

const toShare = async (one: Submission): Promise<Omit<ToShare, 'content'>> => {
  const { submissionId, quizId, submittedAt, timeZone, answers, typed = {}, checked } = one;
  const day = dayInZone(new Date(submittedAt), timeZone);
  const quiz = await loadQuiz(quizId);
  return { submissionId, quiz, submittedAt, day, answers: prune(quiz, answers), typed, checked };
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
