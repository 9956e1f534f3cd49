export const pulseFastSymptomsLabel = 'Un pulso muy rápido que necesita ayuda ahora mismo';

export const pulseFastSymptomsWhat =
  'Su pulso en reposo es muy rápido, y con lo que nos dijo necesita ayuda ahora mismo.';

export const pulseFastSymptomsCall =
  'Si ahora tiene el pulso rápido o cualquier síntoma, o los tuvo en las últimas 24 horas, aunque ya se le hayan quitado, llame ahora mismo al número local de emergencias.';

export const pulseSlowSymptomsLabel = 'Un pulso muy lento con síntomas';

export const pulseSlowSymptomsWhat =
  'Su pulso en reposo es muy lento, y ha tenido sensación de desmayo, falta de aire o malestar.';

export const pulseSlowSymptomsCall =
  'Si se siente así ahora o se sintió así en las últimas 24 horas, llame ahora mismo al número local de emergencias.';

export const pulseSlowSymptomsAct = 'Si no es así, consulte hoy a un médico, y no maneje hasta entonces.';

export const pulseFastLabel = 'Un pulso rápido en reposo';

export const pulseFastWhat = (limit: number) => `Un pulso de más de ${limit} en reposo es demasiado rápido.`;

export const pulseFastCountAct = 'Siéntese cinco minutos y cuente el pulso otra vez.';

export const pulseFastAct = (limit: number) => `Si sigue en más de ${limit}, consulte hoy a un médico.`;

export const pulseFastCall = (limit: number) =>
  `Si el pulso es de ${limit} o más, o tiene dolor en el pecho o falta de aire nueva, o siente que se va a desmayar, llame ahora mismo al número local de emergencias.`;

export const pulseFastPregnantWhat = (limit: number) =>
  `Un pulso de más de ${limit} en reposo es demasiado rápido, también en el embarazo.`;

export const pulseFastPregnantAct = (limit: number) =>
  `Si el pulso sigue en más de ${limit}, llame hoy al equipo que la atiende por el embarazo o el parto.`;

export const pulseFastPregnantCall = (limit: number) =>
  `Si el pulso es de ${limit} o más, o sangra, tiene dolor en el pecho o falta de aire nueva, o siente que se va a desmayar, llame ahora mismo al número local de emergencias.`;

export const pulseSlowLabel = 'Un pulso muy lento';

export const pulseSlowWhat = 'Su pulso en reposo es muy lento.';

export const pulseSlowCountAct = 'Cuéntelo otra vez durante un minuto entero.';

export const pulseSlowAct = 'Si sigue así de lento, consulte a un médico hoy, o mañana a más tardar.';

export const pulseSlowMedicineDont =
  'Algunas medicinas hacen más lento el pulso: lleve su lista y no deje ninguna por su cuenta.';

export const pulseSlowCall = 'Si se desmaya o le falta el aire, llame ahora mismo al número local de emergencias.';

export const pulseSlowPregnantAct =
  'Si el pulso sigue así de lento, llame hoy al equipo que la atiende por el embarazo o el parto.';

export const pulseSlowPregnantCall = 'Si se desmaya, o respira peor, llame ahora mismo al número local de emergencias.';

export const pulseSlowFailingWhat =
  'Con insuficiencia de los riñones, diálisis o un trasplante de riñón, un pulso lento puede ser señal de un desequilibrio en las sales de la sangre.';

export const pulseSlowFailingAct =
  'Si sigue así de lento, llame hoy al equipo que le atiende los riñones o a un médico.';

export const pulseSlowFailingCall =
  'Si se desmaya, siente mucha debilidad o le falta el aire en posición sentada y en reposo, llame ahora mismo al número local de emergencias.';

export const pulseSlowBreathlessCall =
  'Si se desmaya, o le falta el aire en posición sentada y en reposo, llame ahora mismo al número local de emergencias.';

export const pulseHighLabel = (limit: number) => `Un pulso de más de ${limit} en reposo`;

export const pulseHighWhat = (limit: number) => `Un pulso de más de ${limit} en reposo es más alto que lo habitual.`;

export const pulseHighCountAct = 'Vuelva a contar los latidos en dos días distintos.';

export const pulseHighAct = (limit: number) =>
  `Si sigue en más de ${limit}, pida una cita en las próximas una o dos semanas.`;

export const pulseHighCall = (limit: number) => `Si pasa de ${limit}, consulte a un médico el mismo día.`;

export const pulseHighPregnantWhat = (limit: number) =>
  `Un pulso de más de ${limit} en reposo es más común al final del embarazo, pero se debe revisar.`;

export const pulseHighPregnantAct =
  'Vuelva a contar los latidos en dos días distintos, y llame en los próximos días al equipo que la atiende por el embarazo o el parto.';

export const pulseHighPregnantCall = (limit: number) => `Si pasa de ${limit}, o sangra, llame hoy a ese equipo.`;

export const pulseHighSoonerWhat = (limit: number) =>
  `Un pulso de más de ${limit} en reposo es más alto que lo habitual, y se debe revisar más pronto por lo otro que nos dijo.`;

export const pulseHighSoonerAct = 'Cuéntelo otra vez hoy, y consulte a un médico en los próximos días.';

export const pulseHighSoonerCall =
  'Si siente que se va a desmayar, tiene dolor en el pecho o le falta el aire en posición sentada y en reposo, llame ahora mismo al número local de emergencias.';

export const pulseLowLabel = 'Un pulso lento';

export const pulseLowWhat =
  'Un pulso tan lento en reposo se debe revisar con un electrocardiograma (ECG), aunque haga mucho ejercicio.';

export const pulseLowCall =
  'Si se desmaya, casi se desmaya o le falta el aire, llame ahora mismo al número local de emergencias.';

export const pulseLowPregnantCall =
  'Si se desmaya, casi se desmaya o respira peor, llame ahora mismo al número local de emergencias.';

export const pulseLowSoonerWhat =
  'Un pulso tan lento en reposo se debe revisar con un electrocardiograma (ECG), y más pronto por lo otro que nos dijo.';

export const pulseLowSoonerCall =
  'Si se desmaya, casi se desmaya o le falta el aire en posición sentada y en reposo, llame ahora mismo al número local de emergencias.';
