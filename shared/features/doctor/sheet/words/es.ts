import { product } from '#shared/product.ts';

// The doctor's sheet: one page of results for a clinician, in a clinician's words.

// Said in several places.

export const notEstimated = 'Sin calcular';
export const notAnswered = 'sin responder';
export const pregnantOrPostpartum = 'embarazo, o parto en las últimas 6 semanas';
export const lowWeight = 'peso bajo';
export const noBirthdate = 'sin fecha de nacimiento';
export const hba1c = 'A1C';
export const ldlCholesterol = 'Colesterol LDL';
export const female = 'sexo femenino';
export const male = 'sexo masculino';
export const otherSex = 'intersexual u otra respuesta';

// Warnings: what the patient has said about one since.

export const examinedAfterHabits = (day: string, label: string, examinedOn: string) =>
  `Debajo del resultado de hábitos, el ${day}: ${label}: le examinaron el ${examinedOn}, no ha vuelto a pasar.`;
export const examinedAfterHeart = (day: string, label: string, examinedOn: string) =>
  `Debajo del resultado del corazón, el ${day}: ${label}: le examinaron el ${examinedOn}, no ha vuelto a pasar.`;

// What the advice was adapted for, after a colon.

export const adaptedToKnownCvd = 'enfermedad cardiovascular conocida';
export const adaptedToKidneyFailure = 'insuficiencia de los riñones, diálisis o trasplante';
export const adaptedToFrailty = 'fragilidad';
export const adaptedToMobility = 'movilidad limitada';
export const adaptedToHeartFailureSigns = 'señales de insuficiencia cardíaca';
export const adaptedToLowMood = 'ánimo bajo';
export const adaptedToEatingWorry = 'preocupación por la alimentación';
export const adaptedToCheckFirst = 'ejercicio solo después de una revisión';
export const adaptedToKidneyDiet = 'ningún consejo sobre cuánto comer o beber (riñones)';
export const adaptedToValve =
  'problema conocido de una válvula: ningún consejo de caminar más rápido, ninguna meta de fuerza';
export const adaptedToHeartSport = 'deporte intenso solo como diga el equipo del corazón';
export const adaptedToRest = 'nada de ejercicio hasta la revisión';

// Conditions and symptoms that were reported.

export const reported = (name: string, answers: string) => `${name}: ${answers}.`;
export const knownCondition = 'Enfermedad conocida';
export const heartRhythm = 'Ritmo del corazón';
export const chestPain = 'Dolor en el pecho';
export const climbingStairs = 'Subir escaleras';
export const breathlessness = 'Falta de aire';
export const lyingFlat = 'Respirar al acostarse';
export const palpitations = 'Palpitaciones';
export const fainting = 'Desmayo';
export const swelling = 'Hinchazón';
export const otherSigns = 'Otras señales';
export const kidneyDisease = 'Enfermedad de los riñones';
export const suddenDeathInFamily = 'Muerte súbita antes de los 40 años en la familia';
export const rhythmAlert = 'Alerta de ritmo irregular de un dispositivo';

// What was asked about and denied.

export const denied = (all: string) => `Preguntado y negado: ${all}.`;
export const deniedCondition = 'enfermedad conocida del corazón o de las arterias';
export const deniedRhythmProblem = 'problema conocido del ritmo del corazón';
export const deniedChestPain = 'dolor en el pecho en los últimos 3 meses';
export const deniedStairs = 'dificultad para subir escaleras';
export const deniedBreathlessness = 'falta de aire en reposo o en terreno plano';
export const deniedOrthopnea = 'ortopnea';
export const deniedPalpitations = 'palpitaciones';
export const deniedFainting = 'desmayo en los últimos 12 meses';
export const deniedSwelling = 'hinchazón de las piernas';
export const deniedOtherSigns =
  'señales de derrame cerebral, dolor de cabeza súbito, hemoptisis o confusión en las últimas 24 horas';
export const deniedKidneyDisease = 'enfermedad de los riñones';

// Next steps and questions.

