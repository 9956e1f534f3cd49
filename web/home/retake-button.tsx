import { type QuizId, quizRecords } from '#shared/derived-names.ts';
import { useRetake } from '#web/session/start-over.ts';
import { Button } from '#web/ui/button.tsx';
import { RetakeIcon } from '#web/ui/icons.tsx';
import * as words from '#words/home.ts';
import * as labels from '#words/labels.ts';

/** In a quiz's row on Home, and in each row of the dashboard. */
export function RetakeButton({ quizId, className }: { quizId: QuizId; className?: string | undefined }) {
  const retake = useRetake();
  return (
    <Button
      className={className}
      variant="ghost"
      size="icon"
      title={labels.retakeQuiz}
      aria-label={words.retakeQuizOf(quizRecords[quizId].title)}
      onClick={() => retake(quizId)}
    >
      <RetakeIcon />
    </Button>
  );
}
