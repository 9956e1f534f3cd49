// The steps of the habits quiz's plan. A name begins with the step's code, or with the case that the words are for. Its ending
// says what the sentence does: `How` and `Then` are actions, `Why` is a reason, `Help` says when and whom to ask, `Warning` says
// what not to do.

// Getting help first.
export const eatingTalkTitle = 'Hable con alguien sobre su alimentación';

export const eatingTalkHow = 'Cuéntele a un médico, a una enfermera o a una línea de ayuda cómo ha comido últimamente.';

export const getCheckedFirstHow = 'Pida que le revisen antes de cambiar cualquier otra cosa.';

export const getCheckedFirstBring = 'Lleve esta página o muéstrela en su teléfono.';

export const getCheckedFirstBringInPregnancy = 'Lleve esta página y una lista de sus medicinas.';

export const medicinesInPregnancyTitle =
  'Dígale al equipo que la atiende por el embarazo o el parto qué medicinas toma';

export const supportTalkTitle = 'Hable con alguien sobre cómo se siente';

export const supportTalkHow =
  'Cuente a un médico, a una línea de ayuda o a alguien de confianza cómo han sido las últimas semanas.';

export const supportTalkEncouragement = 'No tiene que encontrar las palabras exactas.';

// Smoking and nicotine. The heart plan also uses the sentences on how to stop smoking.
export const quitSmokingTitle = 'Deje de fumar';

export const quitSmokingHow = 'Pida un servicio para dejar de fumar, con parches o pastillas.';

export const quitSmokingThen = 'Luego elija un día para dejarlo.';

export const quitSmokingWhy = 'Las dos cosas juntas ayudan mucho más que la fuerza de voluntad sola.';

export const quitVapingTitle = 'Deje la nicotina';

export const quitVapingHow = 'Use cada vez menos y elija un día para dejarla.';

export const quitVapingHelp =
  'Un médico o un servicio para dejar de fumar puede ayudarle, igual que con los cigarrillos.';

export const staySmokeFreeTitle = 'Siga libre de humo';

export const staySmokeFreeHow = 'Planee qué hará en los momentos en que se le antoje un cigarrillo.';

export const staySmokeFreeHelp =
  'Si le vuelven las ganas de fumar, pida ayuda pronto a un médico o a un servicio para dejar de fumar.';

// Weight.
export const weightClinicianTitle = 'Hable con un médico sobre su peso';

export const weightClinicianHow = 'Pida una cita.';

export const weightPregnancyTitle = 'Pregunte por el peso en su control del embarazo';

export const weightPregnancyHow = 'Lleve sus preguntas a su próximo control.';

export const weightPregnancyEncouragement =
  'El equipo que la atiende por el embarazo o el parto la conoce a usted y a su bebé.';

export const weightAfterCheckTitle = 'Deje las metas de peso para después de la revisión';

export const weightAfterCheckHow = 'Primero pida que le revisen la señal de alarma.';

export const weightAfterCheckThen = 'Luego pregunte qué meta sería la indicada para usted.';

export const weightLossUnplannedTitle = 'Hable con un médico sobre el peso que perdió';

export const weightLossUnplannedHow = 'Diga cuánto perdió y en cuántas semanas.';

export const weightLossUnplannedWhy = 'Perder peso sin proponérselo debe revisarse pronto.';

export const weightKeepTitle = 'Mantenga su peso y sus músculos';

export const weightKeepWhy = 'Desde los 65 años, es importante mantener el peso y los músculos.';

export const weightKeepHelp = 'Avise a un médico si pierde peso sin proponérselo.';

export const weightWithClinicianTitle = 'Planee con su médico si va a bajar de peso';

export const weightWithClinicianHow =
  'Pregunte si le ayudaría bajar algo de peso, y cómo conservar los músculos mientras lo hace.';

export const weightWithClinicianPace = 'Hágalo poco a poco.';

export const weightTalkTitle = 'Hable con su médico sobre su peso';

export const weightTalkHow = 'Pregunte a su médico qué significa su peso para usted.';

export const weightTalkWhy = 'Su médico conoce el resto de su salud.';

export const waistHintTitle = 'Mida su cintura';

export const waistHintWhy = 'El músculo también pesa, así que la báscula solo dice una parte.';

export const waistHintGoal = 'Procure que su cintura mida menos de la mitad de su estatura.';