export const stepNow = (step: string) => `${step} (ahora mismo, como dice el aviso)`;
export const stepTodayUnlessNotice = (step: string) => `${step} (hoy, a menos que el aviso diga mañana)`;
export const stepToday = (step: string) => `${step} (hoy)`;
export const stepTodayOrTomorrow = (step: string) => `${step} (hoy o mañana)`;
export const stepNextFewDays = (step: string) => `${step} (en los próximos días)`;
export const stepThisWeek = (step: string) => `${step} (esta semana)`;
export const stepWithinAWeek = (step: string) => `${step} (en menos de una semana)`;
export const stepNextWeekOrTwo = (step: string) => `${step} (en las próximas una o dos semanas)`;
export const stepNextFewWeeks = (step: string) => `${step} (en las próximas semanas)`;
export const stepNextVisit = (step: string) => `${step} (en su próxima cita)`;
export const stepNextFewMonths = (step: string) => `${step} (en los próximos meses)`;
export const stepAsWritten = (step: string, time: string) => `${step}, ${time}`;
export const askWithGoal = (question: string, goal: string) => `${question} (${goal})`;

// What is not known and would matter.

export const heartQuizNotTaken =
  'síntomas, presión arterial, análisis de sangre y medicinas: no se respondió el cuestionario del corazón';
export const habitsQuizNotTaken = 'hábitos, estatura y peso: no se respondió el primer cuestionario';
export const narrowsByPressure = (range: string) =>
  `presión arterial exacta (estrecharía el rango de ECVA a alrededor de ${range})`;
export const narrowsByTotal = (range: string) =>
  `colesterol total exacto (estrecharía el rango de ECVA a alrededor de ${range})`;
export const narrowsByLdl = (range: string) =>
  `colesterol LDL exacto (estrecharía el rango de ECVA a alrededor de ${range})`;
export const narrowsByHdl = (range: string) =>
  `colesterol HDL exacto (estrecharía el rango de ECVA a alrededor de ${range})`;
export const narrowsByTriglycerides = (range: string) =>
  `triglicéridos exactos (estrecharían el rango de ECVA a alrededor de ${range})`;
export const narrowsByHba1c = (range: string) => `A1C exacta (estrecharía el rango de ECVA a alrededor de ${range})`;
export const narrowsByEgfr = (range: string) => `TFGe exacta (estrecharía el rango de ECVA a alrededor de ${range})`;
export const urineAlbuminUnknown = 'albúmina en la orina';
export const lpaUnknown = 'lipoproteína(a)';
export const familyUnsure = 'enfermedad cardiovascular temprana en la familia: “no lo sé con certeza”';

// Other answers.

export const answer = (name: string, words: string) => `${name}: ${words}.`;
export const missesMedicine = 'Se salta u olvida la medicina para la presión arterial o el colesterol';
export const bloodThinner = 'Anticoagulante';
export const earlyCvdInFamily = 'Enfermedad cardiovascular temprana en la familia';
export const inflammatory = 'VIH o enfermedad inflamatoria';
export const pregnancyHistory =
  'Hipertensión o diabetes en un embarazo, bebé que nació antes de tiempo o pequeño, menopausia antes de los 40';
export const sleepApnoea = 'Apnea del sueño';
export const moderateActivity = 'Actividad moderada';
export const vigorousActivity = 'Actividad intensa';
export const background = 'Origen';
export const alcohol = 'Alcohol';
export const sleep = 'Sueño';
export const familyHistory =
  'Enfermedad del corazón, derrame cerebral, diabetes, cáncer o demencia en la familia antes de los 60';
export const lowMood = 'Con desánimo o sin interés, últimas 2 semanas';
export const stress = 'Estrés, último mes';
export const copingWithStress = 'Manejo del estrés';
export const viewOfFuture = 'Cómo ve el futuro';
export const helpWithHealth = 'Ayuda para cuidar la salud';
export const ratesHealthPoor = 'Dice que su salud es mala.';
export const lostWeight = 'Pérdida de peso involuntaria de 5 kg (10 lb) o más en 6 meses.';
export const eatingWorry =
  'Dice que piensa constantemente en la comida y el peso, que se provoca el vómito o que come demasiado poco.';
