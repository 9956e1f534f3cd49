export const acuteBreathlessLabel = 'Falta de aire grave';

export const acuteBreathlessWhat =
  'La falta de aire en posición sentada y en reposo, o echar al toser espuma rosada o más de unas pocas manchitas de sangre, puede ser una emergencia.';

export const acuteBreathlessKidneyVeryLowWhat =
  'La falta de aire junto con un valor muy bajo de la función de los riñones puede ser señal de líquido en los pulmones.';

export const acuteBreathlessKidneyVeryLowCall =
  'Si la tiene ahora, o la tuvo en las últimas 24 horas, aunque ya se le haya quitado, llame ahora mismo al número local de emergencias.';

export const acuteBreathlessFailingWhat =
  'Con insuficiencia de los riñones, diálisis o un trasplante de riñón, la falta de aire puede ser señal de líquido en los pulmones.';

export const lungClotLabel = 'Señales de un coágulo de sangre en el pulmón';

export const lungClotWhat =
  'Una pierna hinchada con falta de aire o dolor en el pecho, o una falta de aire nueva con un dolor punzante al tomar aire, puede ser señal de un coágulo de sangre en el pulmón.';

export const lungClotCall =
  'Si tiene algo de esto ahora o lo tuvo en las últimas 24 horas, llame ahora mismo al número local de emergencias.';

export const lungClotEarlierCall = 'Si no es así, vaya hoy a una sala de emergencias.';

export const breathlessNewLabel = 'Falta de aire nueva o peor';

export const breathlessNewWhat =
  'Una falta de aire nueva o claramente peor hay que revisarla hoy, o mañana a más tardar.';

export const breathlessNewAct = 'Consulte a un médico por esto.';

export const breathlessNewCall =
  'Si le da en posición sentada y en reposo, o si no puede acostarse en posición plana, tiene dolor en el pecho o siente que se va a desmayar, llame ahora mismo al número local de emergencias.';

export const breathlessNewPregnantWhat =
  'En el embarazo y después de dar a luz, una falta de aire nueva o claramente peor hay que revisarla hoy.';

export const breathlessPregnantCall =
  'Si le da en posición sentada y en reposo, o si no puede acostarse en posición plana, tiene dolor en el pecho o el corazón acelerado, o siente que se va a desmayar, llame ahora mismo al número local de emergencias.';

export const breathlessNewFailingWhat =
  'Con insuficiencia de los riñones, diálisis o un trasplante de riñón, la falta de aire puede ser señal de que se está acumulando líquido.';

export const breathlessNewProppedCall =
  'Si le da en posición sentada y en reposo, o con dolor en el pecho o sensación de desmayo, llame ahora mismo al número local de emergencias.';

export const orthopneaLabel = 'Problemas para respirar al acostarse en posición plana';

export const orthopneaWhat =
  'Despertarse jadeando, buscando aire, o tener que sentarse para respirar, puede ser señal de líquido en los pulmones.';

export const orthopneaPregnantWhat =
  'Despertarse jadeando, buscando aire, o tener que sentarse para respirar, puede venir del corazón.';

export const orthopneaPregnantCall =
  'Si le falta el aire en posición sentada y en reposo, o no puede acostarse en posición plana, llame ahora mismo al número local de emergencias.';

export const orthopneaFailingWhat =
  'Con insuficiencia de los riñones, diálisis o un trasplante de riñón, los problemas para respirar por la noche pueden ser señal de que se está acumulando líquido.';

export const orthopneaFailingAct = 'Llame hoy, antes de la noche, al equipo que le atiende los riñones o a un médico.';

export const orthopneaFailingCall =
  'Si le falta el aire en posición sentada, llame ahora mismo al número local de emergencias.';

export const orthopneaProppedWhat = 'Tener que sentarse para respirar puede ser señal de líquido en los pulmones.';

export const orthopneaProppedAct = 'Pida que un médico se lo revise hoy, antes de la noche.';

export const breathlessDailyLabel = 'Falta de aire con las tareas de todos los días';

export const breathlessDailyWhat =
  'La falta de aire al vestirse o lavarse se debe revisar, aunque ya la tenga desde hace un tiempo.';

export const breathlessDailyCall =
  'Si le da en posición sentada y en reposo, llame ahora mismo al número local de emergencias.';

export const breathlessDailyPregnantWhat =
  'En el embarazo y después de dar a luz, la falta de aire al vestirse o lavarse hay que revisarla hoy.';

export const breathlessEffortLabel = 'Falta de aire en las escaleras';

export const breathlessEffortToldWhat =
  'En las escaleras le falta el aire más que a otras personas, o tiene que parar.';

export const breathlessEffortWhat = 'Esto puede venir del corazón o de los pulmones, aunque sea sin dolor.';

export const breathlessEffortCall =
  'Si empeora en cuestión de días, o le da con molestia en el pecho, consulte a un médico el mismo día.';

export const breathlessEffortPregnantWhat =
  'Con una enfermedad del corazón, la falta de aire en las escaleras hay que revisarla en el embarazo y después de dar a luz.';

export const breathlessEffortPregnantCall =
  'Si no puede acostarse en posición plana, se le hinchan las piernas, se le acelera el corazón o le falta el aire en posición sentada y en reposo, llame ahora mismo a ese equipo o al número local de emergencias.';

export const breathlessEffortTwoSignsToldWhat =
  'En las escaleras le falta el aire más que a otras personas, o tiene que parar, y nos dijo otra señal.';

export const breathlessEffortTwoSignsCall =
  'Si empeora, o le da con molestia en el pecho, consulte a un médico el mismo día.';

export const apneaCheckLabel = 'Respiración de noche que hay que revisar o tratar';

export const apneaCheckWhat =
  'Las pausas al respirar por la noche se pueden tratar, y el tratamiento ayuda a sentirse mejor de día.';

export const apneaCheckAct = 'Pida un estudio del sueño en las próximas semanas.';

export const apneaCheckDont = 'No maneje cuando tenga sueño.';

export const apneaCheckPregnantWhat =
  'Las pausas al respirar por la noche se pueden tratar, y en el embarazo importan más.';

export const apneaCheckSoonerWhat = 'Despertarse jadeando puede venir de pausas al respirar, o del corazón.';

export const apneaCheckSoonerAct = 'Consulte a un médico en los próximos días y pregunte por un estudio del sueño.';

export const apneaCheckSoonerCall =
  'Si se le hinchan las piernas, le falta el aire o no puede acostarse en posición plana, consulte hoy a un médico.';