export const loseWeightTitle = 'Baje un poco de peso';

export const loseWeightPaceAndHelp = 'Puede ser poco a poco, y un médico o una enfermera puede ayudarle.';

// Alcohol.
export const alcoholNoneInPregnancyTitle = 'Nada de alcohol en el embarazo';

export const alcoholNoneInPregnancyHow = 'En el embarazo, lo más seguro es no beber nada de alcohol.';

export const alcoholNoneInPregnancyBreastfeeding = 'Si está dando pecho, pregunte antes.';

export const alcoholNoneInPregnancyWarning =
  'Si tiembla o suda cuando no bebe, no deje el alcohol de golpe: llame hoy a su médico.';

export const heavyDrinkingInPregnancyHow =
  'Llame hoy al equipo que la atiende por el embarazo o el parto y pregunte cómo dejar de beber de forma segura.';

export const heavyDrinkingInPregnancyEmergency =
  'Si tiembla, ve cosas que no existen o tiene una convulsión, llame ahora mismo al número local de emergencias.';

export const alcoholMedicalHelpTitle = 'Pida ayuda para beber menos';

export const alcoholMedicalHelpHow = 'Pida una cita con un médico o con un servicio de ayuda con el alcohol.';

export const alcoholMedicalHelpWarning =
  'No deje el alcohol de golpe: después pueden venir temblores o sudor, o puede ver cosas que no existen.';

// A limit says the size of its drink: in a country whose drinks are larger, the number alone would allow more alcohol.
export const alcoholLimitMenTitle = 'No más de 14 bebidas alcohólicas por semana (de 14 g de alcohol cada una)';

export const alcoholLimitWomenTitle = 'No más de 7 bebidas alcohólicas por semana (de 14 g de alcohol cada una)';

export const alcoholCutGoal = 'Lo mejor es ninguna.';

export const alcoholCutHow = 'Empiece con dos días a la semana libres de alcohol, y sírvase menos en los demás.';

export const alcoholLimitWomenWhy =
  'Ocho o más bebidas alcohólicas por semana (de 14 g de alcohol cada una) pasan del límite, y lo mejor es ninguna.';

export const alcoholLimitWomenHow = 'Elija algunos días libres de alcohol.';

// Movement that fits the person.
export const exerciseAdaptedTitle = 'Muévase de una manera que vaya con su cuerpo';

export const exerciseAdaptedHow =
  'Elija lo que le funcione: ejercicios de brazos en una silla, moverse en el agua o lo que le enseñe un fisioterapeuta.';

export const exerciseAdaptedEncouragement = 'Hasta unos pocos minutos cuentan.';

export const strengthBalanceAdaptedTitle = 'Fuerza y equilibrio, con apoyo';

export const strengthBalanceAdaptedHow =
  'Quédese en una silla o sujétese de algo firme, y ejercite lo que pueda mover, dos o tres días a la semana.';

export const strengthBalanceAdaptedHelp = 'Un fisioterapeuta puede enseñarle cómo.';

export const exercisePregnantTitle = 'Siga moviéndose con suavidad';

export const exercisePregnantHow =
  'Caminar y hacer otro ejercicio a un ritmo en que pueda hablar les ayuda a usted y a su bebé, a menos que el equipo que la atiende por el embarazo o el parto le haya dicho otra cosa.';

export const exercisePregnantStop =
  'Pare y llame al equipo que la atiende por el embarazo o el parto si sangra, pierde líquido, tiene dolor o siente que se va a desmayar.';

export const exercisePregnantEmergency =
  'Si tiene dolor en el pecho o le falta el aire en reposo, llame al número local de emergencias.';

export const exerciseValveTitle = 'Siga caminando, pero pregunte antes de esforzarse más';

export const exerciseValveHow =
  'Caminar a un ritmo en que pueda hablar está bien para la mayoría de las personas con un problema de válvula.';

export const exerciseValveAskFirst =
  'Pregunte qué tan grave es el suyo antes de esforzarse más, levantar mucho peso o competir.';

export const exerciseValveStop =
  'Si al caminar tiene dolor en el pecho, le falta el aire o siente que se va a desmayar, pare y consulte hoy a un médico.';

export const exerciseWithClinicianTitle = 'Pregunte qué ejercicio es el indicado para usted';

