/// <reference types="vite/types/importMeta.d.ts" />
import { runTranslated } from '../support/translated.ts';

runTranslated(
  import.meta.glob(['../dashboard/*.test.tsx', '../features/**/*.test.tsx', '!**/{access,looks,on-paper}.test.tsx']),
);
