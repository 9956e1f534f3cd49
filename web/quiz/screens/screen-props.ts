import type { ReactNode } from 'react';
import type { Question } from '#shared/quiz/question.ts';
import type { OpenQuiz } from '../open-quiz.ts';
import type { QuizView } from '../quiz-run.ts';

/** The properties of every screen of a quiz. */
export type QuizScreenProps = { open: OpenQuiz; view: QuizView; onBack: () => void };

export type QuestionScreenProps = QuizScreenProps & { question: Question };

/** Of the screens that stand beside the path of the quiz, in a frame of their own. */
export type FramedScreenProps = QuizScreenProps & { header: ReactNode };
