export const chestPainNowLabel = 'Dolor en el pecho ahora mismo';

export const chestPainNowWhat = 'Nos dijo que ahora mismo tiene dolor o presión en el pecho.';

export const chestPainNowCall = 'Por favor, deténgase aquí y llame ahora mismo al número local de emergencias.';

export const chestPainNowAid = 'Siéntese, no maneje y no espere a que se le pase.';

export const aorticPainLabel = 'Dolor en el pecho, repentino y muy fuerte';

export const aorticPainWhat =
  'Un dolor en el pecho que es muy fuerte desde los primeros segundos, o que se siente como si algo se rasgara o desgarrara, puede ser señal de un desgarro en el vaso sanguíneo principal.';

export const aorticPainAneurysmWhat = 'Tiene un aneurisma y un dolor nuevo.';

export const aorticPainAneurysmCall =
  'Si tiene el dolor ahora, o lo tuvo en las últimas 24 horas, llame ahora mismo al número local de emergencias, aunque sea leve o ya se le haya quitado.';

export const aorticPainAneurysmAct = 'Diga que tiene un aneurisma.';

export const chestPainHeartLikeLabel = 'Dolor en el pecho que puede venir del corazón';

export const chestPainHeartLikeWhat =
  'Una molestia en el pecho como la suya puede venir del corazón, aunque después se quite.';

export const chestPainHeartLikeAct = 'Si no es así, consulte hoy a un médico y evite los esfuerzos hasta entonces.';

export const chestPainUrgentLabel = 'Dolor en el pecho que hay que revisar hoy';

export const chestPainUrgentAct = 'Por favor, consulte hoy a un médico por este dolor en el pecho.';

export const chestPainUrgentCall =
  'Si lo tiene ahora, le vuelve, o le da con sudor, falta de aire o sensación de desmayo, llame ahora mismo al número local de emergencias.';

export const chestPainUrgentPregnantWhat =
  'En el embarazo o después de dar a luz, el dolor en el pecho puede venir de un coágulo de sangre o del corazón.';

export const chestPainUrgentGoneADayElseAct = 'Si nadie puede atenderle hoy, vaya a una sala de emergencias.';

export const chestPainUrgentGoneADayCall =
  'Si le vuelve, o le da con sudor, falta de aire o sensación de desmayo, llame ahora mismo al número local de emergencias.';

export const chestPainUrgentOrTomorrowAct =
  'Por favor, consulte a un médico por este dolor en el pecho hoy, o mañana a más tardar.';

export const anginaPatternLabel = 'Molestia en el pecho con el esfuerzo';

export const anginaPatternWhat =
  'Una molestia en el pecho que le da con el esfuerzo y se calma con el descanso puede venir de arterias estrechas del corazón.';

export const anginaPatternAct =
  'Pida que un médico le revise hoy, o mañana a más tardar, y evite los esfuerzos hasta entonces.';

export const anginaPatternCall =
  'Si le da en reposo o no se le quita en unos minutos, llame ahora mismo al número local de emergencias.';

export const anginaPatternPregnantWhat = 'Una molestia en el pecho que le da con el esfuerzo puede venir del corazón.';

export const anginaPatternPregnantAct =
  'Llame hoy al equipo que la atiende por el embarazo o el parto y evite los esfuerzos hasta entonces.';

export const anginaKnownLabel = 'Angina de pecho con el esfuerzo';

export const anginaKnownWhat = 'Tiene angina de pecho y todavía le da molestia en el pecho con el esfuerzo.';

export const anginaKnownAct = 'Pida una cita en las próximas una o dos semanas para revisar su tratamiento.';

export const anginaKnownCall =
  'Si se hace más fuerte, le da más a menudo, le da en reposo o dura más de unos minutos, llame ahora mismo al número local de emergencias.';

export const anginaKnownSprayCall =
  'Si su aerosol o el descanso no le alivian en 5 minutos, llame ahora mismo al número local de emergencias.';

export const anginaKnownPregnantCall =
  'Si se hace más fuerte, le da más a menudo, le da en reposo, o su aerosol o el descanso no le alivian en 5 minutos, llame ahora mismo al número local de emergencias.';

export const chestPainOtherLabel = 'Otro dolor en el pecho';

export const chestPainOtherWhat = 'Este tipo de dolor en el pecho se debe revisar.';

export const chestPainOtherCall =
  'Si se convierte en presión u opresión, se extiende, o le da con sudor, falta de aire o sensación de desmayo, llame ahora mismo al número local de emergencias.';

export const chestPainOtherPregnantAct =
  'Llame en los próximos días al equipo que la atiende por el embarazo o el parto y hábleles de este dolor.';

export const chestPainOtherPregnantCall =
  'Si tiene dolor debajo de las costillas, un dolor de cabeza fuerte o problemas para ver, llame ahora mismo a ese equipo o al número local de emergencias.';

export const chestPainOtherStairsOnlyWhat =
  'Una molestia en el pecho, el brazo o la mandíbula en las escaleras puede venir de arterias estrechas del corazón.';

export const chestPainOtherFewDaysAct =
  'Consulte a un médico en los próximos días y evite los esfuerzos hasta entonces.';

export const chestPainOtherStairsOnlyCall =
  'Si le da en reposo, le da con más facilidad o no se le quita en unos minutos, llame ahora mismo al número local de emergencias.';

export const chestPainOtherRarelyWhat =
  'Un dolor en el pecho como este puede venir del corazón, aunque solo le dé de vez en cuando.';

export const chestPainOtherRarelyCall =
  'Si le vuelve y dura más de unos minutos, o le da con sudor, falta de aire o sensación de desmayo, llame ahora mismo al número local de emergencias.';

export const chestPainOtherTodayWhenOldAct = 'Cuéntele esto a un médico en los próximos días.';

export const chestPainOtherSoonerWhat =
  'Este tipo de dolor en el pecho se debe revisar, y más pronto por lo otro que nos dijo.';

export const chestPainOtherCalmAct = 'Cuéntele esto a un médico en una cita en las próximas semanas.';

export const chestPainOtherMealsOrPressAct = 'Cuéntele esto a un médico en una cita en las próximas una o dos semanas.';