export const pregnant = 'Está embarazada, o dio a luz en las últimas 6 semanas: sí.';
export const pregnantToldOn = (day: string) =>
  `Está embarazada, o dio a luz en las últimas 6 semanas: sí (lo dijo el ${day}).`;
export const leftOut = (all: string) => `La persona dejó fuera lo siguiente: ${all}.`;
export const leftOutMood = 'ánimo, estrés, relaciones y preocupación por la alimentación';
export const leftOutWeight = 'estatura y peso';
export const leftOutBirthdate = 'fecha de nacimiento';

// Models, versions, references, and what none of it can know.

export const engineVersion = (version: string) =>
  `${product.name}, motor ${version}, para el corazón, los hábitos y los avisos.`;
export const heartModels = (risk: string, riskAge: string, categories: string) =>
  `Corazón: ${risk}; edad de riesgo: ${riskAge}; categorías: ${categories}.`;
export const habitsModel =
  'Hábitos: cocientes de riesgo (hazard ratios) de estudios de cohortes, que combinamos nosotros.';
export const habitsCorrected = (day: string, until: string, version: string, reason: string) =>
  `El resultado de hábitos del ${day} estaba equivocado antes del ${until} (motor ${version}) y se corrigió: ${reason}`;
export const heartCorrected = (day: string, until: string, version: string, reason: string) =>
  `El resultado del corazón del ${day} estaba equivocado antes del ${until} (motor ${version}) y se corrigió: ${reason}`;
export const rangesCover =
  'Los rangos incluyen los datos desconocidos y los datos en franjas, no el error de las ecuaciones.';
export const selfReported =
  'Declarado por la persona y no verificado. Ningún examen, y ningún acceso a expedientes, imágenes, electrocardiogramas o dosis de medicinas.';
export const notDiagnosis =
  'Solo como información, no es un diagnóstico. No debe usarse por sí solo para decidir un tratamiento.';

// The heart's figures.

export const heartTitle = 'Corazón: PREVENT';
export const heartTitleHba1c = 'Corazón: PREVENT, modelo con A1C';
export const heartTitleBase = 'Corazón: PREVENT, modelo base';
export const quizNotTaken = 'no se respondió el cuestionario';
export const noRiskKnownCvd = 'enfermedad cardiovascular conocida (PREVENT es para prevención primaria)';
export const noRiskKidneys = 'diálisis, trasplante de riñón o TFGe menor que 15';
export const noRiskTooYoung = 'edad menor de 30 (PREVENT: de 30 a 79)';
export const noRiskTooOld = 'edad mayor de 79 (PREVENT: de 30 a 79)';
export const openWarning = 'Hay un aviso pendiente que este número no toma en cuenta.';
export const notGradedHere = 'Aquí no se da un nivel de riesgo para el número.';
export const ldlVeryHigh = 'LDL de 190 mg/dL o más: no se guíe por el porcentaje.';
export const figureWithRange = (figure: string, range: string) => `${figure} (${range})`;
export const ascvd10 = 'ECVA (ASCVD), 10 años';
export const ascvd30 = 'ECVA (ASCVD), 30 años';
export const totalCvd10 = 'ECV total, 10 años';
export const totalCvd30 = 'ECV total, 30 años';
export const riskAge = 'Edad de riesgo PREVENT';
export const category = 'Categoría (ACC/AHA 2026)';
export const categoryLow = (below: number) => `riesgo bajo (menos de ${below}%)`;
export const categoryBorderline = (from: number, below: number) => `riesgo límite (de ${from} a menos de ${below}%)`;
export const categoryIntermediate = (from: number, below: number) =>
  `riesgo intermedio (de ${from} a menos de ${below}%)`;
export const categoryHigh = (from: number) => `riesgo alto (${from}% o más)`;
export const notGradedConditions = 'sin nivel de riesgo: vea los avisos y las enfermedades';
export const notGradedAverages = 'sin nivel de riesgo: se basa en promedios';
export const mostlyOwnValues = 'Se basa sobre todo en los valores de la propia persona.';
export const partlyAverages = 'Se basa en parte en promedios de la población.';
export const mostlyAverages = 'Se basa sobre todo en promedios de la población.';

// The age from habits.

