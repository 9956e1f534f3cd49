export const getCheckedFirstWhat = 'El resto de este plan puede esperar hasta que le revisen.';

export const pregnancyCareThenAct = 'Siga con lo que acordó con su equipo, también con las medicinas.';

export const eatingTalkAct = 'Cuente a un médico o a alguien de confianza cómo van las cosas.';

export const eatingTalkThenAct = 'Una línea de ayuda puede ser un primer paso.';

export const supportTalkKind = 'Sentirse con el ánimo bajo es común, y puede recibir ayuda.';

export const weightClinicianAct = 'Pida una cita.';

export const kidneyCareAct =
  'Pregunte qué controles necesita su corazón, qué presión arterial es la indicada para usted y qué puede comer y beber.';

export const kidneyCareDont =
  'Con una enfermedad de los riñones, los consejos habituales pueden hacer daño, así que no le damos ninguno.';

export const statinSoonAct = 'Pregunte si sus familiares necesitan un análisis.';

export const reviewTreatmentSoonTitle = 'Pida que revisen pronto su tratamiento para el colesterol';

export const reviewTreatmentSoonDont = 'Siga tomándolo hasta entonces.';

export const appointmentThenAct = 'Pregunte qué bajaría más su riesgo.';

export const appointmentKind = 'Se puede hacer mucho.';

export const discussStatinTitle = 'Pregunte si una estatina le ayudaría';

export const discussStatinAct = 'Pregunte qué podría hacer por usted y qué desventajas tiene.';

export const reviewTreatmentAct = 'Pregunte cuál es su meta, si la está cumpliendo y, si no, qué se podría agregar.';

export const discussEnhancersWhat = 'Sus antecedentes familiares y otras enfermedades pueden dar una idea más clara.';

export const discussEnhancersAct = 'Pregunte a un médico qué significan para usted.';

export const askClinicianAct =
  'Pregunte qué metas de presión arterial y de colesterol son las indicadas para usted, y si todas sus medicinas todavía lo son.';

export const checkBpWhat = 'En una farmacia también pueden medirla.';

export const askAnticoagulationTitle = 'Pregunte por un anticoagulante';

export const askAnticoagulationWhat =
  'Con fibrilación auricular, un anticoagulante baja el riesgo de un derrame cerebral para muchas personas.';

export const askAnticoagulationAct = 'Pregunte si necesita uno y qué desventajas tiene.';

export const medAdherenceTitle = 'Tome sus medicinas todos los días';

export const medAdherenceAct = 'Si una medicina le causa problemas o cuesta demasiado, avise a su médico.';

export const medAdherenceWhat = 'Muchas veces hay otra.';

export const medAdherenceMoreWhat = 'Un pastillero semanal o una alarma en el teléfono puede ayudar.';

export const takeMedicinesTitle = 'Tome sus medicinas del corazón todos los días';

export const takeMedicinesAct = 'Si una medicina le causa problemas, avise a su médico.';

export const takeMedicinesDont = 'Nunca deje una medicina por su cuenta.';

export const lowerBpTitle = 'Baje su presión arterial';

export const lowerBpAct =
  'Mídala por la mañana y por la noche durante una semana, y muestre la lista a un médico o una enfermera.';

export const lowerBpWhat = 'Comer menos sal puede ayudar.';

export const lowerNonHdlTitle = 'Baje su colesterol';

export const lowerNonHdlAct =
  'Cambie la mantequilla y la carne con grasa por frijoles, avena, nueces y aceite de oliva.';

export const lowerNonHdlWhat = 'Un médico puede decirle qué más ayudaría.';

export const betterA1cTitle = 'Baje su azúcar en la sangre';

export const betterA1cAct = 'Pregunte a su médico por el próximo paso para su A1C.';

export const betterA1cWhat = 'Ayuda reducir las bebidas azucaradas y comer a horas fijas.';

export const le8ActivityTitle = 'Muévase un poco más';

export const le8ActivityAct = 'Agregue 10 minutos de caminata a paso rápido al día, y después un poco más cada semana.';

