// What people agree to before health answers are stored. `policy` is a part of `consent`, to the letter.

export const consent =
  'Leí y acepto la política de privacidad de datos. Acepto que guarden mis respuestas de salud y las usen para calcular mis resultados.';

export const policy = 'política de privacidad de datos';

export const missing = 'Marque la casilla si acepta. Sin ella, no podemos guardar sus respuestas de salud.';
