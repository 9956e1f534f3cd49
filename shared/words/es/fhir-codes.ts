// Names of the codes of our own that a file for a doctor's program uses. Published vocabularies bring their own names.

export const questionsAndOptions = (quiz: string) => `Preguntas y opciones: ${quiz}`;

export const questionsAndOptionsMeans = (numbersGroup: string) =>
  `Las preguntas del cuestionario y, debajo de cada una, sus opciones. “${numbersGroup}” son valores con una unidad.`;

export const resultsAndWarnings = 'Resultados y avisos';

export const resultsAndWarningsMeans =
  'Los nombres de los resultados de este producto: números, métodos, niveles y señales que piden atención médica.';

// What a result is about.

export const ascvd10 = 'Ataque al corazón o derrame cerebral en 10 años';

export const heartFailure10 = 'Insuficiencia cardíaca en 10 años';

export const totalCvd10 = 'Cualquier enfermedad cardiovascular en 10 años';

export const totalCvd30 = 'Cualquier enfermedad cardiovascular en 30 años';

export const heartRisk = 'Riesgo de enfermedad cardiovascular';

export const biologicalAge = 'Edad biológica calculada a partir de los hábitos';

export const calendarAge = 'Años cumplidos al momento de las respuestas';

export const likelyRange = 'Rango probable del cálculo';

export const answeredShare = 'Parte respondida de las preguntas que dan puntuación';

export const trueRiskHigher = 'Es probable que el riesgo verdadero sea más alto';

export const trueRiskLower = 'Es probable que el riesgo verdadero sea más bajo';

// Methods and kinds.

export const prevent = 'Ecuaciones PREVENT de la AHA, con valores estimados donde faltaban';

export const habitsModel =
  'Edad biológica a partir de los hábitos: cocientes de riesgo de estudios publicados, ponderados por este producto';

export const assessment = 'Autoevaluación de salud en línea';

export const withEngine = (method: string, version: string) => `${method}; motor ${version}`;

export const engine = 'motor';

// What the person says since about signs that ask for care.

export const checked = 'Lo que la persona dice sobre si ya le revisaron desde entonces';

export const examined = 'Un médico o una enfermera examinó a la persona por esto, y no le ha vuelto a pasar';
