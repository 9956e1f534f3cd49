export const medicinesAlongAct = 'Lleve una lista de sus medicinas.';

export const getCheckedFirstAct = 'Por favor, siga el aviso de arriba.';

export const getCheckedFirstWhat = 'Todo lo demás puede esperar.';

export const pregnancyCareTitle = 'Dígale su presión arterial al equipo que la atiende por el embarazo o el parto';

export const pregnancyCareAct = 'Dígales sus mediciones y su pulso.';

export const bookNotedTitle = 'Pida la cita del aviso';

export const bookNotedWhat = 'El aviso dice de qué se trata.';

export const takePageAct = 'Lleve esta página.';

export const secondaryPreventionTitle = 'Lleve este plan a su clínica del corazón o a su médico';

export const secondaryPreventionWhat = 'Es una lista de lo que más protege su corazón y sus arterias.';

export const secondaryPreventionAct = 'Repásenlo juntos.';

export const kidneyCareTitle = 'Pregunte por su corazón al equipo que le atiende los riñones';

export const kidneyCareWhat = 'Saben qué chequeos y qué metas son los indicados para usted.';

export const nutritionCareTitle = 'Muestre esto a un médico';

export const nutritionCareWhat = 'Un médico puede revisar cómo está su cuerpo y ver con usted qué le ayudaría.';

export const reviewTreatmentSoonTitle = 'Pida que le revisen el tratamiento del colesterol';

export const reviewTreatmentSoonAct = 'Pida una cita y pregunte qué se podría agregar.';

export const reviewTreatmentSoonWhat = 'Su LDL es de 190 mg/dL (4.9 mmol/L) o más, aun con medicina.';

export const statinSoonTitle = 'Pida una cita por su LDL';

export const statinSoonAct = 'Pida una cita y pregunte por una estatina.';

export const statinSoonWhat = 'Un LDL de 190 mg/dL (4.9 mmol/L) o más es razón para tratarlo a cualquier edad.';

export const appointmentTitle = 'Pida una cita por el riesgo de su corazón';

export const appointmentKind = 'Se puede hacer mucho para bajar su riesgo.';

export const reviewTreatmentTitle = 'Pregunte si está cumpliendo su meta de colesterol';

export const reviewTreatmentWhat = 'Ya toma una medicina.';

export const reviewTreatmentAct = 'Pregunte cuál es su meta y qué se podría agregar.';

export const discussStatinTitle = 'Pregunte si una estatina es lo indicado para usted';

export const discussStatinWhat =
  'Para personas con respuestas como las suyas, la guía médica dice que se hable de ella.';

export const measureFirstTitle = 'Pida que le midan la presión arterial y el colesterol';

export const measureFirstWhat = 'Con sus propios números, podemos darle un nivel de riesgo.';

export const discussEnhancersTitle = 'Hable de qué más aumenta su riesgo';

export const discussEnhancersWhat = 'Sus antecedentes familiares y otras enfermedades pueden decirle más.';

export const secondarySoonTitle = 'Pregunte por una estatina y por una medicina contra los coágulos';

export const secondarySoonWhat = 'A la mayoría de las personas con su enfermedad les ofrecen las dos.';

export const secondarySoonAct = 'Pida una cita y lleve esta página.';

export const secondarySoonDont = 'Después de un derrame cerebral con sangrado, pregunte primero.';

export const secondarySoonThenAct = 'Si le dijeron que no tomara una, pregunte si eso sigue siendo así.';

export const tellBreathlessTitle = 'Cuente a un médico que le falta el aire en las escaleras';

export const tellBreathlessWhat = 'Nos dijo que le falta el aire más que a otras personas, o que tiene que parar.';

export const sugarReviewTitle = 'Pida que le revisen el tratamiento de la diabetes';

export const sugarReviewAct = 'Pregunte cuál es el siguiente paso.';

export const sugarReviewDont = 'No cambie una dosis por su cuenta.';

export const heartCheckupsTitle = 'Siga con sus chequeos del corazón';

export const heartCheckupsAct = 'Pregunte cuándo le toca la próxima revisión de su ritmo y de sus medicinas.';

export const diabetesCheckupsTitle = 'Siga con sus chequeos de la diabetes';

export const diabetesCheckupsAct =
  'Pregunte cuándo le toca la próxima revisión de los ojos, los pies y los riñones (un análisis de orina).';

export const prediabetesTalkTitle = 'Hable de su azúcar con su médico';

export const sugarTestTitle = 'Pregunte cuándo le toca el próximo análisis de azúcar';

export const sugarTestWhat = 'Tuvo diabetes en un embarazo.';

export const sugarTestMoreWhat = 'Después de eso, toca un análisis cada 1 a 3 años.';

export const tellHealthTitle = 'Hable con un médico de cómo se siente';

export const tellHealthWhat = 'Usted dice que su salud es mala.';

export const tellHealthAct = 'Diga qué es lo que más le molesta o le preocupa.';

export const quitSmokingTitle = 'Pida ayuda para dejar de fumar';

export const checkBpTitle = 'Pida una cita por su presión arterial';

export const measureWeekAct = 'Mídasela en la mañana y en la noche durante una semana, y lleve la lista.';

export const addBirthdateTitle = 'Agregue su fecha de nacimiento';

export const addBirthdateWhat = 'Así podremos calcular su riesgo.';

export const askClinicianTitle = 'Pregunte a su médico qué es lo indicado a su edad';

export const askClinicianAct = 'Pregunte qué metas de presión arterial y de colesterol son las indicadas para usted.';

export const supportTalkAct = 'Cuéntelo a un médico o a alguien de su confianza.';

export const supportTalkKind = 'Puede recibir ayuda.';

export const lifestyleTitle = 'Por ahora no tiene que hacer nada';

export const lifestyleAct = 'Responda otra vez el cuestionario en un año.';

// What else to ask at the appointment of a notice.

export const sameVisitHeartRisk = 'En la misma cita, pregunte por el riesgo de su corazón.';

export const sameVisitStatin = 'En la misma cita, pregunte si una estatina le ayudaría.';

export const sameVisitGoal = 'En la misma cita, pregunte si está cumpliendo su meta de colesterol.';

export const sameVisitOtherRisks = 'En la misma cita, pregunte qué más aumenta su riesgo.';

// Steps in other words for some people.

export const measureAtOnceAct = 'Mídasela hoy y en los próximos días, y lleve la lista.';

export const sugarReviewWhenOldAct = 'Pregunte qué A1C es la indicada para usted ahora.';

export const discussEnhancersTestWhat = 'Un análisis de lipoproteína(a) puede decirle más.';

export const discussEnhancersOtherWhat = 'Otras enfermedades también importan.';

export const discussEnhancersAct = 'Pregunte a un médico qué significa esto para usted.';

export const bookNotedPregnantTitle = 'Llame por este aviso al equipo que la atiende por el embarazo o el parto';

export const bookNotedPregnantAct = 'Llame al equipo que la atiende por el embarazo o el parto y léales el aviso.';

export const appointmentFrom75Act = 'Pregunte qué es lo indicado para usted a su edad.';

export const heartCheckupsValveAct = 'Pregunte cuándo le toca el próximo ultrasonido del corazón (ecocardiograma).';

export const kidneyCareNoTeamAct =
  'Si no tiene un equipo que le atienda los riñones, pregunte a su médico si lo necesita.';

export const kidneyCarePainkillersDont = 'Pregunte antes de tomar medicinas para el dolor, como el ibuprofeno.';

export const statinIfPregnantAct = 'Dígales si está o podría quedar embarazada.';
