// What the result and the quiz say about notices, without arguments, so that neither loads the words of the other.

export const supportTitle = 'No tiene que cargar con esto a solas';
export const inDangerCall = 'Si está en peligro, llame ahora mismo:';
export const inDangerCallLocal = 'Si está en peligro, llame ahora mismo al número local de emergencias.';
export const belowWarningTitle = 'Cuénteles también esto';

export const maternityTeamCall =
  'Llame al equipo que la atiende por el embarazo o el parto, al número que está en sus papeles del embarazo.';

export const ifWorseCall = 'Si empeora, o si no sabe qué hacer, llame ahora mismo:';

export const ifWorseCallLocal = 'Si empeora, o si no sabe qué hacer, llame ahora mismo al número local de emergencias.';

export const haveReadWarning = 'Ya lo leí: ver resultados';

// The heading of notices that can wait: whom to call, and the earliest day among them.

export const callMaternity = 'Llame al equipo que la atiende por el embarazo o el parto';

export const callMaternityTodayOrTomorrow = 'Llame hoy o mañana al equipo que la atiende por el embarazo o el parto';

export const callMaternityNextFewDays =
  'Llame en los próximos días al equipo que la atiende por el embarazo o el parto';

export const callMaternityWithinAWeek =
  'Llame en menos de una semana al equipo que la atiende por el embarazo o el parto';

export const callMaternityNextWeekOrTwo =
  'Llame en las próximas una o dos semanas al equipo que la atiende por el embarazo o el parto';

export const callMaternityNextFewWeeks =
  'Llame en las próximas semanas al equipo que la atiende por el embarazo o el parto';

export const callDoctorToday = 'Llame hoy a un médico';

export const callDoctorTodayOrTomorrow = 'Llame hoy o mañana a un médico';

export const bookNextFewDays = 'Pida una cita en los próximos días';

export const bookWithinAWeek = 'Pida una cita en menos de una semana';

export const bookNextWeekOrTwo = 'Pida una cita en las próximas una o dos semanas';

export const bookNextFewWeeks = 'Pida una cita en las próximas semanas';

// Below a warning, no sentence may seem to allow more time than the warning does. Our own notices already respect that. A result
// that has only the fields of the specification does not, so it gets these sentences.

export const belowWarningSpecified =
  'Mencione esto cuando le revisen por el aviso de arriba. No tiene que esperar, aunque aquí se indique un momento posterior.';

export const supportBelowWarning = 'Cuénteles también esto.';

export const supportBelowWarningSpecified =
  'Cuénteles también esto. Mencione esto cuando le revisen por el aviso de arriba. No tiene que esperar, aunque aquí se indique un momento posterior.';

// While the number grows.

export const ifWorseGrowingCall = 'Si empeora, o si no sabe qué hacer, llame ahora mismo:';

export const ifWorseGrowingCallLocal =
  'Si empeora, o si no sabe qué hacer, llame ahora mismo al número local de emergencias.';

export const ifHeavyTalk = 'Si todo le pesa, hable con un médico o con alguien de confianza.';

export const stopDrinkingDont =
  'Si bebe mucho alcohol todos los días, por favor, no lo deje de golpe: pregunte a un médico o a un servicio de ayuda con el alcohol cuál es la forma segura de beber menos.';

// After the user has said that a clinician has seen them.

export const seenSavedCall = 'Guardado. Si le vuelve a pasar, llame al número local de emergencias.';
