import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defaultLanguage, type Language } from '#shared/contract/language.ts';
import { optionalEnv } from './env.ts';

/** What a function says, in one language. */
type SpeechFile<Speech> = { readonly speech: Speech };

/**
 * What a function says, in each language: `own` is `speech` of `functions/speech/<name>.ts`, in the default language. A bundle
 * has the words of one language, so the build bundles that file again for each other one, as `<name>.<language>.mjs` beside the
 * function's `index.mjs`. It is loaded when it is first needed, so until then other languages cost a cold start nothing.
 */
export const speechIn =
  <Speech>(name: string, own: Speech) =>
  async (language: Language): Promise<Speech> => {
    if (language === defaultLanguage) return own;
    const folder = optionalEnv('SPEECH_DIR') || import.meta.dirname;
    const file: SpeechFile<Speech> = await import(pathToFileURL(join(folder, `${name}.${language}.mjs`)).href);
    return file.speech;
  };
