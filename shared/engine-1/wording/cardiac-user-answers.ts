import { answerLabel } from '#shared/engine-1/answer-label.ts';
import { optionOf } from '#shared/engine-1/answer-value.ts';
import type { CleanAnswers } from '#shared/engine-1/clean-answers.ts';
import { dietPoints } from '#shared/engine-1/evidence/lifes-essential-8.ts';
import { cardiacHealthQuiz } from '#shared/engine-1/quizzes/cardiac-health.ts';
import { longevityQuiz } from '#shared/engine-1/quizzes/longevity.ts';
import { questionLabel } from './question-labels.ts';
import { counted } from './sentences.ts';

/** Which answers stand behind a piece of the cardiac plan; the first one that was given is shown. */
const questionsBehind: Readonly<Record<string, readonly string[]>> = {
  quitSmoking: ['smoking'],
  lowerBp: ['bpBand'],
  lowerNonHdl: ['totalCholesterolBand', 'ldlBand'],
  betterA1c: ['a1cBand'],
  'le8.sleep': ['sleepHours'],
  'le8.bmi': ['weight'],
  measureBp: ['bpReading'],
  getLipidTest: ['labsAvailable'],
  askLpa: ['lpaKnown'],
  medAdherence: ['medAdherence'],
};

export const cardiacUserAnswer = (code: string, cardiac: CleanAnswers, longevity: CleanAnswers): string | undefined => {
  const { bpSystolic, bpDiastolic } = cardiac;
  if (code === 'lowerBp' && bpSystolic !== undefined) {
    return bpDiastolic === undefined ? `${bpSystolic} mmHg` : `${bpSystolic} over ${bpDiastolic} mmHg`;
  }
  if (code === 'le8.activity') return activityAnswer(cardiac);
  if (code === 'le8.diet') return poorestDietAnswer(cardiac);
  if (code === 'le8.nicotine' && cardiac.secondhandSmoke === 'yes') return 'Someone smokes inside the home';
  const ids = code === 'le8.nicotine' ? ['smoking'] : (questionsBehind[code] ?? []);
  const labels = ids.flatMap(
    (id) => answerLabel(cardiacHealthQuiz, id, cardiac) ?? answerLabel(longevityQuiz, id, longevity) ?? [],
  );
  return labels.find((label) => label !== "I'm not sure") ?? labels[0];
};

const activityAnswer = ({ moderateMinutes, vigorousMinutes }: CleanAnswers): string =>
  `${[
    ...(moderateMinutes === undefined ? [] : [`${counted(Number(moderateMinutes), 'minute')} of moderate activity`]),
    ...(vigorousMinutes === undefined ? [] : [`${counted(Number(vigorousMinutes), 'minute')} of hard activity`]),
  ].join(' and ')} a week`;

const poorestDietAnswer = (cardiac: CleanAnswers): string | undefined => {
  const [poorest] = Object.entries(dietPoints)
    .flatMap(([id, points]) => {
      const earned = points[optionOf(cardiac[id])];
      return earned === undefined ? [] : [{ id, earned }];
    })
    .sort((a, b) => a.earned - b.earned);
  return poorest && `${questionLabel(poorest.id)}: ${answerLabel(cardiacHealthQuiz, poorest.id, cardiac)}`;
};
