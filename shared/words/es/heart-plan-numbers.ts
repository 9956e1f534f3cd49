import { listOf } from './list.ts';

export const riskWithoutSmoking = (risk: string) => `Las personas como usted que no fuman tienen un riesgo de ${risk}.`;

export const riskWithTopNumber = (top: number, risk: string) =>
  `Las personas como usted con ${top} en el número de arriba de la presión tienen un riesgo de ${risk}.`;

export const riskWithNonHdl = (nonHdl: string, risk: string) =>
  `Las personas como usted con un colesterol no HDL de ${nonHdl} tienen un riesgo de ${risk}.`;

export const riskWithA1c = (a1c: string, risk: string) =>
  `Las personas como usted con una A1C de ${a1c} tienen un riesgo de ${risk}.`;

export const prediabetesByA1c = (a1c: string) => `Su A1C de ${a1c} está en el rango llamado prediabetes.`;

export const prediabetesByA1cBand = 'Su A1C está en el rango llamado prediabetes.';

export const prediabetesByGlucose = (glucose: string) =>
  `Su azúcar en la sangre en ayunas, de ${glucose}, está en el rango llamado prediabetes.`;

export const prediabetesByGlucoseBand = 'Su azúcar en la sangre en ayunas está en el rango llamado prediabetes.';

export const toldRaisedSugar = 'Le dijeron que tiene el azúcar en la sangre elevada.';

export const toldRaisedSugarHow = 'Pregunte cuándo le toca el próximo análisis.';

export const prediabetesTestAgain = 'Repita el análisis una vez al año.';

export const prediabetesTellDoctor = 'Avise a su médico.';

export const prediabetesHelpsWithWeight =
  'Un cambio en el peso, la comida y la actividad puede bajar su riesgo de diabetes.';

export const prediabetesHelpsWithoutWeight = 'Un cambio en la comida y la actividad puede bajar su riesgo de diabetes.';

export const a1cAboveGoal = (a1c: string) => `Su A1C de ${a1c} está por encima de la meta habitual.`;

export const a1cBandAboveGoal = 'Su A1C está por encima de la meta habitual.';

export const lowerPressureSalt = 'Comer menos sal puede ayudar a bajarla.';

export const lowerPressureSaltAndAlcohol = 'Comer menos sal y beber menos alcohol puede ayudar a bajarla.';

export const riskCauses = (causes: readonly string[]) =>
  `Su riesgo puede ser más alto que este número por lo siguiente: ${listOf(causes)}.`;

export const causeFamily = 'sus antecedentes familiares';

export const causeCholesterol = 'su colesterol';

export const causeTriglycerides = 'sus triglicéridos';

export const causeKidneys = 'sus riñones';

export const causeInflammation = 'su enfermedad inflamatoria';

export const causeMenopauseOrPregnancy = 'la menopausia temprana o lo que pasó en un embarazo';

export const causeLipoprotein = 'su lipoproteína(a)';