export const habitsTitle = 'Hábitos: edad efectiva';
export const noAgeOutOfRange = 'edad fuera del rango de 18 a 110';
export const noAgeBelow = (age: number) => `antes de los ${age} años no se da una edad`;
export const effectiveAge = 'Edad efectiva según los hábitos';
export const calendarAge = 'Edad cronológica';
export const largestOlder = 'Lo que más sube esta edad';
export const largestYounger = 'Lo que más baja esta edad';
export const agesCompare = (habits: number) =>
  `Compara las tasas de mortalidad según ${habits} hábitos con las de una persona promedio del mismo sexo y edad. Es un modelo nuestro, no validado como medida clínica. Deja fuera enfermedades, medicinas y valores de laboratorio.`;
export const notForPregnancy = 'No está hecho para el embarazo.';

// Habits that make the age older or younger, in a list.

export const habitEducation = 'estudios';
export const habitWeight = 'peso para la estatura';
export const habitParentsAges = 'edad de los padres';
export const habitFamilyHealth = 'salud de la familia';
export const habitTeeth = 'dientes y encías';
export const habitSmoking = 'tabaco';
export const habitAlcohol = 'alcohol';
export const habitDiet = 'alimentación';
export const habitPlantFoods = 'alimentos de plantas';
export const habitPackagedFoods = 'alimentos envasados';
export const habitActiveDays = 'días de ejercicio';
export const habitStrengthTraining = 'ejercicios de fuerza';
export const habitSitting = 'tiempo en posición sentada';
export const habitGrip = 'fuerza de las manos';
export const habitHoursOfSleep = 'horas de sueño';
export const habitStress = 'estrés';
export const habitOutlook = 'cómo ve el futuro';
export const habitVolunteering = 'grupos y voluntariado';
export const habitScreenTime = 'tiempo frente a pantallas';

// Values used for the figures: their names.

export const smoking = 'Fumar';
export const bodySize = 'Estatura, peso, IMC';
export const usualPressure = 'Presión arterial habitual';
export const pressureMedicine = 'Medicina para la presión arterial';
export const totalCholesterol = 'Colesterol total';
export const hdlCholesterol = 'Colesterol HDL';
export const triglycerides = 'Triglicéridos';
export const cholesterolMedicine = 'Estatina u otra medicina para el colesterol';
export const diabetes = 'Diabetes';
export const fastingGlucose = 'Azúcar en la sangre en ayunas';
export const egfr = 'TFGe';
export const lpa = 'Lipoproteína(a)';
export const albuminCreatinine = 'Relación de albúmina y creatinina en la orina';
export const waist = 'Cintura';
export const restingPulse = 'Pulso en reposo';

// Values used for the figures: the value.

export const notKnown = 'no se sabe';
export const bmiNotKnown = 'no se sabe el IMC';
export const assumed = (amount: string) => `no se sabe, valor supuesto: ${amount}`;
export const withAssumed = (value: string, amount: string) => `${value}, valor supuesto: ${amount}`;
export const countedAs = (value: string, counted: number) => `${value}, cuenta como ${counted}`;
export const systolicAlone = (systolic: number) => `sistólica ${systolic} mmHg`;
export const perMinute = (beats: number) => `${beats} por minuto`;

// Values used for the figures: how each is known.

export const howReported = 'declarado';
export const howTyped = 'escrito';
export const howMistyped = 'escrito, la sistólica no es mayor que la diastólica: no se usó';
export const howUnreadable = 'escrito, no se pudo leer';
export const howBand = 'franja, análisis de los últimos 3 años';
export const howBandChosen = 'franja, elegida';
export const howExact = 'exacto, de un informe';
export const howOld = 'exacto, de hace más de 3 años: no se usó';
export const howImpossible = 'exacto, no concuerda con sus partes: no se usó';
export const howStored = 'exacto: no se usó para ningún número';
export const howKidneyStage = 'según la etapa declarada de la enfermedad de los riñones';
export const howFromLdl = 'calculado a partir del LDL';
export const howAverage = 'promedio para la edad y el sexo';
export const howAverageWomen = 'promedio para las mujeres de esta edad';
