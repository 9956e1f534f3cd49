// Both quizzes: what needs help fast, pregnancy, and eating.

export const otherWarningSigns = 'En las últimas 24 horas, ¿ha tenido algo de esto?';
export const otherWarningSignsStrokeSigns =
  'Algo nuevo en las últimas 24 horas: la cara caída de un lado, debilidad o entumecimiento en un brazo o una pierna, o problemas para hablar o ver, aunque ya se haya quitado';
export const otherWarningSignsSuddenHeadache = 'Un dolor de cabeza muy fuerte que llegó de golpe';
export const otherWarningSignsPinkSputum = 'Tos con espuma rosada, o con más de unas manchitas de sangre';
export const otherWarningSignsConfusion = 'Confusión nueva: no saber bien dónde está o qué día es';
export const otherWarningSignsSuddenlyUnwell =
  'De repente, sudor frío con náuseas o mucha debilidad, sin una razón clara';
export const otherWarningSignsTiaRecent =
  'Hoy no, pero sí en las últimas 4 semanas: la cara caída de un lado, debilidad en un brazo o una pierna, o problemas para hablar o ver';
export const otherWarningSignsWhy = 'Esto necesita ayuda rápida, sean cuales sean sus otras respuestas.';

export const pregnancyNow = '¿Está embarazada, o dio a luz en las últimas 6 semanas?';
export const pregnancyNowYesSigns =
  'Sí, y tengo un dolor de cabeza fuerte, problemas para ver, dolor debajo de las costillas, o hinchazón repentina de la cara o las manos';
export const pregnancyNowYesSignsTold =
  'Tengo un dolor de cabeza fuerte, problemas para ver, dolor debajo de las costillas, o hinchazón repentina de la cara o las manos.';
export const pregnancyNowYes = 'Sí, y no tengo ninguna de esas señales';
export const pregnancyNowWhyNoRisk =
  'La presión arterial, la hinchazón y el dolor en el pecho significan otra cosa en el embarazo y después de dar a luz. Le mostraremos qué hacer en lugar de un número de riesgo.';
export const pregnancyNowWhyNoWeight =
  'En el embarazo dejamos fuera su peso, y algunos de nuestros consejos son distintos. Puede omitir esto.';

export const weightChange = '¿Algo de esto es cierto para usted en este momento?';
export const weightChangeEatingWorry =
  'No puedo dejar de pensar en la comida y el peso, o me provoco el vómito o como demasiado poco';
export const weightChangeLostWeight = 'He perdido 10 libras o más en los últimos 6 meses sin proponérmelo';
export const weightChangeLostWeightMetric = 'He perdido 5 kg o más en los últimos 6 meses sin proponérmelo';
export const weightChangeLostWeightTold = 'He perdido 10 lb (5 kg) o más en los últimos 6 meses sin proponérmelo.';
export const weightChangeNone = 'Nada de esto';
