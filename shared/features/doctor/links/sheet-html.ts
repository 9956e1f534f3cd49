import * as paper from '#feature-words/doctor/paper.ts';
import { list, pageOf, paragraphs, table } from '#shared/fhir/narrative.ts';
import { answersBeside, type BesideAnswer } from '../sheet/answers-beside.ts';
import type { DoctorSheet, SheetFigures } from '../sheet/sheet.ts';
import { asksOf, howOf, levelWords } from '../sheet/sheet-lines.ts';

/**
 * The sheet as one page of HTML in the doctor's language, for software that shows an attachment and knows nothing of our kind of
 * page. It names nobody: who the person is stands in the document beside it. `said`: the sheet in the language in which the person
 * answered.
 */
export const htmlOfSheet = (sheet: DoctorSheet, said: DoctorSheet | null): string => {
  const { warnings, inputs, unknown, methods } = sheet;
  const { raised, checked, denied, adaptedFor } = warnings;
  const beside = answersBeside(sheet, said);
  const figures = ({ rows, notes }: SheetFigures) =>
    table(rows.map(({ label, value }) => [label, value])) + paragraphs(notes);
  return pageOf(paper.title, [
    [
      paper.madeByOn(sheet.madeBy, sheet.madeOn),
      paragraphs([paper.notVerified, withoutTags(raised.length === 0 ? paper.noWarnings : paper.warningsRaised)]) +
        list(raised.map(({ level, label, when }) => withoutTags(levelWords[level](when, label)))) +
        paragraphs([...checked, beside.reported.length > 0 && withoutTags(paper.reported)]) +
        list(beside.reported.map(withSaid)) +
        paragraphs([denied ?? false, adaptedFor.length > 0 && paper.adaptedFor(adaptedFor.join('; '))]),
    ],
    [paper.nextStepAndQuestions, list(asksOf(sheet))],
    [sheet.heart.title, figures(sheet.heart)],
    [sheet.habits.title, figures(sheet.habits)],
    [
      paper.values,
      table(
        inputs.map((input, at) => [
          input.label,
          [withSaid({ text: input.value, said: beside.inputs[at] ?? null }), howOf(input), input.date].join(' · '),
        ]),
      ),
    ],
    [paper.notKnown, list(unknown)],
    [paper.otherAnswers, list(beside.otherAnswers.map(withSaid))],
    ['', paragraphs(methods)],
  ]);
};

const withoutTags = (text: string): string => text.replace(/<\/?b>/g, '');

const withSaid = ({ text, said }: BesideAnswer): string => (said === null ? text : paper.asSaid(text, said.text));
