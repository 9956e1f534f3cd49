import { type ReactNode, useId } from 'react';
import type { DoctorSheet as Sheet, SheetFigures } from '#shared/doctor/sheet.ts';
import styles from './doctor-sheet.module.css';
import { SheetInputs } from './sheet-inputs.tsx';
import { SheetWarningBox } from './sheet-warnings.tsx';

type DoctorSheetProps = {
  sheet: Sheet;
  /** In the person's own words, as they were typed; empty ones do not count. */
  ownQuestions?: readonly string[];
};

/**
 * The clinician's page from plain data: one side of paper, black on white whatever the theme. Warnings and open questions
 * first, then figures, values with their dates, and answers.
 */
export function DoctorSheet({ sheet, ownQuestions = [] }: DoctorSheetProps) {
  const id = useId();
  const { questions, nextStep, unknown, otherAnswers, methods } = sheet;
  const own = ownQuestions.map((question) => question.trim()).filter((question) => question !== '');
  const asks = [...(nextStep ? [`Next step asked for: ${nextStep}`] : []), ...questions];
  return (
    <article className={styles.sheet} data-theme="light" aria-labelledby={id}>
      <div className={styles.top}>
        <h2 id={id}>Summary for a clinician</h2>
        <p>
          {sheet.madeBy}, {sheet.madeOn}
        </p>
      </div>
      <Who sheet={sheet} />
      <SheetWarningBox warnings={sheet.warnings} />
      <div className={styles.two}>
        {asks.length > 0 && <Points title="Next step and questions" points={asks} />}
        {own.length > 0 && <Points title="The person would like to ask" points={[...new Set(own)]} />}
      </div>
      <div className={styles.two}>
        <Figures figures={sheet.heart} />
        <Figures figures={sheet.habits} />
      </div>
      <SheetInputs inputs={sheet.inputs} />
      {unknown.length > 0 && <Points title="Not known" points={unknown} />}
      {otherAnswers.length > 0 && (
        <Part title="Other answers">
          <p>{otherAnswers.join(' ')}</p>
        </Part>
      )}
      <p className={styles.foot}>{methods.join(' ')}</p>
    </article>
  );
}

function Who({ sheet: { person } }: { sheet: Sheet }) {
  const { name, born, age, sex } = person;
  const birth = born ? `born ${born}${age === null ? '' : ` (${age})`}` : age === null ? '' : `${age} years old`;
  const facts = [birth, sex].filter(Boolean).join(', ');
  return (
    <p>
      {name && <b>{name}</b>}
      {name && facts && ', '}
      {facts && `${facts}. `}
      {!facts && name && '. '}
      Self-reported by the person, not verified.
    </p>
  );
}

function Figures({ figures: { title, rows, notes } }: { figures: SheetFigures }) {
  return (
    <Part title={title}>
      <table>
        <tbody>
          {rows.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className={styles.figure}>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {notes.length > 0 && <p className={styles.note}>{notes.join(' ')}</p>}
    </Part>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <Part title={title}>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
