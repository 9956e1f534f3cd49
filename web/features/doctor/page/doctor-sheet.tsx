import { Fragment, type ReactNode, useId } from 'react';
import * as paper from '#feature-words/doctor/paper.ts';
import { answersBeside, type BesideAnswer } from '#shared/features/doctor/sheet/answers-beside.ts';
import type { DoctorSheet as Sheet, SheetFigures } from '#shared/features/doctor/sheet/sheet.ts';
import { asksOf, birthWords, howOf, levelWords } from '#shared/features/doctor/sheet/sheet-lines.ts';
import { levelOrder } from '#shared/safety/levels.ts';
import { List, Section, TableHead } from '#web/ui/page.tsx';
import { RichText } from '#web/ui/rich-text.ts';
import { language } from '#words/language.ts';
import styles from './doctor-sheet.module.css';

/** Value, unit, how it is known and from when. Marks are words, so that they survive a photocopier. */
function SheetInputs({ sheet, said }: { sheet: Sheet; said: readonly BesideAnswer['said'][] }) {
  return (
    <Section heading="h3" title={paper.values}>
      <table className={styles.inputs}>
        <TableHead columns={[paper.columnInput, paper.columnValue, paper.columnHow, paper.columnDate]} />
        <tbody lang={sheet.language}>
          {sheet.inputs.map((input, at) => (
            <tr key={input.label} data-mark={input.mark ?? undefined}>
              <th scope="row">{input.label}</th>
              <td>
                <Answer text={input.value} said={said[at] ?? null} />
              </td>
              <td>{howOf(input)}</td>
              <td>{input.date}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

/** A line of the box. What leads it is bold. */
function Line({ text }: { text: string }) {
  return (
    <p>
      <RichText text={text} parts={{ b: bold }} />
    </p>
  );
}

const bold = (words: string): ReactNode => <b>{words}</b>;

/** Warnings by level, what was said about them since, what was reported and what was denied. */
function SheetWarningBox({ sheet, reported }: { sheet: Sheet; reported: readonly BesideAnswer[] }) {
  const { raised, checked, denied, adaptedFor } = sheet.warnings;
  return (
    <div className={styles.warnings} lang={sheet.language}>
      <Line text={raised.length === 0 ? paper.noWarnings : paper.warningsRaised} />
      {levelOrder.map((level) => {
        const flags = raised.filter((warning) => warning.level === level);
        const all = flags.map(({ label }) => label).join('; ');
        return flags[0] && <Line key={level} text={levelWords[level](flags[0].when, all)} />;
      })}
      {checked.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {reported.length > 0 && (
        <p>
          <RichText text={paper.reported} parts={{ b: bold }} /> <Answers answers={reported} />
        </p>
      )}
      {denied && <p>{denied}</p>}
      {adaptedFor.length > 0 && <p>{paper.adaptedFor(adaptedFor.join('; '))}</p>}
    </div>
  );
}

type DoctorSheetProps = {
  sheet: Sheet;
  /** The user's own words, as they were typed. Empty ones are left out. */
  ownQuestions?: readonly string[];
  /** The same sheet in the language in which the person answered; null where that is the doctor's. */
  said?: Sheet | null;
};

/**
 * The clinician's page from plain data: one side of paper, black on white whatever the theme. Warnings and open questions
 * first, then figures, values with their dates, and answers. A link's sheet may be in another language than this page; its
 * words say in which.
 */
export function DoctorSheet({ sheet, ownQuestions = [], said = null }: DoctorSheetProps) {
  const id = useId();
  const { language: lang, unknown, methods } = sheet;
  const { reported, otherAnswers, inputs } = answersBeside(sheet, said);
  const own = ownQuestions.map((question) => question.trim()).filter((question) => question !== '');
  const asks = asksOf(sheet);
  return (
    <article className={styles.sheet} data-theme="light" lang={language} aria-labelledby={id}>
      <div className={styles.top}>
        <h2 id={id}>{paper.title}</h2>
        <p>{paper.madeByOn(sheet.madeBy, sheet.madeOn)}</p>
      </div>
      <Who sheet={sheet} />
      <SheetWarningBox sheet={sheet} reported={reported} />
      <div className={styles.two}>
        {asks.length > 0 && <Points title={paper.nextStepAndQuestions} points={asks} lang={lang} />}
        {own.length > 0 && <Points title={paper.patientAsks} points={[...new Set(own)]} />}
      </div>
      <div className={styles.two}>
        <Figures figures={sheet.heart} lang={lang} />
        <Figures figures={sheet.habits} lang={lang} />
      </div>
      <SheetInputs sheet={sheet} said={inputs} />
      {unknown.length > 0 && <Points title={paper.notKnown} points={unknown} lang={lang} />}
      {otherAnswers.length > 0 && (
        <Section heading="h3" title={paper.otherAnswers}>
          <p lang={lang}>
            <Answers answers={otherAnswers} />
          </p>
        </Section>
      )}
      <p className={styles.foot} lang={lang}>
        {methods.join(' ')}
      </p>
    </article>
  );
}

/** An answer in the doctor's language, then in the words that the person saw. */
export function Answer({ text, said }: BesideAnswer) {
  if (said === null) return text;
  return (
    <>
      {text}{' '}
      <i className={styles.said} lang={said.language}>
        “{said.text}”
      </i>
    </>
  );
}

function Answers({ answers }: { answers: readonly BesideAnswer[] }) {
  return answers.map(({ text, said }, at) => (
    <Fragment key={text}>
      {at > 0 && ' '}
      <Answer text={text} said={said} />
    </Fragment>
  ));
}

function Who({ sheet: { person } }: { sheet: Sheet }) {
  const { name, born, age, sex } = person;
  const facts = [birthWords(born, age), sex].filter(Boolean).join(', ');
  return (
    <p>
      {name && <b>{name}</b>}
      {name && facts && ', '}
      {facts && `${facts}. `}
      {!facts && name && '. '}
      {paper.notVerified}
    </p>
  );
}

function Figures({ figures: { title, rows, notes }, lang }: { figures: SheetFigures; lang: string }) {
  return (
    <Section heading="h3" title={title} lang={lang}>
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

function Points({ title, points, lang }: { title: string; points: readonly string[]; lang?: string }) {
  return (
    <Section heading="h3" title={title}>
      <List items={points} lang={lang} />
    </Section>
  );
}
