export const careFirst = 'Primero, la atención médica';

export const pregnancy = 'Embarazo';

export const yourMedicines = 'Sus medicinas';

export const theNotice = 'El aviso';

export const eating = 'Alimentación';

export const howYouFeel = 'Cómo se siente';

export const checkUp = 'Un chequeo';

export const yourKidneyTeam = 'El equipo de sus riñones';

export const smoking = 'Fumar';

export const cholesterol = 'Colesterol';

export const yourRisk = 'Su riesgo';

export const bloodPressure = 'Presión arterial';

export const heartRhythm = 'Ritmo del corazón';

export const bloodSugar = 'Azúcar en la sangre';

export const movingMore = 'Moverse más';

export const eatingForTheHeart = 'Comer para el corazón';

export const sleep = 'Sueño';

export const weight = 'Peso';

export const nicotineAndSmoke = 'Nicotina y humo';

export const rehabilitation = 'Rehabilitación';

export const vaccines = 'Vacunas';

export const bloodTest = 'Análisis de sangre';

export const alcohol = 'Alcohol';

export const yourBreath = 'Su respiración';

export const checkUps = 'Chequeos';

export const activity = 'Actividad';

export const nicotine = 'Nicotina';

export const healthAndHabits = 'Salud y hábitos';

export const nutrition = 'Nutrición';

export const movementAndStrength = 'Movimiento y fuerza';

export const mindAndRelationships = 'Mente y relaciones';

export const surroundings = 'Entorno';

export const first = 'Primero';

export const symptoms = 'Síntomas';

export const cholesterolAndSugar = 'Colesterol y azúcar';

export const nicotineAndWeight = 'Nicotina y peso';

export const fitness = 'Condición física';

export const sleepAndBreathing = 'Sueño y respiración';

export const mindAndSupport = 'Mente y apoyo';

export const familyAndSurroundings = 'Familia y entorno';
