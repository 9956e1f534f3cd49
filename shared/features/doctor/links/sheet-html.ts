import * as paper from '#feature-words/doctor/paper.ts';
import type { RedFlagLevel } from '#shared/contract/result.ts';
import { list, pageOf, paragraphs, table } from '#shared/fhir/narrative.ts';
import { answersBeside } from '../sheet/answers-beside.ts';
import type { DoctorSheet, SheetFigures } from '../sheet/sheet.ts';

/**
 * The sheet as one page of HTML in the doctor's language, for software that shows an attachment and knows nothing of our kind of
 * page. `said`: the sheet in the language in which the person answered.
 */
export const htmlOfSheet = (sheet: DoctorSheet, said: DoctorSheet | null): string => {
  const { warnings, inputs, nextStep, datedSteps, questions, unknown, methods } = sheet;
  const { raised, checked, denied, adaptedFor } = warnings;
  const beside = answersBeside(sheet, said);
  const asks = [...(nextStep ? [paper.nextStepAsked(nextStep)] : []), ...datedSteps.map(paper.alsoAsked), ...questions];
  const figures = ({ rows, notes }: SheetFigures) =>
    table(rows.map(({ label, value }) => [label, value])) + paragraphs(notes);
  return pageOf(paper.title, [
    [
      paper.madeByOn(sheet.madeBy, sheet.madeOn),
      paragraphs([paper.notVerified]) +
        list(raised.map(({ level, label, when }) => withoutTags(levelWords[level](when, label)))) +
        paragraphs([...checked, denied ?? false, adaptedFor.length > 0 && paper.adaptedFor(adaptedFor.join('; '))]) +
        list(beside.reported.map(withSaid)),
    ],
    [paper.nextStepAndQuestions, list(asks)],
    [sheet.heart.title, figures(sheet.heart)],
    [sheet.habits.title, figures(sheet.habits)],
    [
      paper.values,
      table(
        inputs.map(({ label, value, how, date }, at) => [
          label,
          [withSaid({ text: value, said: beside.inputs[at] ?? null }), how, date].join(' · '),
        ]),
      ),
    ],
    [paper.notKnown, list(unknown)],
    [paper.otherAnswers, list(beside.otherAnswers.map(withSaid))],
    ['', paragraphs(methods)],
  ]);
};

const levelWords: Readonly<Record<RedFlagLevel, (when: string, warning: string) => string>> = {
  emergency: paper.emergencies,
  urgent: paper.urgentWarnings,
  soon: paper.soonWarnings,
};

const withoutTags = (text: string): string => text.replace(/<\/?b>/g, '');

const withSaid = ({ text, said }: { readonly text: string; readonly said: string | null }): string =>
  said === null ? text : paper.asSaid(text, said);
