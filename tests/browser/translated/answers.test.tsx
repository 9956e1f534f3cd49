/// <reference types="vite/types/importMeta.d.ts" />
import { runTranslated } from '../support/translated.ts';

runTranslated(
  import.meta.glob(['../{my-answers,numbers,what-if,dashboard}/*.test.tsx', '!**/{access,looks}.test.tsx']),
);
