import type { Question } from '#shared/quiz/question.ts';
import { dayOf } from '../account/day-of.ts';
import { answerName } from '../answers/question-names.ts';
import { Header } from '../shell/header.tsx';
import { ChangeScreen } from './change-screen.tsx';
import type { CorrectionProps } from './correction-props.ts';

type ChangeOneProps = CorrectionProps & { question: Question };

/** One answer of the list, with the one that was sent beside it. */
export function ChangeOne({ own, changed, lines, place, today, question }: ChangeOneProps) {
  const { submittedAt, submissionId } = own;
  const present = changed.given.answers[question.id];
  const before = lines.before(question.id);
  const back = { to: `/answers/${submissionId}`, label: 'Back to my answers' };
  return (
    <ChangeScreen
      header={<Header back={back} />}
      question={question}
      given={changed.given}
      kicker={present === undefined ? 'Answer one question' : 'Change one answer'}
      documentTitle={`${answerName(question)}, my answers`}
      before={before === null ? null : `Your answer${submittedAt && ` on ${dayOf(submittedAt)}`}: ${before}`}
      today={today}
      hint="Choosing an answer takes you back to your list. Nothing is worked out again until you say so."
      backLabel={present === undefined ? 'Leave it as it is' : 'Keep it as it is'}
      onBack={place.close}
      nextLabel="Take this answer"
      onTake={({ answer, typed }) => {
        changed.set(question.id, answer, typed);
        place.close();
      }}
    />
  );
}