export const le8ActivityWhat = 'La meta son 150 minutos por semana, y todo cuenta.';

export const le8DietTitle = 'Cambie un alimento a la vez';

export const le8DietAct = 'Llene la mitad de su plato con verduras y frutas.';

export const le8DietWhat = 'Pruebe la comida antes de ponerle sal.';

export const le8DietMoreWhat = 'Deje la comida frita y las bebidas azucaradas para de vez en cuando.';

export const le8SleepTitle = 'Dele tiempo al sueño';

export const le8SleepAct = 'Procure dormir de siete a nueve horas, y levántese a la misma hora todos los días.';

export const le8BmiTitle = 'Dé un paso pequeño con su peso';

export const le8BmiAct = 'Pregunte a un médico o una enfermera qué apoyo iría bien para usted.';

export const le8NicotineTitle = 'Mantenga lejos el humo y la nicotina';

export const le8NicotineAct = 'Mantenga su casa y su auto libres de humo, y pida a los demás que fumen afuera.';

export const ldlGoalTitle = 'Pregunte por su meta de LDL';

export const ldlGoalAct =
  'Está por encima de su meta, así que pregunte si podría ayudar una medicina más fuerte, o una segunda.';

export const ldlGoalWhat = 'La meta es menos de 70 mg/dL (1.8 mmol/L), muchas veces menos de 55 mg/dL (1.4 mmol/L).';

export const askLdlGoalTitle = 'Pregunte por su meta de colesterol';

export const askLdlGoalWhat = 'Con su enfermedad del corazón, ayuda saber su LDL y su meta.';

export const askLdlGoalAct = 'Pida los dos números.';

export const bloodPressureGoalTitle = 'Busque una presión arterial de menos de 130 sobre 80';

export const bloodPressureGoalAct =
  'Mídala en casa por la mañana y por la noche durante una semana, y lleve la lista a su cita.';

export const bloodPressureGoalThenAct = 'Pregunte qué le ayudaría a llegar ahí.';

export const cardiacRehabTitle = 'Pida rehabilitación cardíaca';

export const cardiacRehabWhat = 'Es un programa de ejercicio seguro, consejos sobre la comida y charlas.';

export const cardiacRehabAct = 'Consulte con su clínica antes de empezar un ejercicio nuevo.';

export const cardiacRehabKind = 'Nunca es tarde para pedirla.';

export const vaccinesTitle = 'Mantenga sus vacunas al día';

export const vaccinesAct =
  'Pregunte por las vacunas contra la influenza (gripe), el COVID-19 y el neumococo (neumonía).';

export const vaccinesWhat = 'Una infección exige más esfuerzo al corazón.';

export const measureBpTitle = 'Pida que le midan la presión arterial';

export const measureBpAct = 'Pueden hacerlo en una farmacia o clínica, o puede hacerlo usted en casa.';

export const measureBpWhat = 'Toma dos minutos.';

export const measureBpMoreWhat = 'La presión alta rara vez se nota de otra manera.';

export const getLipidTestTitle = 'Pida un análisis de colesterol';

export const getLipidTestAct = 'Pida análisis de colesterol y de azúcar en la sangre, y agregue aquí sus números.';

export const getLipidTestWhat = 'Sus propios números nos dicen más que los promedios.';

// Items in other words for some people.
export const goalKidneyTeamAct =
  'Pregunte al equipo que le atiende los riñones qué meta es la indicada para usted y qué pasos son seguros.';

export const goalDoctorAct =
  'Pregunte a un médico qué meta es la indicada para usted y qué pasos irían bien para usted.';

export const measureElsewhereAct =
  'Pida que se la midan en una farmacia o clínica, o pida prestado un aparato por una semana y muestre la lista a un médico o una enfermera.';

export const lowerBpAfterNoticeAct =
  'Siga primero el aviso de arriba, y pida a un médico o una enfermera que se la mida.';

export const le8ActivityAdaptedAct = 'Muévase de la manera que le funcione.';

