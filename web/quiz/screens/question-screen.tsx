import type { Question } from '#shared/quiz/question.ts';
import { inputsOf } from '#web/quiz/answering/answer-in-inputs.ts';
import { useTrial } from '#web/quiz/answering/use-trial.ts';
import { unitIn } from '../../measured/inputs.ts';
import { useUnits } from '../../measured/units.ts';
import { Frame } from './frame.tsx';
import { chapterParts, choiceParts, typedParts } from './question-parts.tsx';
import type { QuestionScreenProps } from './screen-props.ts';
import { useShownQuestion } from './use-shown-question.tsx';

/**
 * A question, or the beginning of a chapter. It stays from one to the next, with the bar of buttons; so its hooks are the same
 * for every type.
 */
export function QuestionScreen(asked: QuestionScreenProps) {
  const units = useUnits();
  const trial = useTrial(asked.question, asked.view);
  const inputs = hasInputs(asked.question) ? inputsNow(asked, units) : null;
  const shown = useShownQuestion(asked.question, inputs && unitIn(asked.question, inputs));
  const props = { ...asked, question: shown.question };
  if (inputs) return <Frame {...props} {...typedParts(props, shown, inputs, trial)} />;
  return <Frame {...props} {...(isChoice(props.question) ? choiceParts(props, shown) : chapterParts(props))} />;
}

const isChoice = ({ type }: Question) => type === 'multiple-choice';
const hasInputs = (question: Question) => !isChoice(question) && question.type !== 'section-title';

/** What was typed and is no answer yet, else the answer. */
const inputsNow = ({ question, view }: QuestionScreenProps, units: ReturnType<typeof useUnits>) =>
  view.typed[question.id] ?? inputsOf(question, { answers: view.state.answers, typed: view.typedAnswers }, units);
