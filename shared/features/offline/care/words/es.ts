// The page without a connection, for a person who is ill.

export const ifVeryIllCall =
  'Si se siente muy mal ahora mismo, no espere a esta página. Llame al número local de emergencias.';
