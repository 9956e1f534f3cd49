import { product } from '#shared/product.ts';

// The mail that names no figure.

export const logInToSee = 'Entre para verlos.';
export const resultsWait = 'Los resultados de su cuestionario le esperan en su cuenta.';
export const logInToSeeButton = 'Entrar para verlos';

// When to read the results.

export const readNoticeNow = 'Lea ahora mismo el aviso de arriba.';
export const readNoticeToday = 'Lea hoy el aviso de arriba.';
export const readNoticeNamesDay = 'Lea el aviso de arriba: indica un día.';
export const readStepsToday = 'Lea hoy sus primeros pasos: uno de ellos indica un día.';
export const readNoticeFirst = 'Arriba hay un aviso para usted. Léalo primero.';
export const readStepsSoon = 'Léalos pronto: uno de sus pasos indica un plazo.';
export const readWhenQuiet = 'Léalos cuando tenga un momento tranquilo.';

// The mail with figures.

export const quizResultsReady = (quiz: string) => `Ya están sus resultados: ${quiz}`;
export const quizResultsReadyFor = (firstName: string, quiz: string) =>
  `${firstName}, ya están sus resultados: ${quiz}`;
export const summaryAndStart = 'Su resumen, y por dónde empezar.';
export const summaryInside = 'Su resumen está dentro.';
export const likely = (range: string) => `Probablemente ${range}.`;
export const yourAgeIs = (age: number) => `Su edad es ${age}.`;
export const riskLevelIs = (level: string) => `Nivel de riesgo: ${level}.`;
export const yourAnswer = (answer: string) => `Su respuesta: ${answer}`;
export const thenOneStep = 'Después, un paso a la vez';
export const yourDashboardAt = (url: string) => `Su panel: ${url}`;

// At the end of each.

export const workedOut = (day: string, method: string) =>
  `Calculado con sus respuestas del ${day}, con el método ${method}. Solo como información: sus resultados no son un diagnóstico.`;
export const workedOutWithAi = (day: string, method: string) =>
  `Calculado con sus respuestas del ${day}, con el método ${method}. Una IA eligió algunas de estas frases entre las que nosotros escribimos. Solo como información: sus resultados no son un diagnóstico.`;

// A result was wrong.

export const correctedSubject = 'Hemos corregido uno de sus resultados';
export const corrected =
  'Cometimos un error. Uno de sus resultados estaba equivocado, y lo sentimos. Ya lo corregimos.';
export const correctedRead =
  'Entre y léalo otra vez. Algo importante cambió en él. Le dice qué estaba mal. También puede ver todavía el anterior.';
export const correctedShow = '¿Mostró el anterior a un médico, o le dio un enlace? Entonces, muéstrele el nuevo.';
export const openMyResults = 'Abrir mis resultados';
export const correctedWhy = `Recibe este correo una sola vez, porque respondió un cuestionario con una cuenta de ${product.name} que tiene esta dirección.`;
