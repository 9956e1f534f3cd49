import type { Checked } from '#shared/contract/headline.ts';
import type { CategoryItem, OverallSummary, Recommendation, Result, ResultContent } from '#shared/contract/result.ts';
import { factorField } from '#shared/derived-names.ts';
import { readChecked, readInstant, readQuizId } from './read-submissions.ts';
import { isRecord, numberOf, recordsOf, textOf } from './read-value.ts';

/** Who computed and worded it is said only where the server says it. */
export type ReadContent = Omit<ResultContent, 'engine' | 'wording'> &
  Partial<Pick<ResultContent, 'engine' | 'wording'>>;

/** `submittedAt` is blank when only the list of submissions knows it. */
export type ReadResult = Omit<Result, 'content'> & { content: ReadContent; checked?: Checked };

type Fields = Readonly<Record<string, unknown>>;

/**
 * A result with the fields of the specification (section 3) is whole; ours are added where they are. Null for what is no
 * result, which counts as 'not ready'. Fields of ours are taken as they come: only our own server sends them.
 */
export function readResult(body: unknown): ReadResult | null {
  if (!isRecord(body) || !isRecord(body.content)) return null;
  const checked = readChecked(body.checked);
  return {
    submissionId: textOf(body.submissionId),
    quiz_id: readQuizId(body.quiz_id),
    submittedAt: readInstant(body.submittedAt),
    content: readContent(body.content),
    ...(checked && { checked }),
    ...(typeof body.signature === 'string' && { signature: body.signature }),
  };
}

function readContent(content: Fields): ReadContent {
  const focus = isRecord(content.focus_areas) ? content.focus_areas : {};
  return {
    ...addedFields(content),
    intro: textOf(content.intro),
    overall_summary: readSummary(isRecord(content.overall_summary) ? content.overall_summary : {}),
    summaryParagraph: textOf(content.summaryParagraph),
    category_breakdown: recordsOf(content.category_breakdown).map(readCategory),
    focus_areas: {
      introParagraph: textOf(focus.introParagraph),
      topRecommendations: recordsOf(focus.topRecommendations).map(readRecommendation),
    },
    outro: textOf(content.outro),
  };
}

type AddedFields = Pick<
  ReadContent,
  'redFlags' | 'contributions' | 'sources' | 'lifesEssential8' | 'riskEnhancers' | 'otherRisks' | 'engine' | 'wording'
>;

function addedFields(content: Fields): AddedFields {
  const known = content as Partial<AddedFields>;
  return {
    ...known,
    redFlags: known.redFlags ?? [],
    contributions: known.contributions ?? [],
    sources: known.sources ?? [],
  };
}

const figures = ['biologicalAge', 'chronologicalAge', factorField, 'cardiacRiskScore'] as const;

function readSummary(summary: Fields): OverallSummary {
  const read = Object.fromEntries(
    figures.flatMap((name) => (name in summary ? [[name, numberOf(summary[name])]] : [])),
  );
  return { ...(summary as OverallSummary), ...read };
}

// Where the specification names no id, the place in the list tells the items apart.
const readCategory = (item: Fields, at: number): CategoryItem => ({
  ...(item as Partial<CategoryItem>),
  id: textOf(item.id) || String(at),
  title: textOf(item.title),
  descriptor: textOf(item.descriptor),
  score: numberOf(item.score),
  explanationParagraph: textOf(item.explanationParagraph),
});

const readRecommendation = (item: Fields, at: number): Recommendation => ({
  ...(item as Partial<Recommendation>),
  code: textOf(item.code) || String(at),
  area: textOf(item.area),
  userAnswer: textOf(item.userAnswer),
  recommendation: textOf(item.recommendation),
});
