// The rows of the result: why a row reads otherwise for this person.

export const enhancersNote =
  'Por algunas de sus respuestas, su riesgo real puede ser más alto. Las mostramos junto a su número, pero no se las sumamos.';

export const symptomsNotice = 'Por favor, lea primero el aviso de esta página.';

export const fitnessHeartTeam = 'El equipo que le atiende el corazón puede decirle qué tan fuerte puede entrenar.';

export const pressureMistyped =
  'El número de abajo que escribió no es menor que el de arriba, así que no usamos ninguno de los dos. Por favor, revíselos.';

export const pressurePregnant =
  'Cuente esto al equipo que la atiende por el embarazo o el parto. Saben qué es lo indicado para usted ahora.';

export const pressureWithMedicine =
  'Una medición con medicina recibe una puntuación un poco menor que una sin medicina. Pregunte si ya alcanzó su meta.';

export const smokeFree = 'Seguir libre del tabaco cuenta aquí.';

export const weightLowers = 'Su peso para su estatura baja esta puntuación.';

export const dietKidneyTeam =
  'Pregunte al equipo que le atiende los riñones qué puede comer y beber. Los consejos habituales pueden no ser los indicados para usted.';

export const moodTalk = 'Cuente a un médico cómo se ha sentido últimamente.';

export const smokeTalk = 'Hable del humo en casa con un médico o una enfermera.';

// The word of a row, in place of one for its score.

export const prediabetesLabel = 'Rango de prediabetes';

export const heartTeamLabel = 'Pregunte a su equipo del corazón';

export const getCheckedLabel = 'Pida que se lo revisen';

export const worthTalkLabel = 'Dígaselo a un médico';

export const quietLabel = 'Después del aviso';

// The sentence of a row without a score of its own.

export const flagged = 'Por favor, lea primero el aviso sobre esto.';

export const planned = 'Su plan tiene un paso sobre esto.';

export const worthTalk = 'Coméntelo con su médico.';

export const quiet = 'Por favor, siga primero el aviso de arriba. Esto puede esperar.';

export const told = 'Por favor, lea la nota sobre esto en la página.';

export const unworded = 'Por el momento no valoramos esto.';

// The names of answers that a row quotes, and what it says when it goes well, could be better, or is weak.

export const symptomsPraised = 'Por el momento no nos ha dicho ninguna señal que haya que revisar.';

export const symptomsPraisedToo = 'Por el momento, ninguna de sus respuestas aquí necesita una cita.';

export const symptomsFair = 'Hable con un médico sobre una de sus respuestas de aquí.';

export const symptomsFairToo = 'Cuente a un médico lo que nos dijo aquí.';

export const symptomsWeak = 'Por favor, pida que le revisen esto.';

export const symptomsNote =
  'Si algo cambia, pida que se lo revisen. Un cuestionario no puede descartar una enfermedad.';

export const pressurePraised = 'Esto está cerca de lo que recomiendan las guías médicas.';

export const pressurePraisedToo = 'Está cerca de la presión arterial que recomiendan las guías médicas.';

export const pressureFair = 'Hay algo de margen para bajarla.';

export const pressureFairToo = 'Está un poco por encima de lo que recomiendan las guías médicas.';

export const pressureWeak = 'Bajarla es una de las mejores cosas para su corazón.';

export const pressureWeakToo = 'Aquí su corazón tiene mucho que ganar.';

export const testsPraised = 'Estos números están cerca de lo que recomiendan las guías médicas.';

export const testsPraisedToo = 'Las guías médicas recomiendan números cercanos a estos.';

export const testsFair = 'Esté al tanto de algunos de estos números.';

export const testsFairToo = 'Hay algo de margen para bajar estos números.';

export const testsWeak = 'Hable con un médico de estos números.';

export const testsWeakToo = 'Pregunte a un médico qué ayudaría con estos números.';

export const smokingPraised = 'Sus respuestas de aquí le hacen bien a su corazón.';

export const smokingPraisedToo = 'Esta parte trata bien a su corazón.';

export const smokingFair = 'Un cambio aquí se relaciona con menos carga para el corazón.';

export const smokingFairToo = 'Aquí hay algo de margen para cambiar.';

export const smokingWeak = 'Aquí es donde el corazón de muchas personas tiene más que ganar.';

export const smokingWeakToo = 'Pida ayuda con esto.';

export const dietPraised = 'La mayor parte de esta comida le conviene a su corazón.';

export const dietFair = 'Hay margen para cambiar un alimento más por otro.';

export const dietFairToo = 'Un cambio de alimento acercaría esto a lo que recomiendan las guías médicas.';

export const dietWeak = 'Un cambio a la vez basta para empezar.';

export const dietWeakToo = 'Empiece con un cambio.';

export const dietNote = 'Cuatro preguntas solo dan una idea aproximada.';

export const fitnessPraised = 'Eso es tanto como recomiendan las guías médicas.';

export const fitnessPraisedToo = 'Usted hace tanto como recomiendan las guías médicas.';

export const fitnessFair = 'Ya lleva parte del camino hacia lo que recomiendan las guías médicas.';

export const fitnessFairToo = 'Con un poco más llegaría a lo que recomiendan las guías médicas.';

export const fitnessWeak = 'Cada poco de movimiento cuenta, de la manera que le funcione.';

export const fitnessWeakToo = 'Unos minutos más bastan para empezar.';

export const sleepPraised = 'Duerme tanto como recomiendan los expertos.';

export const sleepPraisedToo = 'Sus horas están dentro de lo que recomiendan los expertos.';

export const sleepFair = 'Dormir con regularidad se relaciona con un corazón más tranquilo.';

export const sleepFairToo = 'Hay algo de margen para dormir mejor.';

export const sleepWeak = 'Su sueño necesita algo de cuidado.';

export const sleepWeakToo = 'Le ayudaría hablar con alguien sobre su sueño.';

export const moodPraised = 'El ánimo y el apoyo también importan para el corazón.';

export const moodPraisedToo = 'Con apoyo, los cambios suelen ser más fáciles.';

export const moodFair = 'Si todo se le hace pesado, contárselo a alguien es un primer paso importante.';

export const moodFairToo = 'Tener a alguien a su lado hace más fáciles los cambios.';

export const moodWeak = 'No tiene que cargar con esto a solas. Por favor, cuéntele a alguien cómo se siente.';

export const familyPraised = 'Nada de lo que nos dijo aquí aumenta más su riesgo.';

export const familyPraisedToo = 'Aquí no encontramos otra razón para un riesgo más alto.';

export const familyFair = 'Comente esto con un médico.';

export const familyFairToo = 'Un médico puede decirle qué significa esto para usted.';

export const familyWeak = 'Repase esto con un médico.';
