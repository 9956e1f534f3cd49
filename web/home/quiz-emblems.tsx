import type { ReactNode } from 'react';
import { cardiacQuizId, productQuizId, type QuizId } from '#shared/derived-names.ts';
import heart from '../assets/art/emblem-cardiac.svg';
import rings from '../assets/art/emblem-health.svg';
import { Art } from '../ui/page.tsx';

type EmblemProps = { className?: string };

/** The picture of each quiz, for every row that shows a quiz. */
export const quizEmblems: Record<QuizId, (props: EmblemProps) => ReactNode> = {
  [productQuizId]: (props: EmblemProps) => <Art src={rings} viewBox="0 0 96 96" {...props} />,
  [cardiacQuizId]: (props: EmblemProps) => <Art src={heart} viewBox="0 0 96 96" {...props} />,
};
