export const pregnancyDangerLabel = 'Una señal de alarma en el embarazo o después de dar a luz';

export const pregnancyDangerWhat =
  'En el embarazo y en las semanas después de dar a luz, esto puede ser peligroso para usted y su bebé, y se puede tratar.';

export const pregnancyDangerCall =
  'Si lo tiene ahora o lo tuvo en las últimas 24 horas, llame ahora mismo al número local de emergencias, y diga que está embarazada o que acaba de dar a luz.';

export const pregnancyDangerOwnLineCall =
  'Si su unidad de maternidad le dio una línea de emergencias, puede llamar a esa línea en vez de a ese número.';

export const pregnancyDangerAct = 'Si fue antes, llame hoy al equipo que la atiende por el embarazo o el parto.';

export const pregnancyDangerHeartOrClotWhat =
  'En el embarazo y en las semanas después de dar a luz, esto puede venir del corazón o de un coágulo de sangre, y se puede tratar.';

export const pregnancyDangerHeartOrClotCall =
  'Si lo tiene ahora o lo tuvo en las últimas 24 horas, aunque ya se le haya quitado, llame ahora mismo al número local de emergencias, y diga que está embarazada o que acaba de dar a luz.';

export const pregnancyBpLabel = 'Presión arterial alta en el embarazo o después de dar a luz';

export const pregnancyBpWhat =
  'En el embarazo y después de dar a luz, una presión de 140 sobre 90 o más se debe revisar el mismo día.';

export const pregnancyBpCall =
  'Si tiene un dolor de cabeza fuerte, problemas para ver, dolor debajo de las costillas o hinchazón repentina de la cara o las manos, llame ahora mismo a ese equipo o al número local de emergencias.';

export const pregnancyKidneyLabel = 'Un resultado de los riñones o de la orina en el embarazo';

export const pregnancyKidneyWhat = 'Este resultado de los riñones o de la orina hay que revisarlo en el embarazo.';

export const pregnancyFatsLabel = 'Triglicéridos muy altos en el embarazo';

export const pregnancyFatsWhat =
  'Unos triglicéridos tan altos pueden inflamar el páncreas, y en el embarazo pueden subir rápido.';

export const pregnancyFatsAct = 'Llame hoy o mañana al equipo que la atiende por el embarazo o el parto.';

export const pregnancyBreathLabel = 'Falta de aire con el corazón acelerado en el embarazo o después de dar a luz';

export const pregnancyBreathWhat =
  'En el embarazo y después de dar a luz, la falta de aire junto con el pulso rápido o el corazón acelerado hay que revisarla hoy.';

export const pregnancyBreathCall =
  'Si no puede acostarse en posición plana, tiene dolor en el pecho, siente que se va a desmayar o le falta el aire en posición sentada y en reposo, llame ahora mismo al número local de emergencias.';
