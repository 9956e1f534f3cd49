import type { QuizId } from '#shared/derived-names.ts';
import { Screen } from '../shell/screen.tsx';

export function QuizPage({ quizId }: { quizId: QuizId }) {
  return <Screen>{quizId}</Screen>;
}
