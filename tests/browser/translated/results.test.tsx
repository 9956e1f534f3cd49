/// <reference types="vite/types/importMeta.d.ts" />
import { runTranslated } from '../support/translated.ts';

runTranslated(
  import.meta.glob([
    '../{results,retake,verify,ui}/**/*.test.tsx',
    '!**/{access,large-letters,looks,page-translators}.test.tsx',
  ]),
);
