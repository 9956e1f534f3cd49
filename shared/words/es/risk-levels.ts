// What the risk of a heart attack or stroke is called.

export const low = 'Bajo';

export const borderline = 'Límite';

export const intermediate = 'Intermedio';

export const high = 'Alto';

export const existingCondition = 'Enfermedad del corazón ya conocida';

export const notGraded = 'Sin nivel de riesgo: faltan la presión arterial y el colesterol';
