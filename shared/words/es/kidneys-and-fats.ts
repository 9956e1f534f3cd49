export const kidneyVeryLowLabel = 'Resultado muy bajo en el análisis de los riñones';

export const kidneyVeryLowWhat =
  'Una TFGe de menos de 15 significa que sus riñones funcionan muy por debajo de lo normal.';

export const kidneyVeryLowCall =
  'Si tiene falta de aire, confusión o latidos irregulares, llame ahora mismo al número local de emergencias.';

export const kidneyVeryLowPregnantAct = 'Llame hoy al equipo que la atiende por el embarazo o el parto y léaselo.';

export const kidneyLowLabel = 'Resultado bajo en el análisis de los riñones';

export const kidneyLowWhat = 'Una TFGe de menos de 60 se debe medir otra vez.';

export const kidneyLowAct =
  'Pida una cita en las próximas una o dos semanas, y pregunte antes de tomar medicinas para el dolor como el ibuprofeno.';

export const kidneyLowPregnantWhat = 'Este resultado de los riñones hay que revisarlo en el embarazo.';

export const kidneyLowBelow30What = 'Una TFGe de menos de 30 es baja.';

export const kidneyLowBelow30Act = 'Pregunte antes de tomar medicinas para el dolor como el ibuprofeno.';

export const kidneyLowBelow30Call = 'Si orina muy poco, vomita o le falta el aire, consulte a un médico el mismo día.';

export const kidneyLowFrom80Act =
  'Pida una cita en las próximas semanas, y pregunte antes de tomar medicinas para el dolor como el ibuprofeno.';

export const uacrHighLabel = 'Proteína en la orina';

export const uacrHighWhat = 'La proteína en su orina está claramente elevada.';

export const uacrHighAct =
  'Pida una cita en las próximas una o dos semanas, a menos que el equipo que le atiende los riñones ya conozca este resultado: hay medicinas que protegen los riñones y el corazón.';

export const uacrHighCall = 'Si se le hincha la cara o las piernas, consulte a un médico el mismo día.';

export const uacrHighPregnantWhat = 'Este resultado de la orina hay que revisarlo en el embarazo.';

export const uacrHighVeryHighWhat = 'La proteína en su orina está muy alta.';

export const uacrHighVeryHighAct =
  'Pida una cita en menos de una semana, a menos que el equipo que le atiende los riñones ya conozca este resultado.';

export const uacrHighVeryHighCall =
  'Si se le hincha la cara o las piernas, o le falta el aire, consulte a un médico el mismo día.';

export const ldl190Label = 'Colesterol LDL muy alto';

export const ldl190What = 'Un LDL tan alto a menudo viene de familia y se debe tratar temprano.';

export const ldl190Act = 'Avise a sus familiares cercanos, para que puedan hacerse el análisis.';

export const ldl190PregnantWithFamilyWhat = 'El colesterol sube en el embarazo.';

export const ldl190PregnantWithFamilyAct =
  'Cuéntele esto en las próximas una o dos semanas al equipo que la atiende por el embarazo o el parto, y pregunte cuándo medirlo otra vez después del parto.';

export const tg500Label = 'Triglicéridos muy altos';

export const tg500What = 'Unos triglicéridos tan altos pueden dañar el páncreas.';

export const tg500Call =
  'Si tiene un dolor fuerte en la parte alta de la barriga, llame ahora mismo al número local de emergencias.';

export const tg500PregnantWhat = 'Unos triglicéridos tan altos pueden dañar el páncreas, y suben en el embarazo.';

export const tg500PregnantAct = 'Llame en los próximos días al equipo que la atiende por el embarazo o el parto.';

export const tg500From1000What = 'Unos triglicéridos tan altos pueden inflamar el páncreas.';

export const tg500From1000Act = 'Pregunte cómo reducir la grasa y el alcohol de forma segura hasta entonces.';

// What a figure means, under 'More numbers'.

export const uacrRaised =
  'Un valor de 30 mg/g o más, encontrado dos veces a lo largo de tres meses, es señal de que sus riñones dejan escapar proteína. Hable de esto con su médico.';

export const uacrHigh = 'Un valor de 300 mg/g o más está claramente elevado. Lea el aviso sobre esto.';
