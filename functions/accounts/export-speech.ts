import { speechIn } from '#functions/edge/speech.ts';
import { speech } from '#functions/speech/exports.ts';

/** What an export says, in a language. */
export const exportSpeech = speechIn('exports', speech);
