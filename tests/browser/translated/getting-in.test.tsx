/// <reference types="vite/types/importMeta.d.ts" />
import { runTranslated } from '../support/translated.ts';

runTranslated(
  import.meta.glob([
    '../{account,confirm,home,login,register,session,shell,place}/*.test.tsx',
    '!**/{access,large-letters,looks}.test.tsx',
  ]),
);
