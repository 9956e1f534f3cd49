// What to ask a doctor or nurse, in the user's voice, with the goal where there is one.

export const ldlGoal = 'LDL de menos de 70 mg/dL (1.8 mmol/L), a menudo de menos de 55 mg/dL (1.4 mmol/L)';

export const pressureGoal = 'Menos de 130 sobre 80';

export const medicinesInPregnancy = '¿Cuáles de mis medicinas son seguras en el embarazo? Estas son las que tomo.';

export const discussStatin = '¿Me ayudaría una estatina, y qué desventajas tiene?';

export const reviewTreatment = '¿Cuál es mi meta de colesterol, y la alcanzo con mi medicina?';

export const discussBpMedicine = '¿Necesito medicina para la presión arterial?';

export const reviewBpMedicine = '¿Es suficiente mi tratamiento para la presión arterial?';

export const askAnticoagulation = 'Tengo fibrilación auricular. ¿Debo tomar un anticoagulante?';

export const askAntiplatelet = '¿Debo tomar una medicina contra los coágulos, como la aspirina?';

export const askLpa = '¿Me podrían hacer un análisis de lipoproteína(a)?';

export const lpaGoal = 'Las guías médicas dicen que toda persona adulta debe hacerse este análisis una vez';
