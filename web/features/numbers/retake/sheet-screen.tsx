import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import * as words from '#feature-words/numbers/retake.ts';
import { groupBy } from '#shared/later-ecmascript.ts';
import type { GivenAnswers, RetakeRule } from '#shared/quiz/derive.ts';
import { type Answer, type Answers, asks, isAccountQuestion, type Question, type Quiz } from '#shared/quiz/question.ts';
import type { Typed } from '#shared/quiz/units/measured.ts';
import { visibleQuestions } from '#shared/quiz/visible.ts';
import { type AnswerLine, chapterOf } from '#web/answers/answer-chapters.ts';
import { AnswerList, ChangedTag } from '#web/answers/answer-list.tsx';
import type { Inputs } from '#web/measured/measured-inputs.ts';
import { UnitToggle } from '#web/measured/unit-toggle.tsx';
import { Actions, Next } from '#web/quiz/actions.tsx';
import { AnswerControl } from '#web/quiz/controls/answer-control.tsx';
import quizStyles from '#web/quiz/quiz.module.css';
import { Screen } from '#web/shell/screen.tsx';
import { RadioCard } from '#web/ui/choices.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Column, PageHeading } from '#web/ui/page.tsx';
import * as labels from '#words/labels.ts';
import { useNewAnswer, useStartAtTop } from '../answers/change-screen.tsx';
import type { Changed, useOpenQuestion } from '../answers/changes.ts';
import answersStyles from '../answers/my-answers.module.css';
import styles from './retake.module.css';

/** One chapter on a sheet. `asked` are the questions that are never prefilled: they are answered on the sheet itself. */
type SheetChapter = { id: string; kept: readonly Question[]; asked: readonly Question[] };
export type Sheet = readonly SheetChapter[];

type SheetScreenProps = {
  header: ReactNode;
  sheet: Sheet;
  number: number;
  total: number;
  lines: readonly AnswerLine[];
  changed: Changed;
  place: ReturnType<typeof useOpenQuestion>;
  today: string;
  /** True if no answer can be changed. */
  isLocked: boolean;
  isBusy: boolean;
  onBack: () => void;
  onNext: () => void;
};

/** Some chapters with the last answers and the questions that are asked again. One press confirms that all is still true. */
export function SheetScreen(props: SheetScreenProps) {
  const { header, sheet, number, total, changed, isBusy, onBack, onNext } = props;
  const form = useRef<HTMLFormElement>(null);
  const [wasWarned, setWarned] = useState(false);
  const open = unansweredIn(sheet, changed.given.answers);
  useStartAtTop();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [first] = open;
    if (!first || wasWarned) return onNext();
    setWarned(true);
    form.current?.querySelector<HTMLElement>(`[data-question="${first.id}"] input`)?.focus();
  };
  return (
    <Screen header={header}>
      <form ref={form} className={quizStyles.quiz} noValidate onSubmit={submit}>
        <Column className={answersStyles.page}>
          <PageHeading documentTitle={words.part(number, total)} within={words.takingItAgain}>
            {words.stillTrueTitle}
          </PageHeading>
          <p className={quizStyles.subtext}>
            {sheet.some(({ asked }) => asked.length > 0)
              ? words.partLedeAnswer(number, total)
              : words.partLede(number, total)}
          </p>
          {sheet.map((chapter) => (
            <Chapter key={chapter.id} {...props} chapter={chapter} />
          ))}
          <div className={styles.open} role="status">
            {wasWarned && open.length > 0 && (
              <Notice title={words.unanswered(open.length)}>{words.askedEachTime}</Notice>
            )}
          </div>
        </Column>
        <Actions onBack={onBack} hasLine>
          <Next label={nextLabel(number === total, wasWarned && open.length > 0)} disabled={isBusy} />
        </Actions>
      </form>
    </Screen>
  );
}

const nextLabel = (isLast: boolean, isIncomplete: boolean): string => {
  if (isLast) return isIncomplete ? words.submitWithout : labels.submit;
  return isIncomplete ? words.continueWithout : words.allStillTrue;
};

