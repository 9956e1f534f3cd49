import * as paper from '#feature-words/doctor/paper.ts';
import * as words from '#feature-words/doctor/view.ts';
import { answersBeside, type BesideAnswer } from '#shared/features/doctor/sheet/answers-beside.ts';
import type { DoctorSheet } from '#shared/features/doctor/sheet/sheet.ts';
import { asksOf } from '#shared/features/doctor/sheet/sheet-lines.ts';
import { Answer } from '#web/features/doctor/page/doctor-sheet.tsx';
import { Section } from '#web/ui/page.tsx';
import viewStyles from './view.module.css';

/**
 * What the page behind a link says beside the signed document: no figure, no warning and no measured value, because
 * those are drawn from the document.
 */
export function UnsignedNotes({ sheet, said }: { sheet: DoctorSheet; said: DoctorSheet | null }) {
  const { unknown, methods, warnings } = sheet;
  const { checked, denied, adaptedFor } = warnings;
  const { reported, otherAnswers } = answersBeside(sheet, said);
  const parts: readonly (readonly [string, readonly (string | BesideAnswer)[]])[] = [
    [paper.nextStepAndQuestions, asksOf(sheet)],
    [words.reportedAndDenied, [...checked, ...reported, ...(denied ? [denied] : []), ...adaptedFor]],
    [paper.notKnown, unknown],
    [paper.otherAnswers, otherAnswers],
    [words.methods, methods],
  ];
  return (
    <Section title={words.unsignedTitle} className={viewStyles.notes}>
      <p className={viewStyles.lede}>{words.unsignedAbout}</p>
      {parts.map(
        ([title, points]) =>
          points.length > 0 && (
            <Section key={title} heading="h3" title={title}>
              <ul lang={sheet.language}>
                {[...new Map(points.map((point) => [textOf(point), point])).values()].map((point) => (
                  <li key={textOf(point)}>{typeof point === 'string' ? point : <Answer {...point} />}</li>
                ))}
              </ul>
            </Section>
          ),
      )}
    </Section>
  );
}

/** Some sentences stand in two lists. */
const textOf = (point: string | BesideAnswer): string => (typeof point === 'string' ? point : point.text);
