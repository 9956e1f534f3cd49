import { loadScreens } from '#shared/load-screens.ts';
import { port } from '../edge/rights.ts';

export const loadQuiz = port({}, () => loadScreens);
