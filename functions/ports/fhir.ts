import type { Port } from '#functions/edge/rights.ts';
import { speechIn } from '#functions/edge/speech.ts';
import { speech } from '#functions/speech/questionnaires.ts';
import { otherLanguages, tagOf } from '#shared/contract/language.ts';
import type { QuizId } from '#shared/derived-names.ts';
import { loadScreens } from '#shared/load-screens.ts';

export const loadQuiz = { rights: {}, open: () => loadScreens } satisfies Port;

export const translations = {
  rights: {},
  open: () => {
    const speechOf = speechIn('questionnaires', speech);
    return (site: string, quizId: QuizId) =>
      Promise.all(
        otherLanguages.map(async (code) => {
          const { loadScreens, questionnaireOf } = await speechOf(code);
          return { language: tagOf(code), questionnaire: questionnaireOf(site, await loadScreens(quizId)) };
        }),
      );
  },
} satisfies Port;
