// The list 'When to call for help'.

export const chestPainLastsCall =
  'Llame al número local de emergencias por dolor, presión u opresión en el pecho que dura más de unos minutos o que vuelve.';

export const chestPainSpreadsCall =
  'Llame a ese número si el dolor se extiende al brazo, la mandíbula o la espalda, o si también tiene sudor, náuseas o falta de aire.';

export const strokeCall =
  'Llame al número local de emergencias si se cae un lado de la cara, un brazo pierde fuerza o la persona habla arrastrando las palabras.';

export const maternityHeadCall =
  'Llame ahora mismo a su unidad de maternidad si tiene un dolor de cabeza fuerte que no se quita, problemas para ver o destellos de luz.';

export const maternityRibsCall =
  'Llame ahora mismo a su unidad de maternidad si tiene dolor justo debajo de las costillas, o hinchazón repentina de la cara o las manos.';

export const maternityUntil = 'Esto vale hasta seis semanas después de dar a luz.';

export const faintTodayCall = 'Pida ayuda hoy si se desmaya.';

export const heartbeatTodayCall = 'Pida ayuda hoy si el corazón le late muy fuerte o le aletea.';

export const vomitingTodayCall = 'Pida ayuda hoy si no puede comer ni beber nada sin vomitarlo.';

export const chestPainCall = 'Llame al número local de emergencias por dolor en el pecho.';

export const breathCall = 'Llame al número local de emergencias si no puede recuperar el aliento.';

export const harmCall =
  'Llame al número local de emergencias, o a una línea de ayuda, si tiene pensamientos de hacerse daño.';

export const heartbeatCall = 'Llame al número local de emergencias por latidos muy débiles o irregulares.';

export const kidneyTeamCall = 'Llame el mismo día al equipo que le atiende los riñones si la hinchazón empeora rápido.';

export const maternityPressureCall = 'Con 160 sobre 110 o más, llame al número local de emergencias.';

export const maternityChestPainCall = 'Con dolor en el pecho, llame al número local de emergencias.';

export const maternityBreathCall = 'Si no puede recuperar el aliento, llame al número local de emergencias.';

export const maternityTodayPressureCall =
  'Si su presión arterial es de 140 sobre 90 o más, llame hoy al equipo que la atiende por el embarazo o el parto.';
