/// <reference types="vite/types/importMeta.d.ts" />
import { runTranslated } from '../support/translated.ts';

runTranslated(
  import.meta.glob([
    '../{doctor,results,retake,verify,view,ui}/**/*.test.tsx',
    '!**/{access,doctor-page,large-letters,looks,page-translators}.test.tsx',
  ]),
);
