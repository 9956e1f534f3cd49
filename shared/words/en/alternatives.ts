import { alternativesIn } from '#shared/words/forms/alternatives.ts';
import { language } from './language.ts';

export const alternativesOf = alternativesIn(language);
