import type { Port } from '#functions/edge/rights.ts';
import { loadScreens } from '#shared/load-screens.ts';

export const loadQuiz = { rights: {}, open: () => loadScreens } satisfies Port;
