import { listOf } from './list.ts';

// In pregnancy and after a birth. The day is that of the most urgent notice. On a page with a warning, they name no day.
export const tellBreathlessNoDay =
  'Dígale al equipo que la atiende por el embarazo o el parto que le falta el aire en las escaleras.';

export const tellBreathlessToday =
  'Dígale hoy al equipo que la atiende por el embarazo o el parto que le falta el aire en las escaleras.';

export const tellBreathlessTomorrow =
  'Dígale hoy o mañana al equipo que la atiende por el embarazo o el parto que le falta el aire en las escaleras.';

export const tellBreathlessDays =
  'Dígale en los próximos días al equipo que la atiende por el embarazo o el parto que le falta el aire en las escaleras.';

export const tellHeartConditionNoDay =
  'Dígale al equipo que la atiende por el embarazo o el parto que usted tiene una enfermedad del corazón, si todavía no lo saben.';

export const tellHeartConditionToday =
  'Dígale hoy al equipo que la atiende por el embarazo o el parto que usted tiene una enfermedad del corazón, si todavía no lo saben.';

export const tellHeartConditionTomorrow =
  'Dígale hoy o mañana al equipo que la atiende por el embarazo o el parto que usted tiene una enfermedad del corazón, si todavía no lo saben.';

export const tellHeartConditionDays =
  'Dígale en los próximos días al equipo que la atiende por el embarazo o el parto que usted tiene una enfermedad del corazón, si todavía no lo saben.';

export const tellKidneyDiseaseNoDay =
  'Dígale al equipo que la atiende por el embarazo o el parto que usted tiene una enfermedad de los riñones, si todavía no lo saben.';

export const tellKidneyDiseaseToday =
  'Dígale hoy al equipo que la atiende por el embarazo o el parto que usted tiene una enfermedad de los riñones, si todavía no lo saben.';

export const tellKidneyDiseaseTomorrow =
  'Dígale hoy o mañana al equipo que la atiende por el embarazo o el parto que usted tiene una enfermedad de los riñones, si todavía no lo saben.';

export const tellKidneyDiseaseDays =
  'Dígale en los próximos días al equipo que la atiende por el embarazo o el parto que usted tiene una enfermedad de los riñones, si todavía no lo saben.';

export const tellDiabetesNoDay =
  'Dígale al equipo que la atiende por el embarazo o el parto que usted tiene diabetes, si todavía no lo saben.';

export const tellDiabetesToday =
  'Dígale hoy al equipo que la atiende por el embarazo o el parto que usted tiene diabetes, si todavía no lo saben.';

export const tellDiabetesTomorrow =
  'Dígale hoy o mañana al equipo que la atiende por el embarazo o el parto que usted tiene diabetes, si todavía no lo saben.';

export const tellDiabetesDays =
  'Dígale en los próximos días al equipo que la atiende por el embarazo o el parto que usted tiene diabetes, si todavía no lo saben.';

export const medicinesTell =
  'Dígale hoy o mañana al equipo que la atiende por el embarazo o el parto qué medicinas toma.';

export const medicinesTold = (medicines: readonly string[]) => `Nos dijo: ${listOf(medicines)}.`;

export const medicinesToldOn = (day: string, medicines: readonly string[]) =>
  `El ${day} nos dijo: ${listOf(medicines)}.`;

export const medicineStatin = 'una estatina';

export const medicineOtherCholesterol = 'otra medicina para el colesterol';

export const medicineBloodPressure = 'una medicina para la presión arterial';

export const medicineBloodThinner = 'un anticoagulante';

export const medicinesWarning = 'No deje ni cambie ninguna medicina por su cuenta.';

export const medicinesKnown =
  'Si el equipo que la atiende por el embarazo o el parto ya sabe qué medicinas toma, no es necesario que llame.';

export const stopSmokingService =
  'Pida al equipo que la atiende por el embarazo o el parto el servicio para dejar de fumar (EE. UU.: 1-800-QUIT-NOW).';

export const stopSmokingServiceThisWeek =
  'Pida esta semana al equipo que la atiende por el embarazo o el parto el servicio para dejar de fumar (EE. UU.: 1-800-QUIT-NOW).';

// While planning, or when a pregnancy is not sure.
export const maybeNoWeightLoss = 'Si está o podría estar embarazada: no trate de bajar de peso.';

export const maybeNoWeightLossWhenThin = 'Si está o podría estar embarazada: no trate de adelgazar.';

export const weightAsk = 'Pregunte a su partera o a su médico por su peso.';

export const maybeNoAlcohol = 'Si está o podría estar embarazada: lo más seguro es nada de alcohol.';

export const noAlcohol = 'Lo más seguro es nada de alcohol.';

export const maybeStopAlcoholSafely =
  'Si está o podría estar embarazada: no deje el alcohol de golpe: pregunte hoy a su partera o a su médico cómo dejarlo de forma segura.';

export const stopAlcoholSafely =
  'No deje el alcohol de golpe: pregunte hoy a su partera o a su médico cómo dejarlo de forma segura.';

export const maybeSmokingHelp =
  'Si está o podría estar embarazada: pida ayuda a su partera o a su médico para dejar de fumar.';

export const smokingHelp = 'Pida ayuda a su partera o a su médico para dejar de fumar.';

export const moodAct =
  'Llame hoy o mañana a su partera, enfermera visitante o médico y diga qué tan bajo está su ánimo.';

export const moodWithWarningAct = 'Cuente a su partera, enfermera visitante o médico cómo se siente.';

// Smoking in pregnancy.
export const smokingNicotineAct = 'Los parches o chicles de nicotina son más seguros que fumar.';

export const smokingTabletsDont = 'No use vareniclina ni bupropión, a menos que su médico se lo indique.';

export const smokingTabletsTakenDont =
  'Si ya toma vareniclina o bupropión, no los deje por su cuenta: llame a su médico hoy o mañana.';

export const smokingKind = 'Dejar de fumar les ayuda a usted y a su bebé en cualquier etapa.';

// When to call, in the list of a page.
export const alcoholTitle = 'Pida ayuda hoy para dejar de beber de forma segura';

export const tellBreathlessTitle =
  'Dígale al equipo que la atiende por el embarazo o el parto que le falta el aire en las escaleras';

export const tellBreathlessCall =
  'Si no puede acostarse en posición plana, se le hinchan las piernas o se le acelera el corazón, llame ahora mismo a ese equipo o al número local de emergencias.';

export const tellIllnessTitle = 'Cuéntele de su enfermedad al equipo que la atiende por el embarazo o el parto';

export const heartDoctorAct = 'Pida un médico del corazón que atienda a mujeres embarazadas.';

export const specialistAct = 'Pregunte qué especialista la atenderá junto con ese equipo.';

export const alcoholDont = 'No deje el alcohol de golpe: puede ser peligroso para usted y su bebé.';
