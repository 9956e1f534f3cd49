// The first quiz: food and movement.

export const nutritionTitle = 'Ahora, ¿qué hay en su plato?';
export const nutritionHint =
  'En dos estudios largos de Estados Unidos, las personas con la alimentación más saludable solían vivir más.';

export const overallDiet = '¿Qué tan saludable es su alimentación en una semana típica?';
export const overallDietPoor = 'Sobre todo comida rápida, dulces y alimentos refinados';
export const overallDietFair = 'Más alimentos procesados que frescos';
export const overallDietGood = 'Más o menos mitad y mitad';
export const overallDietVeryGood = 'Sobre todo verduras, frutas, granos integrales, frijoles y pescado';
export const overallDietExcellent = 'Casi siempre así, como en una dieta mediterránea';
export const overallDietWhy = 'Lo que come en conjunto importa más que un solo alimento.';

export const plantVariety = '¿Cuántos alimentos distintos de plantas come más o menos en una semana?';
export const plantVarietyUnder10 = 'Menos de 10';
export const plantVariety10To19 = 'De 10 a 19';
export const plantVariety20To29 = 'De 20 a 29';
export const plantVariety30Plus = '30 o más';
export const plantVarietyHint =
  'Cuentan las frutas, las verduras, los frijoles, los granos integrales, las nueces, las semillas y las hierbas.';
export const plantVarietyWhy = 'Las personas que comen más frutas y verduras suelen vivir más.';

export const processedFoodServings =
  '¿Cuántas porciones de refrigerios empaquetados (como papitas), dulces, bebidas azucaradas, carnes procesadas o comidas listas para calentar come o bebe en un día típico?';
export const processedFoodServingsWhy = 'Las personas que comen menos de estos alimentos suelen vivir un poco más.';

export const waterIntakeCups = '¿Cuánta agua bebe en un día típico?';
export const partOfNutritionScore = 'Es parte de su puntuación de nutrición. No cambia su edad biológica.';

export const mealWindowConsistency = '¿Qué tan fijas son sus horas de comida?';
export const mealWindowConsistencyVeryRegular = 'Casi iguales todos los días';
export const mealWindowConsistencyMostly = 'Fijas la mayoría de las veces';
export const mealWindowConsistencyVaries = 'Cambian mucho';
export const mealWindowConsistencyChaotic = 'No hay un orden, y muchas veces como tarde en la noche';

export const digestiveSymptoms = '¿Con qué frecuencia tiene problemas de estómago o de intestino?';
export const digestiveSymptomsWeekly = 'La mayoría de las semanas';
export const digestiveSymptomsHint = 'Como hinchazón del vientre, estreñimiento, diarrea o acidez.';
export const digestiveSymptomsWhy =
  'Afecta cómo se siente. Los estudios no se ponen de acuerdo en si afecta cuánto vive la gente, por eso no cambia su edad biológica.';

export const activityTitle = 'Es hora de moverse';
export const activityHint =
  'Todo ayuda. En seis estudios grandes, las personas que hacían algo de ejercicio, aunque menos de lo que piden las guías, también solían vivir más que las personas que no hacían nada.';

export const exerciseFrequency =
  '¿Cuántos días a la semana camina a paso rápido o hace otro ejercicio al menos 30 minutos?';
export const noneYet = 'Ninguno todavía';
export const exerciseFrequencyOneOrTwo = '1 o 2 días';
export const exerciseFrequencyThreeOrFour = '3 o 4 días';
export const exerciseFrequencyFiveOrSix = '5 o 6 días';
export const exerciseFrequencyWhy = 'El ejercicio regular es uno de los mejores hábitos para una vida larga.';

export const exerciseIntensity = '¿Con qué intensidad hace ejercicio, la mayor parte del tiempo?';
export const exerciseIntensityLight = 'Suave: podría cantar';
export const exerciseIntensityModerate = 'Moderada: puedo hablar, pero no cantar';
export const exerciseIntensityVigorous = 'Intensa: solo unas palabras a la vez';
export const exerciseIntensityMixed = 'Una mezcla de moderada e intensa';
export const exerciseIntensityWhy = 'El ejercicio moderado y el intenso ayudan cada uno a su manera.';

export const strengthTraining = '¿Cuántos días a la semana hace ejercicios de fuerza?';
export const strengthTrainingOne = '1 día';
export const strengthTrainingTwoOrThree = '2 o 3 días';
export const strengthTrainingFourPlus = '4 días o más';
export const strengthTrainingHint =
  'Cuentan las pesas, las bandas, las lagartijas (flexiones), escalar o el trabajo pesado en el jardín.';
export const strengthTrainingWhy = 'Un poco de ejercicio de fuerza cada semana se relaciona con una vida más larga.';

export const sittingHours = '¿Cuántas horas pasa en posición sentada en un día típico?';
export const sittingHoursHint = 'Sume el trabajo, los viajes, las comidas y las pantallas.';
export const sittingHoursWhy =
  'Después de unas ocho horas al día, cada hora más en posición sentada se relaciona con más riesgo.';

export const sitToStand = '¿Puede sentarse en el piso y levantarse otra vez?';
export const sitToStandNoSupport = 'Sí, sin usar las manos ni las rodillas';
export const sitToStandOneSupport = 'Sí, con el apoyo de una mano o una rodilla';
export const sitToStandMoreSupport = 'Sí, con las dos manos o un mueble';
export const sitToStandCannot = 'No, o solo con ayuda de alguien, o uso una silla de ruedas';
export const sitToStandHint = 'Responda por lo que ya sabe. Por favor, no lo intente ahora.';
export const sitToStandWhy = 'Es una señal sencilla de fuerza, equilibrio y flexibilidad.';

export const gripStrengthSelf =
  '¿Qué tanta fuerza tiene en las manos, en comparación con otras personas de su edad y sexo?';
export const gripStrengthSelfWeaker = 'Menos que la mayoría';
export const gripStrengthSelfAverage = 'Más o menos el promedio';
export const gripStrengthSelfStronger = 'Más que la mayoría';
export const gripStrengthSelfHint = 'Piense en abrir frascos y cargar bolsas.';
export const gripStrengthSelfWhy = 'La fuerza de las manos es una buena señal de la fuerza de todo el cuerpo.';
