// What mails say of emergencies.

export const ifUnwellCall = 'Si se siente mal, no espere. Llame a un médico o al número local de emergencias.';

export const emergencyInCall = (number: string, place: string) =>
  `En una emergencia, llame al número local de emergencias: ${number} en ${place}.`;

export const emergencyOr112Call =
  'En una emergencia, llame al número local de emergencias. Desde la mayoría de los celulares, también funciona el 112.';
