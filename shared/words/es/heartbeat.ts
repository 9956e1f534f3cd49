export const palpitationsSeriousLabel = 'Corazón acelerado con señales de alarma';

export const palpitationsSeriousWhat =
  'El corazón acelerado o que late muy fuerte, junto con sensación de desmayo, dolor en el pecho, falta de aire o presión baja, necesita ayuda.';

export const palpitationsSeriousKidneyVeryLowWhat =
  'El corazón acelerado o irregular junto con un valor muy bajo de la función de los riñones puede ser peligroso. Puede haber un desequilibrio en las sales de la sangre.';

export const palpitationsSeriousFailingWhat =
  'Con insuficiencia de los riñones, diálisis o un trasplante de riñón, el corazón acelerado o irregular puede ser peligroso. Puede haber un desequilibrio en las sales de la sangre.';

export const palpitationsSeriousEatingWorryWhat =
  'El corazón acelerado o con aleteos junto con problemas con la comida puede ser peligroso. Puede haber un desequilibrio en las sales de la sangre.';

export const palpitationsUrgentLabel = 'Palpitaciones que hay que revisar hoy';

export const palpitationsUrgentWhat =
  'Un corazón que se acelera o late fuerte así se debe revisar, de ser posible mientras dura.';

export const palpitationsUrgentPregnantWhat =
  'En el embarazo y después de dar a luz, un corazón que se acelera o late fuerte así hay que revisarlo hoy, de ser posible mientras dura.';

export const palpitationsUrgentNowWhat = 'Ahora mismo tiene el corazón acelerado.';

export const palpitationsUrgentNowAct = 'Pida que un médico se lo revise hoy, mientras dura.';

export const palpitationsUrgentLowPressureWhat =
  'Un corazón que se acelera durante horas, junto con la presión baja, se debe revisar mientras dura.';

export const palpitationsUrgentFailingWhat =
  'Con insuficiencia de los riñones, diálisis o un trasplante de riñón, las palpitaciones pueden ser señal de un desequilibrio en las sales de la sangre.';

export const palpitationsFrequentLabel = 'Palpitaciones';

export const palpitationsFrequentWhat = 'Sus palpitaciones se deben revisar con un electrocardiograma (ECG).';

export const palpitationsFrequentCall =
  'Si le dan con desmayo, dolor en el pecho o falta de aire que no se quita, llame ahora mismo al número local de emergencias.';

export const palpitationsFrequentSteadyAfWhat =
  'Sentir el corazón la mayor parte del tiempo se debe revisar, también con un problema del ritmo que ya conoce.';

export const palpitationsFrequentSteadyAfCall = (limit: number) =>
  `Si su pulso pasa de ${limit}, consulte hoy a un médico. Si siente que se va a desmayar, tiene dolor en el pecho o le falta el aire, llame ahora mismo al número local de emergencias.`;

export const palpitationsFrequentTwoSignsWhat =
  'Sus palpitaciones se deben revisar con un electrocardiograma (ECG), y más pronto por la otra señal de la que nos habló.';

export const palpitationsFrequentInheritedOrOtherRhythmWhat =
  'Con un problema del ritmo o una enfermedad del músculo del corazón que viene de familia, las palpitaciones se deben revisar pronto con un electrocardiograma (ECG).';

export const palpitationsFrequentInheritedOrOtherRhythmAct =
  'Llame en los próximos días al equipo que le atiende el corazón o a un médico.';

export const palpitationsFrequentKnownConditionWhat =
  'Con una enfermedad del corazón, unas palpitaciones así se deben revisar pronto con un electrocardiograma (ECG).';

export const palpitationsFrequentKnownConditionCall =
  'Si duran más, o le dan con desmayo, dolor en el pecho o falta de aire que no se quita, llame ahora mismo al número local de emergencias.';

export const palpitationsFrequentForHoursWhat =
  'Un corazón que se acelera durante horas se debe revisar con un electrocardiograma (ECG), de ser posible mientras dura.';

export const rhythmAlertLabel = 'Una alerta del ritmo en su dispositivo';

export const rhythmAlertWhat = 'Una alerta del ritmo significa que necesita un electrocardiograma (ECG) de verdad.';

export const rhythmAlertAct = 'Pida una cita en las próximas una o dos semanas y lleve la grabación de su dispositivo.';

export const rhythmAlertCall =
  'Si ahora tiene el corazón acelerado y siente que se va a desmayar, le falta el aire o tiene dolor en el pecho, llame ahora mismo al número local de emergencias.';

export const rhythmAlertPregnantAct =
  'Llame en los próximos días al equipo que la atiende por el embarazo o el parto y lleve la grabación de su dispositivo.';

export const rhythmAlertSoonerWhat =
  'Una alerta del ritmo significa que necesita un electrocardiograma (ECG) de verdad, y más pronto por lo otro que nos dijo.';

export const rhythmAlertSoonerAct = 'Consulte a un médico en los próximos días y lleve la grabación de su dispositivo.';

export const afStrokeLabel = 'Fibrilación auricular sin anticoagulante';

export const afStrokeWhat =
  'La fibrilación auricular puede causar derrames cerebrales, y para muchas personas un anticoagulante baja ese riesgo.';

export const afStrokeAct = 'Pregunte a su médico en las próximas una o dos semanas si usted necesita uno.';

export const afStrokeDont = 'Por favor, no empiece por su cuenta a tomar aspirina en vez del anticoagulante.';

export const afStrokePregnantWhat = 'La fibrilación auricular puede causar derrames cerebrales.';

export const afStrokePregnantAct =
  'Llame en los próximos días al equipo que la atiende por el embarazo o el parto y pregunte si necesita un anticoagulante que sea seguro ahora.';

export const afStrokeStrokeOrValveWhat =
  'La fibrilación auricular después de un derrame cerebral, o con un problema de las válvulas, hace mucho más probable un derrame, y para muchas personas un anticoagulante baja ese riesgo.';

export const afStrokeStrokeOrValveAct = 'Pregunte a su médico en los próximos días si usted necesita uno.';
