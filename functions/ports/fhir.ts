import { loadScreens } from '#shared/load-screens.ts';
import type { Port } from '../edge/rights.ts';

export const loadQuiz = { rights: {}, open: () => loadScreens } satisfies Port;
