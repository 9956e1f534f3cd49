// What several warnings say: whom to see by when, and when to call. In this file and in those of single signs, such as `breath.ts`,
// a name begins with the code of the warning or with what it is about, then has the case, and ends in the class of the sentence
// (`shared/safety/sentence.ts`).

export const doctorTodayIfEarlierAct = 'Si fue antes, consulte hoy a un médico.';

export const maternityFewDaysAct =
  'Llame en los próximos días al equipo que la atiende por el embarazo o el parto y cuénteselo.';

export const doctorFewDaysAct = 'Consulte a un médico en los próximos días.';

export const medicineDont = 'No deje una medicina por su cuenta.';

export const lastDayEvenIfGoneCall =
  'Si le pasa ahora, o le pasó en las últimas 24 horas, aunque ya se le haya quitado, llame ahora mismo al número local de emergencias.';

export const doctorTodayIfNotAct = 'Si no es así, consulte hoy a un médico.';

export const maternityTodayAct = 'Llame hoy al equipo que la atiende por el embarazo o el parto.';

export const kidneyTeamTodayAct = 'Llame hoy al equipo que le atiende los riñones o a un médico.';

export const doctorTodayOrTomorrowAct = 'Pida que un médico le revise hoy, o mañana a más tardar.';

export const breathlessSittingCall =
  'Si le falta el aire en posición sentada y en reposo, llame ahora mismo al número local de emergencias.';

export const doctorTwoWeeksAct = 'Pida una cita en las próximas una o dos semanas.';

export const maternityTomorrowWithHeartConditionAct =
  'Llame hoy o mañana al equipo que la atiende por el embarazo o el parto y diga que tiene una enfermedad del corazón.';

export const emergencyDepartmentIfEarlierCall =
  'Si fue antes y nadie lo ha revisado, vaya hoy a una sala de emergencias.';

export const doctorTodayAct = 'Consulte hoy a un médico.';

export const drivingDont = 'No maneje hasta que le hayan revisado.';

export const faintPainOrBreathlessCall =
  'Si siente que se va a desmayar, tiene dolor en el pecho o le falta el aire, llame ahora mismo al número local de emergencias.';

export const heartTeamFewDaysUnlessKnownAct =
  'Llame en los próximos días al equipo que le atiende el corazón o a un médico, a menos que ya lo sepan y no haya cambiado.';

export const doctorWeekAct = 'Pida una cita en menos de una semana.';

export const maternityTomorrowWithResultAct =
  'Llame hoy o mañana al equipo que la atiende por el embarazo o el parto y léaselo.';

export const preEclampsiaCall =
  'Si tiene un dolor de cabeza fuerte, cambios en la vista, dolor en la parte alta de la barriga, o hinchazón de la cara o las manos, llame ahora mismo a ese equipo o al número local de emergencias.';

export const pancreasCall =
  'Si tiene un dolor fuerte en la parte alta de la barriga, o vomita y tiene dolor de barriga, llame ahora mismo al número local de emergencias.';

export const maternityTodayEvenIfWellAct =
  'Llame hoy al equipo que la atiende por el embarazo o el parto, aunque se sienta bien.';

export const maternityFewDaysWithResultAct =
  'Llame en los próximos días al equipo que la atiende por el embarazo o el parto y léaselo.';

// The three levels of a warning, in the words above them and in what each level asks for.

export const emergencyTitle = 'Pida ayuda ahora mismo';

export const emergencyAct =
  'Llame al número local de emergencias si le pasa ahora, o le pasó en las últimas 24 horas, aunque ya se le haya quitado. De lo contrario, consulte hoy a un médico.';

export const urgentTitle = 'Consulte a un médico hoy o mañana';

export const urgentAct = 'Consulte a un médico hoy, o mañana a más tardar.';

export const soonTitle = 'Pida una cita';

// Until a clinician has seen the user.

export const untilSeenRestDont = 'Descanse. No empiece ni aumente ningún ejercicio.';

export const untilSeenMedicinesDont = 'Siga tomando sus medicinas como se las recetaron.';

export const untilSeenDrivingDont = 'No maneje para ir. Deje que alguien le lleve.';

export const untilSeenCall = 'Si empeora, llame ahora mismo al número local de emergencias.';

export const getCheckedNow = 'Ahora mismo, como dice el aviso';

export const getCheckedToday = 'Hoy, a menos que el aviso diga mañana';

export const worseSameDayCall = 'Si empeora, llámeles el mismo día.';

// The heading above the warnings of a page.

export const helpNowTitle = 'Pida ayuda médica ahora mismo';

export const todayTitle = 'Consulte hoy a un médico';

export const todayOrTomorrowTitle = 'Consulte a un médico hoy, o mañana a más tardar';

export const maternityTodayOrTomorrowTitle =
  'Llame hoy, o mañana a más tardar, al equipo que la atiende por el embarazo o el parto';

export const maternityTodayTitle = 'Llame hoy al equipo que la atiende por el embarazo o el parto';

export const getCheckedFirstTitle = 'Primero, pida que le revisen';
