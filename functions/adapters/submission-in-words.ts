import { answersInWords } from '#shared/answers-in-words.ts';
import { loadQuiz } from '#shared/load-quiz.ts';
import { type Item, readItem, UnreadableItem } from './stored-item.ts';
import { storedSubmission } from './stored-submission.ts';

/**
 * A stored submission with each answer in the words that were asked: ids alone tell the person little. An item that this
 * release cannot read is exported as it is stored.
 */
export const withWords = async (stored: Item): Promise<Item> => {
  const submission = readable(stored);
  if (!submission) return stored;
  const { quizId, answers, typed } = submission;
  const { answers: inWords } = answersInWords(await loadQuiz(quizId), { answers, typed, units: null });
  return { ...stored, inWords: inWords.map(({ questionText, valueText }) => ({ questionText, valueText })) };
};

/** Nobody is told of an unreadable one: an export takes what it finds, and every other reader reports it. */
const readable = (stored: Item) => {
  try {
    return readItem(storedSubmission, stored, () => {});
  } catch (failure) {
    if (failure instanceof UnreadableItem) return null;
    throw failure;
  }
};
