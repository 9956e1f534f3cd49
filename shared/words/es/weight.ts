export const weightDangerLabel = 'Peso muy bajo con señales de peligro';

export const weightDangerWhat =
  'Su peso es muy bajo para su estatura, y su pulso, su presión arterial o cómo se siente nos dice que su cuerpo está bajo un gran esfuerzo.';

export const weightDangerCall =
  'Si ahora tiene sensación de desmayo, debilidad o malestar, o lo tuvo en las últimas 24 horas, llame ahora mismo al número local de emergencias o vaya a una sala de emergencias.';

export const helpWorksKind = 'Usted merece ayuda, y la ayuda funciona.';

export const weightTyping = 'Si escribió mal su estatura o su peso, por favor corríjalo.';

export const weightVeryLowLabel = 'Peso muy bajo';

export const weightVeryLowWhat =
  'Su peso es muy bajo para su estatura, y a su cuerpo le puede estar faltando lo que necesita.';

export const weightVeryLowCall =
  'Si tiene sensación de desmayo, mucha debilidad o aleteos en el corazón, llame ahora mismo al número local de emergencias.';

export const eatingUrgentLabel = 'Preocupación por la comida, con señales en el cuerpo';

export const eatingUrgentWhat =
  'La preocupación por la comida o provocarse el vómito, junto con pulso lento, presión baja, desmayos o aleteos en el corazón, no debe esperar: puede haber un desequilibrio en las sales de la sangre.';

export const eatingUrgentCall =
  'Si se desmaya, siente mucha debilidad, o ahora tiene el corazón acelerado o con aleteos, llame ahora mismo al número local de emergencias.';

export const weightLowLabel = 'Peso bajo';

export const weightLowWhat = 'Su peso es bajo para su estatura.';

export const weightLowAct = 'Pida una cita en las próximas una o dos semanas para averiguar por qué.';

export const weightLowCall = 'Si tiene sensación de desmayo o mucha debilidad, consulte a un médico el mismo día.';

export const weightLowPregnantCall =
  'Si tiene sensación de desmayo o mucha debilidad, llame a ese equipo el mismo día.';

export const weightLowSoonerWhat = 'Su peso es bajo para su estatura, y se debe revisar pronto.';

export const weightLowSoonerAct =
  'Consulte a un médico en los próximos días para averiguar por qué, y pida un análisis de sangre.';

export const weightLowFrom65What = 'Su peso es bajo para su estatura, y desde los 65 años eso se debe revisar.';

export const weightLowFrom65AskAct = '¿Ha perdido peso sin proponérselo, o come menos que antes?';

export const weightLowFrom65TellAct = 'Cuénteselo.';

export const eatingSupportLabel = 'La comida y el peso le preocupan';

export const eatingSupportWhat =
  'La preocupación por la comida y el peso puede apoderarse de su vida, con cualquier peso, y se puede tratar.';

export const eatingSupportAct = 'Hable con un médico en las próximas una o dos semanas.';

export const eatingSupportLinesCall = 'Las líneas de ayuda le pueden ayudar hoy.';

export const eatingSupportCall =
  'Si se provoca el vómito a menudo y tiene sensación de desmayo o aleteos en el corazón, consulte a un médico el mismo día.';

export const eatingSupportPregnantCall =
  'Si se provoca el vómito a menudo y siente que se va a desmayar, o tiene aleteos en el corazón durante más de unos segundos, llame a ese equipo el mismo día.';

export const eatingSupportType1What = 'Con diabetes tipo 1, también puede hacer que su azúcar suba o baje demasiado.';

export const eatingSupportType1Act =
  'Llame en los próximos días al equipo que le atiende la diabetes o a un médico, y pida un análisis de sangre.';

export const eatingSupportType1Dont = 'No se salte la insulina.';

export const eatingSupportType1Call =
  'Si siente que se va a desmayar, o tiene aleteos en el corazón durante más de unos segundos, consulte a un médico el mismo día.';

export const eatingSupportType1SugarCall =
  'Si no puede parar de vomitar, tiene dolor de barriga, respira rápido, o tiene mucho sueño o confusión, llame ahora mismo al número local de emergencias.';

export const eatingSupportFluttersWhat =
  'Los aleteos en el corazón pueden ser señal de un desequilibrio en las sales de la sangre.';

export const eatingSupportFluttersAct = 'Consulte a un médico en los próximos días, y pida un análisis de sangre.';

export const eatingSupportFluttersCall =
  'Si tiene sensación de desmayo o mucha debilidad, o tiene aleteos en el corazón durante más de unos segundos, consulte a un médico el mismo día.';

export const weightLossCheckLabel = 'Pérdida de peso sin proponérselo';

export const weightLossCheckWhat = 'Perder peso sin proponérselo lo debe revisar un médico.';

export const weightLossCheckAct =
  'Pida una cita en las próximas una o dos semanas, o más pronto si tiene fiebre o dolor.';

export const weightLossThirstCall = 'Si tiene mucha sed, orina mucho o vomita, consulte hoy a un médico.';

export const weightLossDrowsyCall =
  'Si tiene mucho sueño o respira rápido, llame ahora mismo al número local de emergencias.';

export const weightLossCancerCall =
  'Si está en tratamiento para el cáncer, llame hoy al equipo que le atiende el cáncer por la pérdida de peso.';

export const weightLossFeverCall =
  'Con fiebre de 38 C (100.4 F) durante el tratamiento, llame ahora mismo a la línea de emergencias de ese equipo.';

export const weightLossCheckPregnantWhat = 'Perder peso sin proponérselo se debe revisar.';

export const weightLossCheckPregnantCall =
  'Si no puede comer ni beber nada sin vomitarlo, tiene mucha sed, orina mucho o tiene fiebre, llame hoy a ese equipo.';

export const weightLossCheckSugarWhat =
  'Perder peso sin proponérselo puede venir del azúcar alta en la sangre, y se debe revisar pronto.';

export const weightLossCheckSugarAct =
  'Consulte a un médico en los próximos días y pida que le revisen el azúcar en la sangre.';

export const whenSeenAct = 'Cuando le atiendan, pregunte también por su peso.';

// The goal of a plan.

export const firstGoalAct = (pounds: number, kilograms: number) =>
  `Una primera meta es bajar unas ${pounds} lb (${kilograms} kg).`;

export const treatmentAct = 'Hay medicinas y operaciones que ayudan: pregunte por ellas.';

export const whenSeenWhat =
  'Pueden revisarle la sangre, el pulso y la presión arterial, y ver con usted qué le ayudaría.';

export const noNumberTitle = 'Usted importa más que un número';

export const noNumberAct = 'Por favor, muestre esto a un médico.';
