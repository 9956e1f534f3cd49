import type { ReactNode } from 'react';
import type { OpenQuiz } from '../open-quiz.ts';
import type { QuizView } from '../quiz-view.ts';

/** What every screen of a quiz is given. */
export type QuizScreenProps = { open: OpenQuiz; view: QuizView; header: ReactNode; onBack: () => void };
