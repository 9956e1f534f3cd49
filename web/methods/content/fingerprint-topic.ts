import { productQuizId } from '#shared/derived-names.ts';
import { engineHash, engineVersion, hashedText, type Scored } from '#shared/fingerprint.ts';
import type { Topic } from './topic.ts';

const fingerprintExample: Scored = {
  quizId: productQuizId,
  answers: { gender: 'female', sleepHours: 6, smoking: 'never' },
  otherAnswers: {},
  today: '2026-01-15',
};

export const fingerprintTopic = (): Topic => ({
  id: 'fingerprint',
  title: 'The fingerprint of a result',
  paragraphs: [
    `Under “How this was calculated” a result names the version of the engine, now ${engineVersion}, and a fingerprint. The version is raised with every change that can change a number or a sentence. Two results with the same fingerprint come from the same engine, the same answers and the same day, and so have the same numbers.`,
    'The fingerprint is the SHA-256 of one line of text: JSON without spaces, keys in alphabetical order, of the answers that count, the engine’s version, the answers to the other quiz, the quiz and the day of the submission. Numbers are numbers, choices are their codes. Answers to hidden questions, free text, name and e-mail are not in it.',
    'An example that any SHA-256 tool confirms. The first line is hashed as it stands, without a line break at its end.',
  ],
  formula: [hashedText(fingerprintExample), `SHA-256 = ${engineHash(fingerprintExample)}`],
  sources: [],
});
