import { asSubmissionId, type SubmissionId } from '#shared/contract/ids.ts';
import type { CategoryItem, OverallSummary, Recommendation, Result, ResultContent } from '#shared/contract/result.ts';
import type { SubmissionRow } from '#shared/contract/schemas/submission-schemas.ts';
import type { Checked, Headline, OwnPlan } from '#shared/contract/submission.ts';
import { cardiacQuizId, factorField, type QuizId, quizIdFrom } from '#shared/derived-names.ts';
import { type Fields, textOf } from '#shared/read-unknown.ts';
import { readDay } from '#shared/scoring/calendar.ts';
import { isRecord, numberOf, recordsOf, textsOf } from './read-value.ts';

/** The engine and the author of the words are present only if the server names them. */
export type ReadContent = Omit<ResultContent, 'engine' | 'wording'> &
  Partial<Pick<ResultContent, 'engine' | 'wording'>>;

/** `submittedAt` is blank if only the list of submissions has it. */
export type ReadResult = Omit<Result, 'content'> & { content: ReadContent; checked?: Checked };

/**
 * A complete result needs only the fields of the specification (section 3). Fields that we have added are copied
 * unread, because only our own server sends them. Null if it is not a result, which counts as 'not ready'.
 */
export function readResult(body: unknown): ReadResult | null {
  if (!isRecord(body) || !isRecord(body.content)) return null;
  const checked = readChecked(body.checked);
  return {
    submissionId: asSubmissionId(textOf(body.submissionId)),
    quiz_id: readQuizId(body.quiz_id),
    submittedAt: readInstant(body.submittedAt),
    content: readContent(body.content),
    ...(checked && { checked }),
  };
}

function readContent(content: Fields): ReadContent {
  const focus = isRecord(content.focus_areas) ? content.focus_areas : {};
  const added = content as Partial<ReadContent>;
  return {
    ...added,
    redFlags: added.redFlags ?? [],
    contributions: added.contributions ?? [],
    sources: added.sources ?? [],
    ...textsOf(content, 'intro', 'summaryParagraph', 'outro'),
    overall_summary: readSummary(isRecord(content.overall_summary) ? content.overall_summary : {}),
    category_breakdown: recordsOf(content.category_breakdown).map(readCategory),
    focus_areas: {
      introParagraph: textOf(focus.introParagraph),
      topRecommendations: recordsOf(focus.topRecommendations).map(readRecommendation),
    },
  };
}

const figures = ['biologicalAge', 'chronologicalAge', factorField, 'cardiacRiskScore'] as const;

function readSummary(summary: Fields): OverallSummary {
  const read = Object.fromEntries(
    figures.flatMap((name) => (name in summary ? [[name, numberOf(summary[name])]] : [])),
  );
  return { ...(summary as OverallSummary), ...read };
}

// The specification names no id. If an item has none, its position in the list identifies it.
const readCategory = (item: Fields, at: number): CategoryItem => ({
  ...(item as Partial<CategoryItem>),
  id: textOf(item.id) || String(at),
  ...textsOf(item, 'title', 'descriptor', 'explanationParagraph'),
  score: numberOf(item.score),
});

const readRecommendation = (item: Fields, at: number): Recommendation => ({
  ...(item as Partial<Recommendation>),
  code: textOf(item.code) || String(at),
  ...textsOf(item, 'area', 'userAnswer', 'recommendation'),
});

const standings = ['estimated', 'notEstimated', 'checkFirst'] as const;
const listFigures = ['figure', 'low', 'high', 'calendarAge'] as const;

/** Null if it is not a headline. Figures are read only if they may be shown. */
function readHeadline(value: unknown): Headline | null {
  if (!isRecord(value)) return null;
  const standing = standings.find((each) => each === value.standing);
  if (!standing) return null;
  const { correctedAt, hasSoonNotice } = value;
  const made = {
    engineVersion: textOf(value.engineVersion),
    ...(hasSoonNotice === true && { hasSoonNotice: true as const }),
    ...(typeof correctedAt === 'string' && { correctedAt }),
  };
  if (standing !== 'estimated') return { standing, ...made };
  const read = listFigures.flatMap((name) => {
    const figure = numberOf(value[name]);
    return figure === null ? [] : [[name, figure]];
  });
  return { standing, ...made, ...Object.fromEntries(read) };
}

/** Null if the user has said nothing. */
export function readChecked(value: unknown): Checked | null {
  if (!isRecord(value)) return null;
  if (typeof value.at !== 'string') return null;
  const signs = recordsOf(value.signs).map((sign) => ({
    ...textsOf(sign, 'code', 'on'),
    ...(typeof sign.at === 'string' && { at: sign.at }),
  }));
  const { opensOn } = value;
  return signs.length > 0
    ? { at: value.at, signs, ...(typeof opensOn === 'string' && readDay(opensOn) && { opensOn }) }
    : null;
}

/** Null if it is not a plan. A change without a question or a value is left out. */
export function readOwnPlan(value: unknown): OwnPlan | null {
  if (!isRecord(value) || typeof value.at !== 'string') return null;
  const changes = recordsOf(value.changes).flatMap(({ questionId, value: planned }) =>
    typeof questionId === 'string' && (typeof planned === 'string' || typeof planned === 'number')
      ? [{ questionId, value: planned }]
      : [],
  );
  return { changes, at: value.at };
}

/** By the specification, an unknown quiz is shown as 'Cardiac Health'. */
export const readQuizId = (quizId: unknown): QuizId => quizIdFrom(quizId) ?? cardiacQuizId;

/** The id may have either of two names. Null if both are missing, because then nothing was stored. */
export function readSubmissionId(body: unknown): { submissionId: SubmissionId } | null {
  if (!isRecord(body)) return null;
  const submissionId = asSubmissionId(textOf(body.submissionId) || textOf(body._id));
  return submissionId === '' ? null : { submissionId };
}

/** Rows without an id are left out, because they cannot be opened. */
export function readSubmissions(body: unknown): SubmissionRow[] | null {
  if (!Array.isArray(body)) return null;
  return recordsOf(body).flatMap((row) => {
    const id = readSubmissionId(row);
    return id ? [readRow(row, id.submissionId)] : [];
  });
}

function readRow(row: Fields, submissionId: SubmissionId): SubmissionRow {
  const headline = readHeadline(row.headline);
  const checked = readChecked(row.checked);
  const plan = readOwnPlan(row.plan);
  return {
    _id: submissionId,
    submissionId,
    quizId: readQuizId(row.quizId),
    submittedAt: readInstant(row.submittedAt),
    // Without a status, the result itself is fetched, which shows whether it is ready.
    status: row.status === 'processing' ? 'processing' : 'ready',
    ...(headline && { headline }),
    ...(checked && { checked }),
    ...(plan && { plan }),
  };
}

/** An ISO instant from a date in text or in milliseconds; blank if it is not a date ('Not completed'). */
export function readInstant(value: unknown): string {
  const date = typeof value === 'string' || typeof value === 'number' ? new Date(value) : null;
  return date && !Number.isNaN(date.getTime()) ? date.toISOString() : '';
}
