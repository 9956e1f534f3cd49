export const gutTrouble =
  'Si tiene problemas del estómago o los intestinos la mayoría de los días, consulte a un médico.';

export const gutTroubleSooner = 'Vaya más pronto si ve sangre, pierde peso o tiene problemas para tragar.';

export const gutTroubleSoonerWhenThin = 'Vaya más pronto si ve sangre, adelgaza o tiene problemas para tragar.';

export const usualHeartburn = 'Nos habló de su acidez de siempre.';

export const soreSpot = 'Nos habló de un punto adolorido.';

export const stabOfSeconds = 'Nos habló de una punzada que dura segundos.';

// What stands beside a result and is no warning. A name begins with the code of the notice and ends in the class of the sentence.

export const supportLinesKind = 'No tiene que cargar con esto a solas.';

export const supportLinesDangerCall = 'Si está en peligro o podría hacerse daño, llame al número local de emergencias.';

export const supportLinesCall = 'Para hablar con alguien, use una de las líneas que ve aquí.';

export const eatingLinesCall =
  'Para recibir ayuda con la alimentación, use una de las líneas que ve aquí, o pregunte a cualquier médico.';

export const alcoholStopDont =
  'Si bebe mucho alcohol todos los días, por favor no lo deje de golpe: podría empezar a temblar, a sudar o a ver cosas que no existen, y eso puede ser peligroso.';

export const alcoholStopAct =
  'Pregunte a un médico o a un servicio de ayuda con el alcohol cuál es la forma segura de beber menos.';

export const alcoholStopCall =
  'Si tiene temblores, confusión o una convulsión, llame ahora mismo al número local de emergencias.';

export const strengthCheckAct = 'Si últimamente le cuesta más levantarse, dígaselo a un médico.';

export const strengthCheckWhat = 'Si esto es parte de su vida desde hace mucho tiempo, aquí no cuenta en su contra.';

export const sleepApnoeaWhat = 'La apnea del sueño puede hacer que se despierte con cansancio o jadeando.';

export const sleepApnoeaAct = 'Pregunte a un médico por una revisión, y no maneje cuando tenga sueño.';

export const activityStopAct = 'Empiece con menos de lo que cree que puede hacer.';

export const activityStopCall =
  'Pare y pida ayuda si tiene dolor en el pecho, siente que se va a desmayar o no puede recuperar el aliento.';

export const medicinesDont = 'Por favor, nunca deje ni cambie una medicina por lo que diga un cuestionario.';

export const medicinesAct = 'Hable primero con su médico.';

export const checkTypingWhat = 'Uno de sus números es inusual.';

export const checkTyping = 'Si lo escribió mal, por favor corríjalo.';

export const checkTypingAct = 'Si es correcto, siga los consejos de esta página.';

export const drinkAmountAct =
  'Pregunte a su médico, o al equipo que le atiende los riñones o el corazón, cuánto líquido beber al día, contando el agua, el té y la sopa.';

export const drinkAmountDont = 'Respete cualquier límite que le hayan dado.';

export const sickDayAct =
  'Si vomita, tiene dolor de barriga o no puede comer o beber, mídase las cetonas si puede (una prueba de sangre o de orina para personas con diabetes) y consulte hoy a un médico, aunque su azúcar sea normal.';

export const sickDayWhat =
  'Esto importa sobre todo con la diabetes tipo 1, o con una medicina cuyo nombre termina en -gliflozin o -gliflozina, por ejemplo empagliflozina.';

export const afterBirthLineWho = '¿Está embarazada, o tuvo un bebé en el último año?';

export const afterBirthLineCall = 'EE. UU.: 1-833-852-6262, por llamada o mensaje de texto.';

export const heartSportAct =
  'Pregunte al equipo que le atiende el corazón antes de entrenar fuerte, levantar mucho peso o competir.';

export const heartSportAneurysmCall =
  'Dolor repentino y fuerte en el pecho, la espalda o la barriga: llame ahora mismo al número local de emergencias.';

export const harmlessSignWhat = 'Nos habló de una señal por la que no damos ningún aviso.';

export const harmlessSignAct = 'Si cambia o le da más a menudo, llame a un médico.';

export const harmlessSignCall =
  'Si se convierte en presión, se extiende, o le da con sudor, falta de aire o sensación de desmayo, llame ahora mismo al número local de emergencias.';

export const quietLowWhat = 'El número de arriba de su presión arterial es menor que 90.';

export const quietLowUsualWhat = 'Algunas personas sanas tienen un número así.';

export const quietLowAct = 'Si es nuevo, o tiene mareos o sensación de desmayo, consulte a un médico.';

export const teamKnowsWhat = 'Nos dijo que su equipo de salud sabe de su respiración.';

export const vapeOnlyWhat = 'Nadie sabe todavía qué efectos tiene vapear durante décadas.';

export const vapeOnlyNumberWhat = 'Así que no está en su edad, y por eso su rango es más amplio.';

export const oneConditionWhat = 'Solo pudo nombrar una enfermedad.';

export const oneConditionAct = 'Si tiene otra, dígaselo a su médico.';

export const quietFaintWhat = 'Nos habló de un desmayo con una causa clara.';

export const quietFaintAct = 'Si vuelve a pasar, dígaselo a un médico.';

export const quietFaintCall =
  'Si se desmaya al hacer ejercicio, o en posición sentada o acostada, o sin ninguna señal antes, o con dolor en el pecho, el corazón acelerado o falta de aire, llame ahora mismo al número local de emergencias.';
