export const unscoredLabel = 'Para su médico';

export const unscoredTold = 'Aquí no hay puntuación';

export const unscoredWhy = 'Aquí no damos una puntuación. Repase esto con su médico.';

export const unknownLabel = 'No hay suficientes respuestas';

export const unknownWhy =
  'Respondió muy pocas de estas preguntas para una puntuación. Las preguntas saltadas nunca cuentan en su contra.';

export const notRated = 'Sin puntuación por ahora';

// The word for a score.

export const excellent = 'Excelente';

export const good = 'Buena';

export const fair = 'Regular';

export const needsAttention = 'Necesita atención';
