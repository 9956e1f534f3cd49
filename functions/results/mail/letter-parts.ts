import type { Recommendation, ResultContent } from '#shared/contract/result.ts';
import type { QuizId } from '#shared/derived-names.ts';
import type { Bar } from './bar.ts';

export type LetterInput = {
  firstName: string;
  quizId: QuizId;
  content: ResultContent;
  resultUrl: string;
  /** ISO instant, and the zone that says which day that was for the person. */
  submittedAt: string;
  timeZone?: string;
};

export type Headline = {
  label: string;
  figure: string;
  /** The lines under the figure: range, calendar age, level. */
  lines: string[];
  bar: Bar | null;
};

/** The content of the mail, for its HTML and for its plain text: one thing to start with, the link, number and meaning. */
export type Letter = {
  /** Subject and preheader show on lock screens: no figure and no finding. */
  subject: string;
  preheader: string;
  title: string;
  /** Null in the quiet letter, which has no figure at all. */
  headline: Headline | null;
  /** Below a figure the first paragraph is shown larger. */
  paragraphs: string[];
  button: string;
  start: Recommendation | null;
  others: Recommendation[];
  footer: string;
  resultUrl: string;
  dashboardUrl: string;
};
