import { useId } from 'react';
import type { RedFlagLevel } from '#shared/contract/result.ts';
import type {
  DoctorSheet as Sheet,
  SheetFigures,
  SheetInput,
  SheetWarnings,
} from '#shared/features/doctor/sheet/sheet.ts';
import { levelOrder } from '#shared/safety/levels.ts';
import { List, Section, TableHead } from '#web/ui/page.tsx';
import styles from './doctor-sheet.module.css';

/** Value, unit, how it is known and from when. Marks are words, so that they survive a photocopier. */
function SheetInputs({ inputs }: { inputs: readonly SheetInput[] }) {
  return (
    <Section heading="h3" title="Values used for the figures">
      <table className={styles.inputs}>
        <TableHead columns={['Input', 'Value', 'How known', 'Date']} />
        <tbody>
          {inputs.map((input) => (
            <tr key={input.label} data-mark={input.mark ?? undefined}>
              <th scope="row">{input.label}</th>
              <td>{input.value}</td>
              <td>{howOf(input)}</td>
              <td>{input.date}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

const howOf = ({ how, mark }: SheetInput): string => {
  if (mark === 'clamped') return `${how}, outside the limits of the equations`;
  return mark === 'missing' && how === '–' ? 'missing' : how;
};

const levelWords: Readonly<Record<RedFlagLevel, string>> = { emergency: 'Emergency', urgent: 'Urgent', soon: 'Soon' };

/** Warnings by level, what was said about them since, what was reported and what was denied. */
function SheetWarningBox({ warnings }: { warnings: SheetWarnings }) {
  const { raised, checked, reported, denied, adaptedFor } = warnings;
  return (
    <div className={styles.warnings}>
      <p>
        <b>Warnings raised by the answers:</b> {raised.length === 0 ? 'none.' : ''}
      </p>
      {levelOrder.map((level) => {
        const flags = raised.filter((warning) => warning.level === level);
        return (
          flags[0] && (
            <p key={level}>
              <b>
                {levelWords[level]} (to be seen {flags[0].when}):
              </b>{' '}
              {flags.map(({ label }) => label).join('; ')}.
            </p>
          )
        );
      })}
      {checked.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {reported.length > 0 && (
        <p>
          <b>Reported:</b> {reported.join(' ')}
        </p>
      )}
      {denied && <p>{denied}</p>}
      {adaptedFor.length > 0 && <p>Advice was adapted for: {adaptedFor.join('; ')}.</p>}
    </div>
  );
}

type DoctorSheetProps = {
  sheet: Sheet;
  /** The user's own words, as they were typed. Empty ones are left out. */
  ownQuestions?: readonly string[];
};

/**
 * The clinician's page from plain data: one side of paper, black on white whatever the theme. Warnings and open questions
 * first, then figures, values with their dates, and answers.
 */
export function DoctorSheet({ sheet, ownQuestions = [] }: DoctorSheetProps) {
  const id = useId();
  const { questions, nextStep, datedSteps, unknown, otherAnswers, methods } = sheet;
  const own = ownQuestions.map((question) => question.trim()).filter((question) => question !== '');
  const asks = [
    ...(nextStep ? [`Next step asked for: ${nextStep}`] : []),
    ...datedSteps.map((step) => `Also asked for: ${step}`),
    ...questions,
  ];
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
        {own.length > 0 && <Points title="The patient would like to ask" points={[...new Set(own)]} />}
      </div>
      <div className={styles.two}>
        <Figures figures={sheet.heart} />
        <Figures figures={sheet.habits} />
      </div>
      <SheetInputs inputs={sheet.inputs} />
      {unknown.length > 0 && <Points title="Not known" points={unknown} />}
      {otherAnswers.length > 0 && (
        <Section heading="h3" title="Other answers">
          <p>{otherAnswers.join(' ')}</p>
        </Section>
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
      Self-reported, not verified.
    </p>
  );
}

function Figures({ figures: { title, rows, notes } }: { figures: SheetFigures }) {
  return (
    <Section heading="h3" title={title}>
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
    </Section>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <Section heading="h3" title={title}>
      <List items={points} />
    </Section>
  );
}
