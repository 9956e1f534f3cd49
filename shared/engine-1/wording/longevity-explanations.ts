import { familyQuestionId } from '#shared/derived-names.ts';
import { answerLabel } from '#shared/engine-1/answer-label.ts';
import type { CleanAnswers } from '#shared/engine-1/clean-answers.ts';
import type { DescriptorCode } from '#shared/engine-1/evidence/longevity-model.ts';
import { longevityEvidence } from '#shared/engine-1/evidence/longevity-questions.ts';
import type { LongevityCategory } from '#shared/engine-1/longevity-categories.ts';
import { longevityQuiz } from '#shared/engine-1/quizzes/longevity.ts';
import { questionLabel } from './question-labels.ts';
import { inSentence, list, paragraph, quoted } from './sentences.ts';

/** One plain paragraph on a category: how it stands, what stands out, and what counts for the score alone. */
export const explainCategory = (category: LongevityCategory, answers: CleanAnswers): string => {
  if (category.score === null) {
    return 'Too few of these questions were answered for a score. A skipped question is never held against you.';
  }
  const [best, worst] = [category.explain.best.filter(isOwnDoing), category.explain.worst.filter(isOwnDoing)];
  return paragraph(
    category.descriptor !== null && opening[category.descriptor],
    best.length > 0 && `Going well: ${named(best, answers)}.`,
    worst.length > 0 && `Worth a look: ${named(worst, answers)}.`,
    remark(category.id, answers),
  );
};

/** Parents who died early are not 'worth a look', nor is illness in a family something that 'goes well'. */
const familyQuestions: readonly string[] = [familyQuestionId, 'familyHistory'];
const isOwnDoing = (id: string) => !familyQuestions.includes(id);

const opening: Readonly<Partial<Record<DescriptorCode, string>>> = {
  excellent: 'This is a strong side of yours.',
  good: 'This is in good shape.',
  fair: 'There is a good base here, and some room to grow.',
  needsAttention: 'This part would gain most from some care. One small step is enough to begin.',
};

const named = (ids: readonly string[], answers: CleanAnswers): string =>
  list(
    ids.map((id) => {
      const label = answerLabel(longevityQuiz, id, answers);
      return label ? `${inSentence(questionLabel(id))} (${quoted(label)})` : inSentence(questionLabel(id));
    }),
  );

/** Grade D has no usable evidence on lifespan: such answers count here and never for the age. */
const remark = (categoryId: string, answers: CleanAnswers): string => {
  const scoreOnly = longevityEvidence
    .filter(({ section, catWeight, grade }) => section === categoryId && (catWeight ?? 0) > 0 && isScoreOnly(grade))
    .filter(({ id }) => answers[id] !== undefined)
    .map(({ id }) => inSentence(questionLabel(id)));
  return paragraph(
    categoryId === 'health' &&
      familyQuestions.some((id) => answers[id] !== undefined) &&
      'Your family’s health counts here too, though nobody can choose it.',
    scoreOnly.length > 0 && `For this score only, not for your biological age: ${list(scoreOnly)}.`,
  );
};

const isScoreOnly = (grade: string) => grade === 'D' || grade === 'A-null';