export const le8ActivityAdaptedAskAct = 'Pregunte a un médico o fisioterapeuta qué iría bien para usted.';

export const le8ActivityAdaptedWhat = 'Los ejercicios en una silla también cuentan.';

export const le8ActivityDoctorAct =
  'Pregunte a su médico cuánto ejercicio es el indicado para usted y cómo aumentarlo poco a poco.';

export const le8ActivityDoctorDont = 'Empiece después de eso.';

export const le8BmiDoctorAct = 'Pregunte a su médico si le ayudaría un cambio de peso y qué apoyo hay.';

export const le8BmiWaistWhat = 'El músculo puede explicar su peso.';

export const le8BmiWaistAct = 'Si su cintura mide la mitad de su estatura o más, hable con un médico.';

export const le8BmiAfterCheckAct = 'Pregunte por su peso cuando ya le hayan revisado.';

export const le8BmiAfterCheckDont = 'Hasta entonces, déjelo como está.';

export const le8BmiPregnantAct = 'Hable de esto con el equipo que la atiende por el embarazo o el parto.';

export const le8BmiPregnantKind = 'Ahora no hay ninguna meta que alcanzar.';

export const le8BmiLossWhat = 'Ha perdido peso sin proponérselo.';

export const le8BmiLossAct = 'Consulte primero a un médico por eso.';

export const betterA1cPregnantAct =
  'Pregunte al equipo que la atiende por el embarazo o el parto por el próximo paso para su A1C.';

export const le8NicotineVapeAct = 'Pida ayuda para vapear menos a un farmacéutico o a un servicio para dejar de fumar.';

export const le8NicotineVapeHomeAct = 'Mantenga también su casa libre de humo.';

export const le8NicotineSmokesAct = 'Mantenga su casa y su auto libres de humo.';

export const weightClinicianShowAct = 'Muestre esta página a un médico.';

export const medicinesPregnantAct =
  'Dígale al equipo que la atiende por el embarazo o el parto qué medicinas toma y cuáles se salta u olvida.';

export const medicinesPregnantWhat = 'Algunas se tienen que cambiar en el embarazo.';

export const medicinesPregnantDont = 'Por favor, nunca deje una por su cuenta.';

export const quitSmokingAfterNoticeDont = 'Por favor, no fume hasta que le revisen.';

export const quitSmokingAfterNoticeAct = 'Después, pida ayuda para dejar de fumar por completo.';

export const bloodPressureGoalAskAct = 'Pregunte qué meta es la indicada para usted.';

export const measureBpMistypedWhat =
  'El número de abajo que escribió no es menor que el de arriba, así que no usamos ninguno.';

export const measureBpMistypedTyping = 'Revíselos, o pida que se la midan otra vez.';

export const afterNoticeAct = 'Siga primero el aviso de arriba.';

export const betterA1cAfterNoticeAct = 'Luego pregunte por el próximo paso para su A1C.';

export const cardiacRehabKidneysAct =
  'Pregunte si le iría bien un programa de ejercicio seguro para personas con una enfermedad del corazón.';

export const bloodPressureGoalAskTitle = 'Pregunte qué presión arterial es la indicada para usted';

export const le8SleepTestAct =
  'Alguien ha notado pausas en su respiración, o ronca fuerte y tiene sueño de día, así que pida un estudio del sueño.';

export const le8SleepApnoeaAct = 'Pregunte a un médico cómo se puede tratar su apnea del sueño.';

export const le8SleepDeviceAct = 'Use su aparato todas las noches, si puede.';

export const le8SleepDeviceFitAct = 'Si le molesta, pida ayuda para ajustarlo.';

export const le8SleepTestTitle = 'Pida un estudio del sueño';

export const le8SleepApnoeaTitle = 'Atienda su apnea del sueño';

// What an item rests on.
export const getCheckedFirstEvidence = 'De las guías en que se basa cada aviso.';

export const gradeDifference = 'Una diferencia entre grupos de personas';

export const gradeSafety = 'Una regla de seguridad';

export const gradeGuideline = 'Consejo de las guías médicas';
