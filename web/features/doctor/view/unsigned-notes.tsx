import * as paper from '#feature-words/doctor/paper.ts';
import * as words from '#feature-words/doctor/view.ts';
import type { DoctorSheet } from '#shared/features/doctor/sheet/sheet.ts';
import { List, Section } from '#web/ui/page.tsx';
import viewStyles from './view.module.css';

/**
 * What the page behind a link says beside the signed document: no figure, no warning and no measured value, because
 * those are drawn from the document.
 */
export function UnsignedNotes({ sheet }: { sheet: DoctorSheet }) {
  const { nextStep, datedSteps, questions, unknown, otherAnswers, methods, warnings } = sheet;
  const { checked, reported, denied, adaptedFor } = warnings;
  const parts: readonly (readonly [string, readonly string[]])[] = [
    [
      paper.nextStepAndQuestions,
      [...(nextStep ? [paper.nextStepAsked(nextStep)] : []), ...datedSteps.map(paper.alsoAsked), ...questions],
    ],
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
              <List items={[...new Set(points)]} />
            </Section>
          ),
      )}
    </Section>
  );
}
