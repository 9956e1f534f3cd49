import { product } from '#shared/product.ts';
import { plural } from '#words/plural.ts';

export const copyPasscode = 'Copiar el código de acceso';

export const copiedPasscode = 'Código de acceso copiado';
