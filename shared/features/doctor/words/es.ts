import { product } from '#shared/product.ts';

export const resultNotFound = 'Este no es uno de sus resultados. Ábralo desde su panel e inténtelo de nuevo.';

export const exportSchema = 'La versión del formato en que se guarda esto.';

export const exportUserId = 'El identificador de su cuenta.';

export const exportExpiresAt = 'Cuándo se borrará.';
