export const strokeSignsLabel = 'Señales de un derrame cerebral';

export const strokeSignsWhat =
  'La cara caída, un brazo o una pierna con debilidad, o problemas para hablar o ver pueden ser señales de un derrame cerebral.';

export const strokeSignsCall =
  'Si empezaron en las últimas 24 horas, llame ahora mismo al número local de emergencias, aunque ya se le hayan quitado, y anote cuándo empezaron.';

export const suddenHeadacheLabel = 'Un dolor de cabeza repentino y muy fuerte';

export const suddenHeadacheWhat =
  'Un dolor de cabeza muy fuerte que llega de golpe puede ser señal de sangrado en el cerebro.';

export const suddenHeadacheCall =
  'Si empezó en las últimas 24 horas, llame ahora mismo al número local de emergencias.';

export const confusionLabel = 'Confusión nueva';

export const confusionWhat = 'Una confusión nueva puede ser señal de una enfermedad grave.';

export const confusionCall =
  'Si la tiene ahora o la tuvo en las últimas 24 horas, llame ahora mismo al número local de emergencias, o pida que llame alguien que esté cerca.';

export const confusionAct = 'Si fue antes y ya se le quitó, consulte hoy a un médico.';

export const lowSugarAid =
  'Si usa medicina para la diabetes, mídase el azúcar ahora mismo; si está baja o si no puede medirla, tome azúcar, si puede tragar.';

export const suddenlyUnwellLabel = 'De repente se siente muy mal';

export const suddenlyUnwellWhat =
  'Un sudor frío repentino con náuseas o debilidad puede ser un ataque al corazón, aunque sea sin dolor en el pecho.';

export const suddenlyUnwellWhoWhat =
  'Esto les pasa más a las mujeres, a las personas mayores y a las personas con diabetes.';

export const suddenlyUnwellCall =
  'Si le pasa ahora o le pasó en las últimas 24 horas, llame ahora mismo al número local de emergencias.';

export const tiaRecentLabel = 'Señales como de un derrame cerebral en las últimas semanas';

export const tiaRecentWhat =
  'Unas señales como de un derrame cerebral que se quitaron pueden ser un mini derrame, y después puede venir un derrame cerebral.';

export const tiaRecentAct = 'Pida que un médico le revise hoy, aunque se sienta bien.';

export const tiaRecentCall = 'Si alguna señal vuelve, llame ahora mismo al número local de emergencias.';

export const unwellCheckLabel = 'De repente se siente mal';

export const unwellCheckWhat = 'Un sudor frío repentino con náuseas o debilidad se debe revisar.';

export const unwellCheckStillCall = 'Si sigue, o se siente peor, llame ahora mismo al número local de emergencias.';

export const unwellCheckAct = 'Si ya se le pasó, consulte a un médico hoy, o mañana a más tardar.';

export const unwellCheckBackCall =
  'Si le vuelve, o le da con dolor en el pecho, falta de aire o sensación de desmayo, llame ahora mismo al número local de emergencias.';
