import type { ReactNode } from 'react';
import type { OpenQuiz } from '../open-quiz.ts';
import type { QuizView } from '../quiz-view.ts';

/** The properties of every screen of a quiz. */
export type QuizScreenProps = { open: OpenQuiz; view: QuizView; header: ReactNode; onBack: () => void };
