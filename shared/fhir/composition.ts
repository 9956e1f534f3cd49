import { cardiacQuizId, productQuizId, type QuizId, quizRecords } from '#shared/derived-names.ts';
import { loincOf } from '#shared/fhir/codes/codes.ts';
import { resultConcepts } from '#shared/fhir/codes/own-codes.ts';
import { likelyText, openPercent } from '#shared/heart/words/risk-words.ts';
import { ageRangeText, percentRangeText, rangeOf, wholeYears } from '#shared/reading/figures.ts';
import { dayInZone } from '#shared/scoring/day-in-zone.ts';
import * as words from '#words/fhir-document.ts';
import { notEstimated } from '#words/headlines.ts';
import { language } from '#words/language.ts';
import { observationRows } from './measurements.ts';
import { list, narrativeOf, paragraphs, table } from './narrative.ts';
import type { Composition, Observation, Reference, Section } from './resources.ts';
import { engineVersionOf, type Placed, selfReported, type ToShare } from './setting.ts';

/** The entries of one result by what they are. */
export type Parts = {
  readonly shared: ToShare;
  readonly warnings: readonly Reference[];
  readonly results: readonly Reference[];
  readonly measured: readonly Placed<Observation>[];
  readonly response: Reference;
};

/**
 * What a doctor reads first: what asks for care, then the figures, what they rest on, and what they cannot know. `madeAt`: an ISO
 * instant.
 */
export const compositionOf = (
  parts: readonly Parts[],
  patient: Reference,
  devices: readonly Reference[],
  madeAt: string,
): Composition => ({
  resourceType: 'Composition',
  meta: selfReported,
  language,
  text: narrativeOf(paragraphs([words.title, words.selfReport])),
  status: 'final',
  type: { coding: [loincOf('patientNote')] },
  subject: patient,
  date: madeAt,
  author: [patient, ...devices],
  title: words.title,
  section: [warningSection(parts), ...parts.flatMap(sectionsOf), limits].filter(({ entry }) => entry?.length !== 0),
});

/** In the words that the person read. */
const warningSection = (parts: readonly Parts[]): Section => {
  const redFlags = parts.flatMap(({ shared }) => shared.content.redFlags);
  return {
    title: words.warnings,
    text: narrativeOf(table(redFlags.map(({ level, message }) => [resultConcepts[level], message]))),
    entry: parts.flatMap(({ warnings }) => warnings),
  };
};

const sectionsOf = ({ shared, results, measured, response }: Parts): readonly Section[] => {
  const name = quizRecords[shared.quiz.id].title;
  const { content, day, timeZone } = shared;
  const { replaces } = content;
  const { nextStep } = content.heart ?? {};
  const missing = (content.missing ?? []).map(({ label }) => label);
  return [
    {
      title: words.result(name),
      text: narrativeOf(
        table(figureRows(shared)),
        paragraphs([
          words.answered(engineVersionOf(content), day),
          replaces &&
            words.corrected(dayInZone(new Date(replaces.at), timeZone), replaces.engineVersion, replaces.reason),
          nextStep && words.nextStep(nextStep.title),
          missing.length > 0 && words.notGiven(missing.join('; ')),
          words.sources(content.sources.map(({ short }) => short).join('; ')),
        ]),
      ),
      entry: results,
    },
    {
      title: words.values(name),
      text: narrativeOf(
        paragraphs([words.valuesGiven]),
        table(observationRows(measured.map(({ resource }) => resource))),
      ),
      entry: measured.map(({ at }) => at),
    },
    { title: words.answers(name), text: narrativeOf(paragraphs([words.answersGiven])), entry: [response] },
  ];
};

const limits: Section = {
  title: words.cannotKnow,
  text: narrativeOf(
    list([words.cannotKnowMore, words.cannotKnowIllness, words.cannotKnowError, words.cannotKnowMissing]),
  ),
};

type Rows = readonly (readonly [string, string])[];

/** The figure of a result with its range, as a row for a reader. A figure beside a warning is said as well. */
export const figureRows = (shared: ToShare): Rows => rowsOf[shared.quiz.id](shared);

const reasonOf = ({ overall_summary: { notEstimatedReason } }: ToShare['content']): string =>
  notEstimatedReason ? words.notEstimatedBecause(notEstimatedReason) : notEstimated;

const withRange = (figure: string, range: string | null): string => (range ? words.likely(figure, range) : figure);

const ageRows = ({ content }: ToShare): Rows => {
  const { overall_summary: said } = content;
  const range = rangeOf(said.biologicalAgeLow, said.biologicalAgeHigh);
  const age = said.biologicalAge;
  const figure = age == null ? reasonOf(content) : withRange(wholeYears(age), range && ageRangeText(range));
  const calendarAge = said.chronologicalAge;
  return [
    [words.ageRow, figure],
    ...(calendarAge == null ? [] : [[words.calendarAgeRow, String(calendarAge)] as const]),
  ];
};

const riskRows = ({ content, quiz }: ToShare): Rows => {
  const { overall_summary: said } = content;
  const range = rangeOf(said.cardiacRiskScoreLow, said.cardiacRiskScoreHigh);
  const score = said.cardiacRiskScore;
  const open = content.heart?.rangeOpen ?? null;
  const likely = range && (open ? likelyText([range.low, range.high], open) : percentRangeText(range));
  const figure = score == null ? reasonOf(content) : withRange(openPercent(score, open), likely);
  return [
    [resultConcepts.ascvd10, figure],
    ...(score != null && said.riskDescriptor ? [[words.levelRow, said.riskDescriptor] as const] : []),
    [words.questionnaireRow, words.questionnaireVersion(quiz.intro.text, quiz.version)],
  ];
};

const rowsOf: Readonly<Record<QuizId, (shared: ToShare) => Rows>> = {
  [productQuizId]: ageRows,
  [cardiacQuizId]: riskRows,
};
