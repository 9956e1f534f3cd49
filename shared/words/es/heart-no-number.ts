// Why there is no percentage: a heading, and two short paragraphs.

export const conditionPeopleWhat =
  'Nuestro porcentaje es sobre un primer ataque al corazón o derrame cerebral en personas sin una enfermedad conocida del corazón o de las arterias.';

export const conditionWhat = 'No está hecho para usted, así que no le mostramos ninguno.';

export const conditionNowWhat = 'Lo que importa ahora es proteger su corazón y sus arterias.';

export const conditionPlanWhat = 'Su plan tiene los pasos que más ayudan, en orden.';

export const kidneyTitle = 'Sus riñones van primero, y este cuestionario no está hecho para ellos';

export const onDialysisWhat = 'Nos dijo que está en diálisis o que tiene un trasplante de riñón.';

export const veryLowKidneyTestWhat =
  'Nos dijo un resultado del análisis de los riñones muy por debajo del rango habitual.';

export const kidneyWhat =
  'Los estudios que usamos dejaron fuera a las personas con riñones como los suyos, así que un número parecería exacto pero estaría mal.';

export const kidneyTeamWhat = 'El equipo que le atiende los riñones puede valorar su corazón mucho mejor.';

export const kidneyKind = 'Con la ayuda de ese equipo, a muchas personas en su situación les va bien.';

export const thinWhat = 'Según sus respuestas, puede que su cuerpo no esté recibiendo lo suficiente.';

export const thinNoNumberWhat =
  'Dejamos fuera el porcentaje a propósito, porque aquí ningún número sería justo con usted.';

export const thinKind = 'No necesita tener la certeza de que algo anda mal.';

export const pregnantTitle = 'No damos un porcentaje en el embarazo ni justo después del parto';

export const pregnantWhat = 'Los números de este cuestionario vienen de personas que no estaban embarazadas.';

export const pregnantWhyWhat =
  'El embarazo cambia la presión arterial, el pulso y el colesterol, así que un porcentaje estaría mal.';

export const pregnantSavedWhat = 'Todas sus respuestas están guardadas.';

export const pregnantLaterWhat =
  'Responda otra vez el cuestionario cuando hayan pasado seis semanas desde que dio a luz, y entonces lo calcularemos.';

export const noBirthdateTitle = 'Falta una respuesta: su fecha de nacimiento';

export const noBirthdateWhat = (quiz: string) =>
  `Necesitamos su edad para calcular su riesgo, y no hay una fecha de nacimiento en su cuestionario ${quiz}.`;

export const noBirthdateAct = 'Agréguela ahí y calcularemos su riesgo.';

export const noBirthdateSavedWhat = 'Todas sus otras respuestas están guardadas.';

export const tooYoungTitle = 'Usted es más joven que las personas de estos estudios';

export const tooYoungWhat = (age: number) =>
  `Los estudios que usamos empiezan a los ${age} años, así que todavía no hay un porcentaje.`;

export const tooYoungKind = 'Lo que haga ahora también cuenta.';

export const tooYoungOtherWhat = 'Sus otros resultados muestran por dónde empezar.';

export const tooOldTitle = (age: number) => `Estos estudios terminan a los ${age} años`;

export const tooOldWhat = 'En los estudios que usamos no había nadie de su edad, así que no hay un porcentaje.';

export const tooOldDoctorWhat = 'Un médico que le conoce puede valorar su corazón mucho mejor.';

export const tooOldOtherWhat = 'Sus otros resultados siguen valiendo.';

export const tooYoungQuietTitle = (age: number) => `Estos estudios empiezan a los ${age} años`;
