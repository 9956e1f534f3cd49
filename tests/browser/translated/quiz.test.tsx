/// <reference types="vite/types/importMeta.d.ts" />
import { runTranslated } from '../support/translated.ts';

// Left out is what measures a layout or counts what a screen reader is told.
runTranslated(
  import.meta.glob(['../quiz/**/*.test.tsx', '!**/{access,bar-stays,focus-in-view,large-letters,looks}.test.tsx']),
);