export const exerciseWithClinicianHow =
  'Pregunte a su médico qué tipos de ejercicio son los indicados para usted, y con cuánta intensidad.';

export const exerciseWithClinicianMeanwhile = 'Hasta entonces, evite esforzarse.';

// Teeth and check-ups.
export const teethTitle = 'Cuide sus dientes';

export const teethHow = 'Cepíllese dos veces al día y límpiese entre los dientes.';

export const teethHelp = 'Si le sangran las encías o se le mueve un diente, vaya al dentista.';

export const checkupsTitle = 'Pida una cita para un chequeo';

export const checkupsHow = 'Pida una cita y pregunte qué pruebas son las indicadas para su edad.';

export const checkupsWhy = 'Muchos problemas son más fáciles de tratar si se encuentran pronto.';

// Food and drink.
export const dietWithClinicianTitle = 'Pregunte qué alimentos son los indicados para usted';

export const dietWithClinicianHow =
  'Pregunte a su médico o a un nutricionista qué alimentos son los indicados para usted.';

export const dietWithClinicianWhy = 'Lo que está bien para otras personas puede no ser lo indicado para usted.';

export const dietStepTitle = 'Cambie un alimento al día';

export const dietStepHow = 'Cada día, cambie una comida lista para calentar o un refrigerio empaquetado.';

export const dietStepInstead = 'En su lugar, elija verduras, frutas, frijoles, granos integrales o pescado.';

export const morePlantsTitle = 'Coma más alimentos distintos de plantas';

export const morePlantsHow =
  'Agregue cada semana dos alimentos nuevos que vengan de plantas, como un frijol, una nuez, una hierba o un grano.';

export const morePlantsTip = 'Las sopas y las verduras congeladas lo hacen fácil.';

export const lessProcessedTitle = 'Coma menos alimentos envasados';

export const lessProcessedHow =
  'Quite dos porciones al día de refrigerios empaquetados, dulces, bebidas azucaradas o carnes procesadas.';

export const lessProcessedTip = 'Tenga frutas o nueces a la mano.';

export const waterTitle = 'Beba un poco más de agua';

export const waterHow = 'Tenga un vaso a la vista y llénelo en cada comida.';

export const waterHowMuch = 'Unas seis tazas al día bastan para la mayoría de las personas.';

export const waterWarning = 'Si le han dicho que beba menos, siga esa indicación.';

export const regularMealsTitle = 'Coma a horas fijas';

export const regularMealsHow =
  'Elija horas aproximadas para sus comidas, y termine la última mucho antes de acostarse.';

// Movement and strength.
export const moveMoreTitle = 'Muévase uno o dos días más';

export const moveMoreHow = 'Media hora de caminata a paso rápido cuenta.';

export const moveMoreInParts = 'También cuentan tres ratos de diez minutos.';

export const moveBriskerTitle = 'Vaya un poco más rápido';

export const moveBriskerHow = 'Haga una parte a un ritmo en que pueda hablar, pero no cantar.';

export const moveBriskerPace = 'Aumente poco a poco durante unas semanas.';

export const strengthTitle = 'Ejercite sus músculos dos días a la semana';

export const strengthHow = 'Levántese de una silla y haga lagartijas (flexiones) contra la pared.';

export const strengthStop = 'Pare si tiene dolor en el pecho o siente que se va a desmayar.';

export const sitLessTitle = 'Pase menos tiempo en posición sentada';

export const sitLessHow =
  'Interrumpa los ratos largos en posición sentada: levántese y estírese tres minutos cada media hora.';

export const sitLessTip = 'Caminar mientras habla por teléfono cuenta.';

export const legStrengthTitle = 'Fortalezca las piernas y el equilibrio';

export const legStrengthHow = 'Practique levantarse de una silla sin usar las manos, con algo firme a su lado.';

export const legStrengthHowMuch = 'Con dos o tres días a la semana basta.';

export const gripStrengthTitle = 'Fortalezca las manos';

export const gripStrengthHow = 'Cargue bolsas, exprima toallas o apriete una pelota unas veces por semana.';

export const gripStrengthAndTheRest = 'Ejercite también el resto del cuerpo.';

// Sleep.
export const sleepLongerTitle = 'Procure dormir siete horas';

export const sleepLongerHow = 'Acuéstese 20 minutos antes cada semana hasta llegar a siete horas.';

