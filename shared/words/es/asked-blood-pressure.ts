// The heart quiz: blood pressure and pulse.

export const bloodPressureTitle = 'Su presión arterial y su pulso';

export const bpHomeMonitor = '¿Tiene su propio aparato para medir la presión arterial?';
export const bpHomeMonitorWhy = 'Las mediciones hechas en casa suelen ser las más confiables.';

export const bpFrequency = '¿Con qué frecuencia lo usa?';
export const bpFrequencyWeekly = 'Todas las semanas';
export const bpFrequencyMonthly = 'Todos los meses';
export const bpFrequencyWhy = 'Muestra cuánto se puede confiar en su medición habitual. No cambia sus números.';

export const bpTime = '¿A qué hora se la mide por lo general?';
export const bpTimeMorning = 'Por la mañana, antes de tomar medicinas';
export const bpTimeEvening = 'Por la noche';
export const bpTimeBoth = 'Por la mañana y por la noche';
export const bpTimeRandom = 'Cuando me acuerdo';
export const bpTimeWhy =
  'La misma hora y la misma silla hacen más fácil comparar las mediciones. No cambia sus números.';

export const bpReading = '¿Sabe cuál es su presión arterial?';
export const bpReadingNumbers = 'Sí, puedo escribir los dos números';
export const bpReadingBand = 'Más o menos';
export const bpReadingHint = 'Use su medición habitual. Si la más nueva es mucho más alta o más baja, use esa.';
export const bpReadingWhy =
  'La presión arterial importa mucho aquí. Sin ella usamos el promedio para su edad y sexo, y su rango se hace más amplio.';

export const bpSystolic = '¿Cuál es el número de arriba?';
export const bpSystolicHint = 'También se llama presión sistólica.';
export const bpSystolicWhy = 'Es una de las cosas de las que más depende su riesgo.';

export const bpDiastolic = '¿Y el número de abajo?';
export const bpDiastolicHint = 'También se llama presión diastólica.';
export const bpDiastolicWhy = 'Cuenta para su puntuación de presión arterial.';

export const bpBand = '¿Cuál de estas opciones se acerca más?';
export const bpBandUnder110 = 'Número de arriba menor que 110';
export const bpBand110To119 = '110-119, número de abajo menor que 80';
export const bpBand120To129 = '120-129, número de abajo menor que 80';
export const bpBand130To139 = '130-139, o número de abajo 80-89';
export const bpBand140To159 = '140-159, o número de abajo 90-99';
export const bpBand160To179 = '160-179, o número de abajo 100-119';
export const bpBand180Plus = '180 o más, o número de abajo 120 o más';
export const bpBandWhy = 'Un número aproximado es mucho mejor que ninguno.';

export const restingHeartRate = '¿Cuál es su pulso después de cinco minutos en posición sentada y en reposo?';
export const restingHeartRateHint =
  'Latidos en un minuto. Use un reloj o un aparato para la presión, o cuente con un dedo en la muñeca. Sáltelo si no lo sabe.';
export const restingHeartRateWhy =
  'Un pulso muy rápido o muy lento en reposo se debe revisar. No cambia su porcentaje.';

// An answer about a rough number, inside a sentence.

export const bpBandUnder110Inside = 'número de arriba menor que 110';
export const bpBand110To119Inside = '110 a 119, número de abajo menor que 80';
export const bpBand120To129Inside = '120 a 129, número de abajo menor que 80';
export const bpBand130To139Inside = '130 a 139, o número de abajo 80 a 89';
export const bpBand140To159Inside = '140 a 159, o número de abajo 90 a 99';
export const bpBand160To179Inside = '160 a 179, o número de abajo 100 a 119';
