import { cardiacQuizId, productQuizId, type QuizId, quizRecords } from '#shared/derived-names.ts';
import { loincOf } from '#shared/fhir/codes/codes.ts';
import { resultConcepts } from '#shared/fhir/codes/own-codes.ts';
import { likelyText, openPercent } from '#shared/heart/words/risk-words.ts';
import { product } from '#shared/product.ts';
import { ageRangeText, percentRangeText, rangeOf, wholeYears } from '#shared/reading/figures.ts';
import { dayInZone } from '#shared/scoring/day-in-zone.ts';
import { notEstimated } from '#words/headlines.ts';
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
  text: narrativeOf(paragraphs([title, selfReport])),
  status: 'final',
  type: { coding: [loincOf('patientNote')] },
  subject: patient,
  date: madeAt,
  author: [patient, ...devices],
  title,
  section: [warningSection(parts), ...parts.flatMap(sectionsOf), limits].filter(({ entry }) => entry?.length !== 0),
});

const title = `${product.name}: a health self-assessment`;
const selfReport =
  'Answers and values were given by the person in an online questionnaire. No clinician has checked them. Education, not a diagnosis.';

/** In the words that the person read. */
const warningSection = (parts: readonly Parts[]): Section => {
  const redFlags = parts.flatMap(({ shared }) => shared.content.redFlags);
  return {
    title: 'Signs that ask for care',
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
      title: `${name}: result`,
      text: narrativeOf(
        table(figureRows(shared)),
        paragraphs([
          `Engine ${engineVersionOf(content)}. Answered ${day}.`,
          replaces &&
            `Corrected on ${dayInZone(new Date(replaces.at), timeZone)}, in place of a result of engine ${replaces.engineVersion}: ${replaces.reason}`,
          nextStep && `Next step that the person was told: ${nextStep.title}.`,
          missing.length > 0 && `Not given, or not measured: ${missing.join('; ')}.`,
          `Sources: ${content.sources.map(({ short }) => short).join('; ')}.`,
        ]),
      ),
      entry: results,
    },
    {
      title: `${name}: values given`,
      text: narrativeOf(paragraphs([valuesGiven]), table(observationRows(measured.map(({ resource }) => resource)))),
      entry: measured.map(({ at }) => at),
    },
    { title: `${name}: answers`, text: narrativeOf(paragraphs([answersGiven])), entry: [response] },
  ];
};

const valuesGiven =
  'Values as the person typed them, in the unit that they chose. Bands are said to be bands. Each note says what was not used.';
const answersGiven = 'All answers in the words that were asked. What was skipped has no item.';

const limits: Section = {
  title: 'What it cannot know',
  text: narrativeOf(
    list([
      'It knows only what the person said: no examination, no record, no image.',
      'The biological age counts habits, and no illness, medicine, blood pressure or blood value.',
      'The heart’s percentage is for people of 30 to 79 years without a known heart or artery disease. Its range does not cover the error of the model.',
      'A value that was not given was replaced by an average, and the range got wider.',
    ]),
  ),
};

type Rows = readonly (readonly [string, string])[];

/** The figure of a result with its range, as a row for a reader. A figure beside a warning is said as well. */
export const figureRows = (shared: ToShare): Rows => rowsOf[shared.quiz.id](shared);

const reasonOf = ({ overall_summary: { notEstimatedReason } }: ToShare['content']): string =>
  notEstimatedReason ? `${notEstimated}. ${notEstimatedReason}` : notEstimated;

const ageRows = ({ content }: ToShare): Rows => {
  const { overall_summary: said } = content;
  const range = rangeOf(said.biologicalAgeLow, said.biologicalAgeHigh);
  const age = said.biologicalAge;
  const figure =
    age == null ? reasonOf(content) : `${wholeYears(age)}${range ? `, likely ${ageRangeText(range)}` : ''}`;
  const calendarAge = said.chronologicalAge;
  return [
    ['Biological age from habits, years', figure],
    ...(calendarAge == null ? [] : [['Age at the time, years', String(calendarAge)] as const]),
  ];
};

const riskRows = ({ content, quiz }: ToShare): Rows => {
  const { overall_summary: said } = content;
  const range = rangeOf(said.cardiacRiskScoreLow, said.cardiacRiskScoreHigh);
  const score = said.cardiacRiskScore;
  const open = content.heart?.rangeOpen ?? null;
  const likely = range && (open ? likelyText([range.low, range.high], open) : percentRangeText(range));
  const figure = score == null ? reasonOf(content) : `${openPercent(score, open)}${likely ? `, likely ${likely}` : ''}`;
  return [
    ['Heart attack or stroke within 10 years', figure],
    ...(score != null && said.riskDescriptor ? [['Level', said.riskDescriptor] as const] : []),
    ['Questionnaire', `${quiz.intro.text}, version ${quiz.version}`],
  ];
};

const rowsOf: Readonly<Record<QuizId, (shared: ToShare) => Rows>> = {
  [productQuizId]: ageRows,
  [cardiacQuizId]: riskRows,
};