export const sleepLongerRhythm = 'Levántese siempre a la misma hora.';

export const sleepLongCheckTitle = '¿Duerme mucho? Averigüe por qué';

export const sleepLongCheckHow = 'Si duerme mucho y aun así siente cansancio, hable con un médico.';

export const sleepLongCheckRhythm = 'Levántese a la misma hora cada día y reciba luz del día por la mañana.';

export const sleepQualityTitle = 'Duerma mejor';

export const sleepQualityHow = 'Tenga su cuarto oscuro, fresco, en silencio y libre de pantallas.';

export const sleepQualityHelp = 'Si sigue con cansancio después de unas semanas, hable con un médico sobre su sueño.';

export const sleepRhythmTitle = 'Levántese a la misma hora cada día';

export const sleepRhythmHow = 'Elija una hora que vaya bien con su semana y manténgala en los días libres.';

export const sleepRhythmBedtime = 'La hora de acostarse suele acomodarse después.';

export const sleepRhythmShiftWork =
  'Si trabaja por turnos, mantenga las mismas horas mientras tenga el mismo horario de turnos.';

export const nightAwakeningsTitle = 'Despiértese menos en la noche';

export const nightAwakeningsHow = 'Por la noche, beba menos líquidos, y nada de alcohol cerca de la hora de acostarse.';

export const nightAwakeningsHelp = 'Si se despierta jadeando o ronca fuerte, pregunte por la apnea del sueño.';

// Mind.
export const lessStressTitle = 'Dedique diez minutos a relajarse';

export const lessStressHow =
  'Dedique diez minutos al día a algo que le relaje, como la música, un baño o una conversación.';

export const lessStressHelp = 'Si todo le sigue pesando, un médico o un consejero puede ayudarle.';

export const copingTitle = 'Atienda una preocupación a la vez';

export const copingHow = 'Escriba lo que le preocupa y elija una parte que pueda cambiar.';

export const copingTip = 'Háblelo con alguien de confianza.';

export const outlookTitle = 'Anote una cosa que salió bien';

export const outlookHow = 'Cada noche, anote una cosa que salió bien.';

export const outlookHelp = 'Si siente el ánimo bajo durante dos semanas o más, consulte a un médico.';

export const outlookEncouragement = 'Es común y se puede tratar.';

export const quietTimeTitle = 'Tome un tiempo de calma';

export const quietTimeHow = 'Unos días a la semana, tome diez minutos para respirar con calma, rezar o meditar.';

// Other people, also for a user who has no one or feels lonely. `NoDay` is for a page with a notice, because only the notice
// names a day.
export const companyTitle = 'Comuníquese con alguien';

export const companyHow = 'Llame o escriba a alguien que le caiga bien.';

export const companyTip = 'Una clase, un coro o un club es una forma fácil de conocer gente.';

export const companyNoOneHow =
  'Empiece con un contacto que no le pida nada: una línea de ayuda, un grupo abierto o el consultorio de su médico.';

export const companyNoOneEncouragement = 'No hace falta conocer a nadie.';

export const companyLonelyHow = 'Escriba o llame a una persona esta semana.';

export const companyLonelyHowNoDay = 'Escriba o llame a una persona.';

export const companyLonelyEncouragement = 'Puede ser algo corto.';

export const communityTitle = 'Participe en algo';

export const communityHow = 'Elija un grupo o una causa que le importe y vaya una vez.';

export const communityHowMuch = 'Unas horas al mes bastan para empezar.';

// Outdoors and screens.
export const daylightTitle = 'Reciba más luz del día';

export const daylightHow = 'Pase diez minutos o más al aire libre cada día, de preferencia por la mañana.';

export const sunProtectionTitle = 'Proteja su piel';

export const sunProtectionHow =
  'Quédese en la sombra cerca del mediodía, y use sombrero, manga larga y protector solar.';

export const natureTitle = 'Pase tiempo en la naturaleza';

export const natureHow = 'Busque un parque, un bosque o un lugar junto al agua y vaya una vez por semana.';

export const natureTip = 'Es más fácil mantener la costumbre si va con alguien.';

export const lessScreenTitle = 'Use menos las pantallas';

export const lessScreenHow = 'Pase una hora menos al día frente a pantallas.';

export const lessScreenBedtime = 'Deje la última hora antes de acostarse para otra cosa.';
