// What mails say of emergencies.

export const ifUnwellCall = 'If you feel unwell, do not wait. Call a doctor or your emergency number.';

export const emergencyInCall = (number: string, place: string) =>
  `In an emergency, call your local emergency number: ${number} in ${place}.`;

export const emergencyOr112Call =
  'In an emergency, call your local emergency number. From most mobile phones, 112 works too.';
