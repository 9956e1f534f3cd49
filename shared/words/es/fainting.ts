export const syncopeHeartLabel = 'Un desmayo que puede venir del corazón';

export const syncopeHeartWhat = 'Un desmayo como el suyo puede venir del corazón.';

export const syncopeHeartCall =
  'Si fue en las últimas 24 horas, o ahora siente que se va a desmayar, llame ahora mismo al número local de emergencias.';

export const syncopeHeartAct = 'Si fue antes, consulte hoy a un médico, y hasta entonces no maneje ni haga ejercicio.';

export const syncopeUnexplainedLabel = 'Un desmayo que hay que revisar';

export const syncopeUnexplainedWhat =
  'Un desmayo como este, o casi desmayarse, se debe revisar con un electrocardiograma (ECG).';

export const syncopeUnexplainedAct =
  'Consulte a un médico hoy, o mañana a más tardar, a menos que un médico ya lo haya revisado con un ECG.';

export const faintSugarAid = 'Si usa medicina para la diabetes, mídase el azúcar ahora mismo.';

export const faintMedicineListAct = 'Lleve una lista de sus medicinas: algunas hacen más probable un desmayo.';

export const faintMedicineDont = 'No deje ninguna por su cuenta.';

export const faintHeadAct =
  'Si se golpeó la cabeza y toma un anticoagulante (una medicina que hace menos espesa la sangre), consulte hoy a un médico.';

export const syncopeUnexplainedCall =
  'Si vuelve a desmayarse, sangra o tiene heces negras, o tiene dolor en el pecho, falta de aire o el corazón acelerado, llame ahora mismo al número local de emergencias.';

export const syncopeUnexplainedPregnantWhat =
  'En el embarazo y después de dar a luz, un desmayo, o casi un desmayo, hay que revisarlo hoy.';

export const syncopeUnexplainedPregnantCall =
  'Si vuelve a desmayarse, sangra, o tiene dolor de barriga, dolor en el pecho, falta de aire o el corazón acelerado, llame ahora mismo al número local de emergencias.';

export const syncopeUnexplainedFaintLowWhat =
  'Sentir que se va a desmayar junto con un pulso rápido o la presión baja puede ser señal de que está perdiendo sangre o líquido.';

export const syncopeUnexplainedFaintLowCall =
  'Si vuelve a desmayarse, sangra, vomita sangre, tiene heces negras, o tiene dolor de barriga, dolor en el pecho o falta de aire, llame ahora mismo al número local de emergencias.';

export const syncopeUnexplainedFaintTodayWhat = 'Un desmayo como este se debe revisar con un electrocardiograma (ECG).';

export const syncopeUnexplainedFaintTodayDont =
  'Lleve una lista de sus medicinas: algunas hacen más probable un desmayo. No deje ninguna por su cuenta. No maneje hasta que le hayan revisado.';

export const syncopeUnexplainedFaintTodayCall =
  'Si se golpeó la cabeza y toma un anticoagulante (una medicina que hace menos espesa la sangre), vaya ahora mismo a una sala de emergencias. Si vuelve a desmayarse, sangra o tiene heces negras, o tiene dolor en el pecho, falta de aire o el corazón acelerado, llame ahora mismo al número local de emergencias.';

export const syncopeAnyLabel = 'Desmayo';

export const syncopeAnyTellAct = 'Por favor, cuéntele a un médico este desmayo.';

export const syncopeAnyAct = 'Pida una cita en las próximas una o dos semanas, y diga cómo pasó.';

export const faintBleedingCall =
  'Si tiene heces negras, dolor de barriga o sangrado, o podría estar embarazada, consulte hoy a un médico.';

export const syncopeAnySugarAid =
  'Si usa medicina para la diabetes, mídase el azúcar siempre que sienta que se va a desmayar.';

export const syncopeAnyCall =
  'Si vuelve a desmayarse, al hacer ejercicio o en posición acostada, o con dolor en el pecho o el corazón acelerado, llame ahora mismo al número local de emergencias.';

export const syncopeAnyPregnantAct =
  'Llame en los próximos días al equipo que la atiende por el embarazo o el parto y cuénteles de este desmayo.';

export const syncopeAnyPregnantCall =
  'Si vuelve a desmayarse, sangra, o tiene heces negras, dolor de barriga, dolor en el pecho o el corazón acelerado, llame ahora mismo al número local de emergencias.';

export const syncopeAnySoonerAct =
  'Por favor, consulte a un médico por este desmayo en los próximos días, y diga cómo pasó.';

export const syncopeAnySoonerCall =
  'Si vuelve a desmayarse, o le pasa con dolor en el pecho, falta de aire o el corazón acelerado, llame ahora mismo al número local de emergencias.';

export const syncopeAnyWithinAWeekAct =
  'Por favor, consulte a un médico por este desmayo en menos de una semana, y diga cómo pasó.';
