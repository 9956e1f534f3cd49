import { plural } from './plural.ts';

// The range so far, between two sections.

export const soFar = 'Hasta ahora';
export const soFarBetween = (low: number, high: number) =>
  `Hasta ahora, sus hábitos corresponden a una edad <range>de entre ${low} y ${high} años</range>.`;
export const soFarUnder = (limit: number, high: number) =>
  `Hasta ahora, sus hábitos corresponden a una edad <range>de menos de ${limit} a ${high} años</range>.`;
export const wider = 'Sus últimas respuestas dejan más dudas, por eso el rango es más amplio.';
export const sharper = 'Se hace más exacto a medida que avanza.';
export const seeMyResultNow = 'Ver mi resultado ahora';

// Why there is no number on the way.

export const noAgeInPregnancy = 'En el embarazo o justo después de dar a luz, no damos una edad mientras responde.';
export const noAgeInPregnancyAbout =
  'En ese tiempo cambian muchas cosas. Su plan, al final, está hecho para esta etapa.';
export const tooYoung = (age: number) => `Antes de los ${age} años, una edad dice poco, por eso no la damos.`;
export const tooYoungAbout = 'Recibirá sus hábitos y su plan.';
export const resultAtTheEnd = 'Su resultado llega al final.';
export const saysWhatIsLeftOut = 'Le dice lo que el número deja fuera.';
export const tooEarly = 'Es muy pronto para un número.';
export const tooEarlyAbout = 'Llegará cuando responda más.';
export const goOnOrStop = 'Puede seguir, o parar aquí.';
export const readFirst = 'Hay algo que debe leer primero.';
export const readAtTheEnd = (labels: string) => `${labels}. Lo leerá completo al final.`;
export const readNoteFirst = 'Lea primero el aviso.';
export const readItNow = 'Leerlo ahora';

// Notices in full.

export const helpWithEating = 'Ayuda con la alimentación';

// The first look, before name, email and password.

export const firstLookTitle = 'Su primer vistazo';
export const yourNumber = 'Su número';
export const sentOnContinue = 'Sus respuestas se envían cuando pulsa Continuar.';
export const keepItCosts = '<bold>Para guardarlo: cuenta gratis.</bold> Nombre, correo, contraseña.';
export const ifThingsFeelHeavy = 'Si todo le pesa:';
export const answeredOf = (answered: number, total: number) =>
  `Respondió ${answered} de ${total} preguntas. Por eso el rango es más amplio.`;
export const makeItSurer = (left: number) =>
  plural(left, { one: 'Más exacto: falta 1 pregunta', other: 'Más exacto: faltan # preguntas' });
export const keepIt = 'Guárdelo';
export const keepsForDoctor = 'Una cuenta gratis guarda esta página y sus respuestas, para mostrarlas a su médico.';
export const keepsSmallPlan =
  'Su número puede esperar. Una cuenta gratis guarda sus respuestas y un plan pequeño para cuando usted quiera.';
export const keepsPregnancyPlan = 'Una cuenta gratis guarda su plan para el embarazo.';
export const keepsPlan = 'Una cuenta gratis guarda su plan y le deja ver qué cambia.';
export const keepsResult = 'Una cuenta gratis guarda su resultado y su plan.';
export const keepsAnswers = 'Una cuenta gratis guarda sus respuestas.';
export const keepsNumber = 'Una cuenta gratis guarda su número, muestra todo su plan y le deja ver qué cambia.';
export const notLeftDevice = 'Sus respuestas todavía no han salido de este dispositivo.';