function Chapter({ chapter, lines, changed, place, today, isLocked }: SheetScreenProps & { chapter: SheetChapter }) {
  const kept = chapter.kept.flatMap(({ id }) => lines.filter(({ questionId }) => questionId === id));
  return (
    <>
      <AnswerList
        chapters={[chapterOf(chapter.id, kept)]}
        onOpen={(questionId) => isLocked || place.open(questionId)}
        note={({ questionId }) => changed.changedIds.includes(questionId) && <ChangedTag />}
        focusOn={place.line}
      />
      {chapter.asked.map((question) => {
        const Inline = question.type === 'multiple-choice' ? InlineChoice : InlineTyped;
        return (
          <Inline
            key={question.id}
            question={question}
            given={changed.given}
            today={today}
            onAnswer={(answer, typed) => isLocked || changed.set(question.id, answer, typed)}
          />
        );
      })}
    </>
  );
}

/** A question that is asked again, on the sheet itself, with nothing chosen beforehand. */
type InlineQuestionProps = {
  question: Question;
  given: GivenAnswers;
  today: string;
  onAnswer: (answer: Answer | null, typed: Typed | null) => void;
};

function InlineChoice({ question, given, onAnswer }: InlineQuestionProps) {
  const id = useId();
  const answer = given.answers[question.id];
  return (
    <div className={styles.asked} data-question={question.id}>
      <h3 id={id}>{question.text}</h3>
      <fieldset className={styles.cards} aria-labelledby={id}>
        {question.options?.map(({ value, label }) => (
          <RadioCard
            key={value}
            name={question.id}
            label={label}
            checked={answer === value}
            onChoose={() => onAnswer(value, null)}
          />
        ))}
      </fieldset>
    </div>
  );
}

function InlineTyped({ question: asked, given, today, onAnswer }: InlineQuestionProps) {
  const id = useId();
  const { shown, inputs, type, read, isBlank, switchTo } = useNewAnswer(asked, given, today);
  const { question } = shown;
  const { refusal, offers } = read(inputs);
  const typeAndTell = (next: Inputs) => {
    type(next);
    // An incomplete input counts as no answer, so that nothing half typed is sent.
    const { value, typed, refusal: why } = read(next);
    onAnswer(why === null ? (value as Answer) : null, why === null ? typed : null);
  };
  return (
    <div className={styles.asked} data-question={question.id}>
      <h3 id={id}>{question.text}</h3>
      <UnitToggle question={question} unit={shown.unit} onChoose={switchTo} />
      <AnswerControl
        question={question}
        typed={inputs}
        onType={typeAndTell}
        today={today}
        error={isBlank ? null : refusal}
        offers={isBlank ? [] : offers}
        labelledBy={id}
        errorId={`${id}error`}
      />
    </div>
  );
}

/** Longer sheets are hard to read on a phone. Our judgement. */
const questionsPerSheet = 14;

/**
 * The questions of a retake by chapter, in the order of the quiz. Consecutive short chapters share a sheet, so that a user with
 * few changes has few sheets.
 */
export const sheetsOf = (quiz: Quiz, rules: readonly RetakeRule[], answers: Answers): Sheet[] => {
  const anew = new Set(rules.flatMap(({ how, questions }) => (how === 'askedAnew' ? questions : [])));
  const numbers = (quiz.besides ?? []).filter(({ id }) => Object.hasOwn(answers, id));
  const shown = [...visibleQuestions(quiz, answers), ...numbers].filter(
    (question) => asks(question) && !isAccountQuestion(question),
  );
  const chapters = [...groupBy(shown, ({ section }) => section)].map(([id, questions]) => ({
    id,
    kept: questions.filter((question) => !anew.has(question.id)),
    asked: questions.filter((question) => anew.has(question.id)),
  }));
  const sheets: SheetChapter[][] = [];
  for (const chapter of chapters) {
    const last = sheets.at(-1);
    if (last && sizeOf([...last, chapter]) <= questionsPerSheet) last.push(chapter);
    else sheets.push([chapter]);
  }
  return sheets;
};

const sizeOf = (sheet: Sheet): number => sheet.reduce((size, { kept, asked }) => size + kept.length + asked.length, 0);

const unansweredIn = (sheet: Sheet, answers: Answers): readonly Question[] =>
  sheet.flatMap(({ asked }) => asked.filter(({ id }) => !Object.hasOwn(answers, id)));
