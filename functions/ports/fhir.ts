import { loadScreens } from '#shared/load-screens.ts';
import type { Port } from '../adapters/rights.ts';

export const loadQuiz = { rights: {}, open: () => loadScreens } satisfies Port;
