export const sugarVeryHighLabel = 'Azúcar alta en la sangre que hay que revisar hoy';

export const sugarVeryHighCall =
  'Si vomita, tiene dolor de barriga, respira rápido, o tiene mucho sueño o confusión, llame ahora mismo al número local de emergencias.';

export const sugarVeryHighWhat =
  'Su azúcar en la sangre está muy alta, o está alta junto con una señal que no debe esperar.';

export const sugarVeryHighAct = 'Llame hoy a un médico, aunque se sienta bien.';

export const ketonesAct = 'Si tiene diabetes y puede medirse las cetonas, hágalo ahora mismo.';

export const ketonesHighCall = 'Cetonas de 1.5 o más: llame ahora mismo a su equipo.';

export const ketonesVeryHighCall = 'Más de 3 (en la orina, ++ o más): vaya ahora mismo a una sala de emergencias.';

export const insulinNeverDont = 'Nunca deje la insulina, aunque no pueda comer.';

export const sugarVeryHighToldOnlyWhat =
  'Perder peso después de que le dijeron que tenía azúcar alta en la sangre o prediabetes puede ser señal de que a su cuerpo le falta insulina.';

export const sugarVeryHighPregnantToldOnlyAct =
  'Llame hoy al equipo que la atiende por el embarazo o el parto y pida un análisis de azúcar en la sangre, aunque se sienta bien.';

export const sugarVeryHighToldOnlyAct =
  'Consulte hoy a un médico y pida un análisis de azúcar en la sangre, aunque se sienta bien.';

export const sugarVeryLowLabel = 'Azúcar muy baja en la sangre';

export const sugarVeryLowWhat = 'Su azúcar estaba muy baja.';

export const sugarLowAid =
  'Si tiene temblor, sudor, hambre o confusión, tome azúcar o jugo ahora mismo, y vuelva a medirse el azúcar a los 15 minutos.';

export const sugarLowCall = 'Si no puede tragar o no mejora, llame ahora mismo al número local de emergencias.';

export const sugarVeryLowAct =
  'Llame hoy al equipo que le atiende la diabetes o a un médico: su medicina puede ser demasiado fuerte.';

export const insulinDont = 'No deje la insulina por su cuenta.';

export const sugarTyping = 'Si escribió mal el número, por favor corríjalo.';

export const sugarVeryLowPregnantAct =
  'Llame hoy al equipo que la atiende por el embarazo o el parto: su medicina puede ser demasiado fuerte.';

export const diabetesRangeLabel = 'Azúcar en la sangre en el rango de la diabetes';

export const diabetesRangeWhat = 'Este resultado está en el rango de la diabetes.';

export const diabetesRangeSecondTestWhat = 'Un segundo análisis lo dirá con seguridad.';

export const diabetesRangeCall = 'Si tiene mucha sed, orina mucho o pierde peso, consulte a un médico el mismo día.';

export const diabetesRangePregnantWhat =
  'Este resultado está en el rango de la diabetes, y en el embarazo no debe esperar.';

export const diabetesRangePregnantTodayCall = 'Si vomita, tiene mucha sed u orina mucho, llame hoy a ese equipo.';

export const sugarDrowsyCall =
  'Si tiene mucho sueño o confusión o respira rápido, llame ahora mismo al número local de emergencias.';

export const diabetesRangeYoungWhat =
  'Un nivel de azúcar tan alto puede ser señal de que al cuerpo le falta insulina, sobre todo antes de los 40 años y con un peso como el suyo.';

export const diabetesRangeYoungAct =
  'Consulte a un médico en los próximos días, aunque se sienta bien, y pregunte qué tipo de diabetes es.';

export const diabetesRangeYoungCall =
  'Si tiene mucha sed, orina mucho o pierde peso, consulte hoy a un médico. Si vomita, tiene dolor de barriga, respira rápido, o tiene mucho sueño o confusión, llame ahora mismo al número local de emergencias.';

export const diabetesRangeHighWhat = 'Este resultado es alto y está en el rango de la diabetes.';

export const diabetesRangeHighCall =
  'Si vomita, tiene mucho sueño o mucha sed, orina mucho o pierde peso, consulte a un médico el mismo día.';

export const sugarControlLabel = 'Azúcar en la sangre muy por encima de la meta';

export const sugarControlWhat = 'Su azúcar en la sangre está muy por encima de la meta habitual.';

export const sugarControlCall =
  'Si vomita, tiene mucho sueño o mucha sed, o pierde peso, consulte a un médico el mismo día.';

export const sugarLowLabel = 'Azúcar baja en la sangre';

export const sugarLowWhat = 'Su azúcar estaba baja.';

export const sugarLowAct =
  'Llame en los próximos días al equipo que le atiende la diabetes: tal vez haya que cambiar su medicina.';

export const sugarLowUntreatedWhat = 'Un nivel de azúcar tan bajo es inusual sin medicina para la diabetes.';

export const sugarLowPregnantUntreatedAct =
  'Si es correcto, llame en los próximos días al equipo que la atiende por el embarazo o el parto y dígaselo.';

export const sugarLowUntreatedAid = 'Si tiene temblor, sudor o confusión, coma o beba algo dulce ahora mismo.';

export const sugarLowUntreatedCall = 'Si se desmaya o no mejora, llame ahora mismo al número local de emergencias.';

export const sugarLowUntreatedAct = 'Si es correcto, hable con un médico en los próximos días.';

export const sugarLowNotRecentAid =
  'Si ahora tiene temblor, sudor, hambre o confusión, tome azúcar o jugo, y vuelva a medirse el azúcar a los 15 minutos.';

export const sugarPregnancyLabel = 'Azúcar en la sangre en el embarazo';

export const sugarPregnancyWhat = 'En el embarazo, este resultado de azúcar se debe revisar pronto.';

export const sugarPregnancyAct =
  'Si vomita, tiene mucha sed u orina mucho, llame hoy al equipo que la atiende por el embarazo o el parto.';
