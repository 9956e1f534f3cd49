import { product } from '#shared/product.ts';

export const notEstimated = 'Sin calcular';

export const hba1c = 'A1C';

export const ldlCholesterol = 'colesterol LDL';

export const heartRhythm = 'Ritmo del corazón';

export const chestPain = 'Dolor en el pecho';

export const climbingStairs = 'Subir escaleras';

export const palpitations = 'Palpitaciones';

export const fainting = 'Desmayo';

export const swelling = 'Hinchazón';

export const otherSigns = 'Otras señales';

export const kidneyDisease = 'Enfermedad de los riñones';

export const bloodThinner = 'Anticoagulante';

export const sleepApnoea = 'Apnea del sueño';

export const moderateActivity = 'Actividad moderada';

export const vigorousActivity = 'Actividad intensa';

export const background = 'Origen';

export const alcohol = 'Alcohol';

export const sleep = 'Sueño';

export const copingWithStress = 'Manejo del estrés';

export const habitSmoking = 'tabaco';

export const habitAlcohol = 'alcohol';

export const habitPackagedFoods = 'alimentos envasados';

export const habitStrengthTraining = 'ejercicios de fuerza';

export const habitGrip = 'la fuerza de sus manos';

export const habitHoursOfSleep = 'horas de sueño';

export const habitStress = 'estrés';

export const habitScreenTime = 'tiempo frente a pantallas';

export const smoking = 'Fumar';

export const pressureMedicine = 'Medicina para la presión arterial';

export const totalCholesterol = 'Colesterol total';

export const hdlCholesterol = 'colesterol HDL';

export const triglycerides = 'Triglicéridos';

export const diabetes = 'Diabetes';

export const lpa = 'Lipoproteína(a)';

export const notKnown = 'no se sabe';
