// The heart quiz: blood tests, known roughly or exactly.

export const labsTitle = 'Sus análisis de sangre';
export const labsHint =
  'Lo mejor son números de los últimos tres años. Si no los tiene, usaremos promedios y se lo diremos.';

export const labsAvailable = '¿Tiene resultados de análisis de sangre de los últimos tres años?';
export const labsAvailableYes = 'Sí, los tengo o los recuerdo';
export const labsAvailableCannotRecall = 'Me los hicieron, pero no recuerdo los resultados';
export const labsAvailableWhy = 'Con sus propios números podemos ser mucho más exactos.';

export const totalCholesterol = 'Su colesterol total';
export const inMgPerDl = 'En mg/dL.';
export const inMmolPerL = 'En mmol/L.';
export const totalCholesterolBandWhy = 'Lo usamos junto con el HDL para calcular su riesgo.';

export const ldlCholesterol = 'Su colesterol LDL';
export const ldlHint = 'El “malo”, en mg/dL.';
export const ldlBandHintMetric = 'El “malo”, en mmol/L.';
export const ldlWhy =
  'Lo usamos si no sabe su colesterol total. Un LDL muy alto también es una motivo de atención por sí solo.';

export const hdlCholesterol = 'Su colesterol HDL';
export const hdlHint = 'El “bueno”, en mg/dL.';
export const hdlHintMetric = 'El “bueno”, en mmol/L.';
export const hdlWhy = 'Lo usamos junto con el colesterol total para calcular su riesgo.';

export const triglycerides = 'Sus triglicéridos';
export const triglycerideBandWhy =
  'Los triglicéridos altos suben el riesgo del corazón, y los muy altos pueden dañar el páncreas.';

export const a1c = 'Su A1C';
export const a1cHint =
  'También se llama HbA1c o hemoglobina A1c. Es el promedio de su azúcar en la sangre durante unos tres meses, en %.';
export const a1cHintMetric =
  'También se llama HbA1c o hemoglobina A1c. Es el promedio de su azúcar en la sangre durante unos tres meses, en mmol/mol.';
export const a1cWhy = 'Con ella podemos calcular su riesgo con más exactitud.';

export const fastingGlucose = 'Su azúcar en la sangre en ayunas';
export const fastingGlucoseHint = 'En mg/dL, medida antes del desayuno.';
export const fastingGlucoseHintMetric = 'En mmol/L, medida antes del desayuno.';
export const fastingGlucoseWhy = 'Muestra cómo maneja su cuerpo el azúcar si no tiene una A1C.';

export const egfr = 'Su análisis de los riñones (TFGe)';
export const egfrBandHint =
  'En sus resultados suele estar debajo de la creatinina, en mL/min/1.73 m², a veces como eGFR. La unidad es igual en todas partes.';
export const egfrBandWhy =
  'Lo bien que trabajan sus riñones afecta su riesgo del corazón. Su propio resultado es mejor que un promedio.';

export const toldHighCholesterol = '¿Alguien le ha dicho que tiene el colesterol alto?';
export const toldHighCholesterolWhy = 'Si es así, suponemos que está por encima del promedio para su edad.';

export const toldHighBloodSugar = '¿Alguien le ha dicho que tiene el azúcar en la sangre alta?';
export const toldHighBloodSugarYes = 'Sí, o prediabetes';
export const toldHighBloodSugarYesTold = 'Tengo el azúcar en la sangre alta, o prediabetes.';
export const toldHighBloodSugarWhy = 'Lo usamos para su puntuación de azúcar en la sangre.';

export const diabetesStatus = '¿Tiene diabetes?';
export const diabetesStatusPrediabetes = 'Prediabetes';
export const diabetesStatusType2 = 'Sí, tipo 2';
export const diabetesStatusType1 = 'Sí, tipo 1';
export const diabetesStatusGestational = 'Solo en el embarazo';
export const diabetesStatusWhy = 'La diabetes sube mucho el riesgo del corazón.';

export const kidneyDisease = '¿Le ha dicho un médico o una enfermera que tiene una enfermedad de los riñones?';
export const kidneyDiseaseDialysisOrTransplant = 'Sí, estoy en diálisis o tengo un trasplante de riñón';
export const kidneyDiseaseStage5 = 'Sí, etapa 5, o TFGe menor que 15, sin diálisis';
export const kidneyDiseaseSevere = 'Sí, etapa 4, o TFGe de 15 a 29';
export const kidneyDiseaseMildModerate = 'Sí, leve o moderada (etapa 1 a 3), o no sé en qué etapa';
export const kidneyDiseaseWhy =
  'Lo que daña los riñones muchas veces daña el corazón, por eso sus riñones son parte de su riesgo del corazón.';

// Exact values, where they are asked in other words.

export const totalCholesterolHint = 'De un análisis de sangre, en mg/dL.';
export const totalCholesterolHintMetric = 'De un análisis de sangre, en mmol/L.';
export const totalCholesterolWhy = 'El número exacto nos dice más, así que su rango se hace más estrecho.';

export const ldlCholesterolHintMetric =
  'El “malo”, en mmol/L. Escriba los dos decimales si aparecen en sus resultados.';

export const triglyceridesHint = 'En mg/dL. Es mejor si se midieron en ayunas.';
export const triglyceridesHintMetric = 'En mmol/L. Es mejor si se midieron en ayunas.';
export const triglyceridesWhy = 'Los triglicéridos altos suben el riesgo del corazón. Cambian mucho de un día a otro.';

export const egfrHint =
  'En sus resultados suele estar debajo de la creatinina, a veces como eGFR. Si dice “más de 90” o “more than 90”, deje esto vacío y elija el rango.';
export const egfrWhy = 'Lo bien que trabajan sus riñones afecta su riesgo del corazón.';

export const lpa = 'Su lipoproteína(a)';
export const lpaHint =
  'Revise la unidad en sus resultados: nmol/L o mg/dL. Si es mg/dL, elíjala y haremos una conversión aproximada.';
export const lpaWhy =
  'Un nivel alto sube el riesgo, y la alimentación no lo cambia. Por lo general basta un análisis en la vida.';

export const uacr = 'Su relación de albúmina y creatinina en la orina (UACR)';
export const uacrHint = 'De una muestra de orina, en mg/g.';
export const uacrHintMetric = 'De una muestra de orina, en mg/mmol.';
export const uacrWhy = 'La guardamos para usted y se la explicamos. No cambia sus números.';

export const waist = 'Su cintura';
export const waistHint = 'Mida a la altura del ombligo, después de soltar el aire, en pulgadas.';
export const waistHintMetric = 'Mida a la altura del ombligo, después de soltar el aire, en cm.';
export const waistWhy = 'Dice más que el peso sobre la grasa en la cintura. No cambia sus números.';

export const labDate = '¿Cuándo le sacaron la sangre?';
export const labDateHint = 'La fecha de sus resultados. Si los números son de días distintos, dé la más antigua.';
export const labDateWhy =
  'Los números de hace más de tres años pueden haber cambiado, así que usamos promedios en su lugar y se lo decimos.';
