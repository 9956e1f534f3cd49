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
      'Next step and questions',
      [
        ...(nextStep ? [`Next step asked for: ${nextStep}`] : []),
        ...datedSteps.map((step) => `Also asked for: ${step}`),
        ...questions,
      ],
    ],
    ['Reported and denied', [...checked, ...reported, ...(denied ? [denied] : []), ...adaptedFor]],
    ['Not known', unknown],
    ['Other answers', otherAnswers],
    ['Methods', methods],
  ];
  return (
    <Section title="The rest of the page, not signed" className={viewStyles.notes}>
      <p className={viewStyles.lede}>
        This part was put together in the person’s browser, from the same answers. Our signature doesn’t cover it.
      </p>
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
