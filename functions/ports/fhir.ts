import type { Port } from '#functions/edge/rights.ts';
import { speechIn } from '#functions/edge/speech.ts';
import { speech } from '#functions/speech/questionnaires.ts';
import { defaultLanguage, otherLanguages, tagOf } from '#shared/contract/language.ts';
import type { QuizId } from '#shared/derived-names.ts';
import { loadScreens } from '#shared/load-screens.ts';

export const loadQuiz = { rights: {}, open: () => loadScreens } satisfies Port;

export const translations = {
  rights: {},
  open: () => {
    const speechOf = speechIn('questionnaires', speech);
    return async (site: string, quizId: QuizId) => {
      const questionnaires = await Promise.all(
        otherLanguages.map(async (code) => {
          const { loadScreens, questionnaireOf } = await speechOf(code);
          return questionnaireOf(site, await loadScreens(quizId));
        }),
      );
      // In place of a language that the stage leaves out, the default one is said again: no translation.
      return questionnaires.flatMap((questionnaire) =>
        questionnaire.language === tagOf(defaultLanguage) ? [] : [{ language: questionnaire.language, questionnaire }],
      );
    };
  },
} satisfies Port;
