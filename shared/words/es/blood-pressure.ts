export const bpCrisisSymptomsLabel = 'Presión arterial muy alta con síntomas';

export const bpCrisisSymptomsWhat = (top: number, bottom: number) =>
  `Su número de arriba es ${top} o más, o su número de abajo es ${bottom} o más, y tiene una señal de alarma.`;

export const bpCrisisSymptomsCall =
  'Si la medición y la señal son de ahora o de las últimas 24 horas, llame ahora mismo al número local de emergencias.';

export const bpCrisisSymptomsOlderAct = 'Si son de antes, mídase la presión otra vez ahora mismo.';

export const bpCrisisSymptomsStillHighCall = 'Si sigue así de alta y tiene algún síntoma, llame.';

export const bpCrisisSymptomsNoSymptomAct = 'Si no es así, comuníquese con un médico el mismo día.';

export const bpLowSymptomsLabel = 'Presión arterial baja con síntomas';

export const bpLowSymptomsWhat = 'Tiene la presión arterial baja y una señal de alarma.';

export const bpLowSymptomsCall =
  'Si le pasa ahora, o le pasó en las últimas 24 horas, llame ahora mismo al número local de emergencias.';

export const bpVeryHighLabel = 'Presión arterial muy alta';

export const bpVeryHighWhat = (top: number, bottom: number) =>
  `Si el número de arriba es ${top} o más, o el de abajo es ${bottom} o más, la presión es muy alta.`;

export const bpVeryHighOlderMeasureAct = 'Mídase la presión otra vez hoy.';

export const bpVeryHighOlderStillHighAct = (top: number, bottom: number) =>
  `Si el número de arriba sigue en ${top} o más, o el de abajo en ${bottom} o más, consulte hoy a un médico.`;

export const bpVeryHighMeasureAct = 'Descanse unos minutos y mídase la presión otra vez.';

export const bpVeryHighStillHighAct = 'Si sigue así de alta, comuníquese con un médico el mismo día.';

export const bpVeryHighCall =
  'Si además tiene dolor en el pecho, problemas para respirar, debilidad, entumecimiento, confusión, un dolor de cabeza muy fuerte, o problemas para ver o hablar, llame ahora mismo al número local de emergencias.';

export const bpVeryLowLabel = 'Presión arterial muy baja';

export const bpVeryLowWhat =
  'El número de arriba de su presión arterial es muy bajo, o es bajo junto con un pulso rápido o una enfermedad del corazón.';

export const bpVeryLowMeasureAct = 'Siéntese o acuéstese y mídase la presión otra vez.';

export const bpVeryLowStillLowAct =
  'Si sigue así de baja, consulte hoy a un médico, o llame al equipo que le atiende el corazón.';

export const bpVeryLowCall =
  'Si siente que se va a desmayar, tiene confusión, tiene la piel fría y sudorosa, sangra, o tiene dolor en el pecho o falta de aire, llame ahora mismo al número local de emergencias.';

export const bpVeryLowPregnantAct =
  'Si la presión sigue así de baja, llame hoy al equipo que la atiende por el embarazo o el parto.';

export const bpVeryLowPregnantCall =
  'Si siente que se va a desmayar, tiene confusión, tiene la piel fría y sudorosa, sangra, o tiene dolor de barriga, dolor en el pecho o falta de aire, llame ahora mismo al número local de emergencias.';

export const bpStage2HighLabel = (top: number, bottom: number) => `Presión arterial de ${top} sobre ${bottom} o más`;

export const bpStage2HighKnownVesselWhat = (top: number, bottom: number) =>
  `Su presión arterial es de ${top} sobre ${bottom} o más, y con su enfermedad del corazón o de los vasos sanguíneos debe bajar pronto.`;

export const bpStage2HighKnownVesselCall = (top: number, bottom: number) =>
  `Si el número de arriba llega a ${top}, o el de abajo a ${bottom}, consulte a un médico el mismo día.`;

export const bpStage2HighAct =
  'Mídase la presión otra vez hoy y en los próximos días, en posición sentada y con calma, y pida una cita en menos de una semana.';

export const bpStage2HighTrainingDont = 'Evite el ejercicio fuerte y levantar cosas pesadas hasta entonces.';

export const bpStage2HighKnownVesselAct =
  'Mídase la presión otra vez hoy, en posición sentada y con calma, y llame a un médico en los próximos días.';

export const bpMaybePregnantCall =
  'Si está embarazada, podría estarlo, o dio a luz en las últimas 6 semanas, llame hoy al equipo que la atiende por el embarazo o el parto, o a un médico.';

export const bpStage2Label = 'Presión arterial alta';

export const bpStage2What = (top: number, bottom: number) => `Su presión arterial es de ${top} sobre ${bottom} o más.`;

export const bpStage2Act =
  'Mídase la presión otra vez en varios días distintos, en posición sentada y con calma, y pida una cita en las próximas una o dos semanas.';

export const bpReachesVeryHighCall = (top: number, bottom: number) =>
  `Si el número de arriba llega a ${top}, o el de abajo a ${bottom}, comuníquese con un médico el mismo día.`;

export const bpLowLabel = 'Presión arterial baja';

export const bpLowWhat = (top: number) => `Un número de arriba menor que ${top} es bajo.`;

export const bpLowTwoSignsWhat = (top: number) =>
  `Un número de arriba menor que ${top} es bajo, y nos dijo otra señal.`;

export const bpLowPainTodayWhat = (top: number) =>
  `Un número de arriba menor que ${top} es bajo, y hoy nos habló de un dolor en el pecho.`;

export const bpLowBpMedicineWhat = (top: number) =>
  `Un número de arriba menor que ${top} es bajo, y su medicina para la presión arterial puede ser demasiado fuerte.`;

export const bpLowOldWhat = (top: number) => `Un número de arriba menor que ${top} es bajo y se debe revisar pronto.`;

export const bpLowStaysAct = (top: number) =>
  `Si sigue en menos de ${top}, o tiene mareos a menudo, pida una cita en las próximas una o dos semanas.`;

export const bpLowMeasureAct = 'Siéntese cinco minutos y mídase la presión otra vez.';

export const bpLowCall =
  'Si se desmaya, tiene confusión o dolor en el pecho, llame ahora mismo al número local de emergencias.';

export const bpLowPregnantCall =
  'Si se desmaya, sangra, tiene confusión, o tiene dolor de barriga o en el pecho, llame ahora mismo al número local de emergencias.';

export const bpLowPainTodayAct =
  'Siéntese cinco minutos y mídase la presión otra vez. Consulte a un médico en los próximos días.';

export const bpLowPainTodayCall =
  'Si el dolor se convierte en presión o se extiende, o tiene sensación de desmayo, sudor o confusión, llame ahora mismo al número local de emergencias.';

export const bpLowBpMedicineAct = 'Consulte a un médico en los próximos días y lleve la lista de sus medicinas.';
