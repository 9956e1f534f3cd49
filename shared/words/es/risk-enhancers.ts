// Reasons why the real risk may be higher. One more has the name of its question.

export const ldl160 = 'Colesterol LDL alto';

export const nonHdl190 = 'Colesterol no HDL alto';

export const tg175 = 'Triglicéridos altos';

export const kidney = 'Enfermedad de los riñones';

export const inflammatory = 'Una enfermedad inflamatoria de mucho tiempo';

export const pregnancyOrMenopause = 'Complicaciones del embarazo o menopausia temprana';

export const southAsian = 'Origen en el sur de Asia';

export const lpaHigh = 'Lipoproteína(a) alta';
