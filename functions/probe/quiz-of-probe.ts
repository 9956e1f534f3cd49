import type { CreateSubmissionRequest } from '#shared/contract/submission.ts';
import { productQuizId } from '#shared/derived-names.ts';
import { longevityQuiz } from '#shared/longevity/questions/longevity-quiz.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { liveVersion } from '#shared/quiz-versions.ts';

/** Somebody without a warning sign, who answers more than half: with fewer there is no estimate. */
const answers = {
  birthdate: '1980-05-17',
  gender: 'female',
  ethnicity: 'mixed',
  education: 'bachelor',
  height: { ft: 5, in: 6 },
  weight: 140,
  healthCheckups: 'yearly',
  oralHygiene: 'twice',
  smoking: 'never',
  alcoholConsumption: 'occasional',
  overallDiet: 'good',
  plantVariety: '10to19',
  processedFoodServings: 5,
  waterIntakeCups: 5,
  exerciseFrequency: '1to2',
  exerciseIntensity: 'light',
  strengthTraining: '0',
  sittingHours: 7,
  sleepHours: 7,
  sleepQuality: 'good',
  sleepConsistency: 'somewhat',
  stressLevels: 3,
  lifeOutlook: 'optimistic',
  closeRelationships: 'few',
} as const satisfies Answers;

/** The first quiz, as a browser sends it, without its person. */
export const quizOfProbe = (): Pick<CreateSubmissionRequest, 'quizId' | 'quizVersion' | 'submittedAnswers'> => ({
  quizId: productQuizId,
  quizVersion: liveVersion,
  submittedAnswers: Object.entries(answers).map(([questionId, value]) => ({
    questionId,
    questionText: longevityQuiz.questions.find(({ id }) => id === questionId)?.text ?? '',
    value,
  })),
});
