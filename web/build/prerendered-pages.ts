import { cardiacQuizId, productQuizId, quizRecords } from '../../shared/derived-names.ts';

type PrerenderedPage = {
  path: string;
  /** The file of the site, without its ending. The router of the site finds it by the address. */
  file: string;
  title: string;
  /** Modules that are imported when this page is opened. The browser is told of them at once. */
  modules: readonly string[];
};

const quiz = (quizId: typeof productQuizId | typeof cardiacQuizId, questions: string): PrerenderedPage => ({
  path: quizRecords[quizId].path,
  file: quizRecords[quizId].path.slice(1),
  title: quizRecords[quizId].title,
  modules: ['quiz/quiz-page.tsx', questions],
});

const page = (file: string, title: string, inputs: readonly string[] = []): PrerenderedPage => ({
  path: `/${file}`,
  file,
  title,
  modules: [`${file}/${file}-page.tsx`, ...inputs],
});

/** What a page with inputs needs before React takes it over. */
const typing = ['early-input.ts'];

/** The pages whose first screen is there before any script has run: every address that a stranger is likely to begin at. */
export const prerenderedPages: readonly PrerenderedPage[] = [
  { path: '/', file: 'index', title: 'Home', modules: [] },
  quiz(productQuizId, '../shared/longevity/questions/longevity-quiz.ts'),
  quiz(cardiacQuizId, '../shared/heart/questions/heart-quiz.ts'),
  page('login', 'Login', typing),
  page('register', 'Register', typing),
  page('methods', 'Methods', typing),
  page('about', 'What this is'),
  page('privacy', 'Privacy'),
  page('proof', 'How far does this number hold?'),
];
