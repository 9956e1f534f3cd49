import type { MakeIndex } from '#functions/accounts/export-me.ts';
import { speechIn } from '#functions/edge/speech.ts';
import { speech } from '#functions/speech/exports.ts';

/** What an export says, in a language. */
export const exportSpeech = speechIn('exports', speech);

export const makeExportIndex: MakeIndex = async (language) => (await exportSpeech(language)).exportIndex();
