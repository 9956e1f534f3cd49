// When the user says that a clinician has seen them.

export const aboutANumber = 'Este aviso trata de un número. Solo un número nuevo puede cambiarlo.';
export const enterNewReading = 'Escribir otra medición';
export const tickIfTrue = 'Marque la casilla si esto es verdad en su caso.';
export const enterDateSeen =
  'Escriba la fecha en que le revisaron. No puede ser antes de su respuesta ni después de hoy.';
export const examined = 'Un médico o una enfermera me examinó por esto, y no me ha vuelto a pasar.';
export const dateSeen = 'La fecha en que le revisaron';
export const seenNotSaved = 'No se guardó. Revise su conexión y guarde otra vez.';
