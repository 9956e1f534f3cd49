import { inThisLanguage } from '#shared/words/in-this-language.ts';
import { callOr112 } from '#words/emergency.ts';
import { tryAgain } from '#words/labels.ts';
import * as words from '#words/page-frame.ts';
import { brandLines, product } from '../../shared/product.ts';

/** What the product is, in one line. */
export const description = inThisLanguage(brandLines);

/** The words of `index.html`, whatever the page shows. */
export const frameWords = {
  description,
  emergency: callOr112,
  noScript: words.noScript,
  notStarted: words.notStarted,
  tooOld: words.tooOld(product.name),
  tryAgain,
};
