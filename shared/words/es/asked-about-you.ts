// The first quiz: the person, their family and their account.

export const intro = '¿Qué edad tiene de verdad su cuerpo?';
export const introHint =
  'Una mirada amable a sus hábitos de todos los días. Puede saltar casi cualquier pregunta y volver atrás en cualquier momento.';

export const privacy = 'Primero, queremos conocerle un poco';
export const privacyHint =
  'Calculamos sus resultados con sus respuestas. Lea la política de privacidad de datos y marque la casilla para continuar.';

export const healthTitle = 'Empecemos con usted y su salud';
export const healthHint =
  'Los hábitos de todos los días se suman. Un estudio grande de Estados Unidos examinó cinco hábitos saludables. A los 50 años, las mujeres con los cinco podían esperar vivir unos 14 años más que las mujeres sin ninguno. Para los hombres eran unos 12 años.';

export const birthdate = '¿Cuándo nació?';
export const birthdateHint = (age: number) =>
  `Si tiene menos de ${age} años, no le damos una edad, pero de todos modos recibirá sus hábitos y un plan.`;
export const birthdateWhy = 'Comparamos su edad biológica con la edad que tiene.';

export const gender = '¿Con qué sexo le registraron al nacer?';
export const genderFemale = 'Femenino';
export const genderMale = 'Masculino';
export const genderOther = 'Intersexual u otra respuesta';
export const genderHint = 'Lo usamos para compararle con el grupo correcto y hacerle las preguntas correctas.';
export const genderWhy = 'En promedio, las mujeres viven más que los hombres.';

export const ethnicity = '¿Cuál de estas opciones describe mejor su origen?';
export const ethnicityWhite = 'Persona blanca';
export const ethnicityBlack = 'Persona negra o afroamericana';
export const ethnicityHispanic = 'Persona hispana o latina';
export const ethnicityEastAsian = 'Del este o el sudeste de Asia';
export const ethnicitySouthAsian = 'Del sur de Asia';
export const ethnicityIndigenous = 'Persona indígena de las Américas, nativa de Alaska o de las islas del Pacífico';
export const ethnicityMixed = 'Más de una de estas';
export const ethnicityOther = 'Otro origen';
export const ethnicityHint = 'Puede saltar esta pregunta. Nunca cambia su edad biológica.';
export const ethnicityWhy =
  'El peso puede afectar la salud de manera distinta en distintos grupos. También agregamos consejos sobre la salud del corazón para las personas con origen en el sur de Asia.';

export const education = '¿Hasta qué nivel terminó sus estudios?';
export const educationLessThanHS = 'Menos que high school (preparatoria)';
export const educationHighSchool = 'High school (preparatoria) o su equivalente';
export const educationSomeCollege = 'Algo de universidad, o un título de dos años';
export const educationBachelor = 'Un título universitario de cuatro años';
export const educationGraduate = 'Un título de posgrado o profesional';
export const educationWhy =
  'Cada año más de estudios se relaciona con una vida un poco más larga, probablemente por el trabajo, los ingresos y el entorno.';

export const height = '¿Cuánto mide de estatura?';
export const heightWhy = 'Usamos su estatura y su peso para calcular su índice de masa corporal (IMC).';

export const weight = '¿Cuánto pesa?';
export const weightHint = 'Un número aproximado está bien. Si está embarazada, use su peso de antes.';
export const weightWhy =
  'Un peso muy bajo y un peso muy alto se relacionan los dos con vidas más cortas. Nunca alabamos un peso, y nunca decimos a alguien que coma menos de lo que necesita.';

export const parentsAge = '¿Cuántos años vivieron sus padres, o qué edad tienen ahora?';
export const parentsAgeBothLong = 'Los dos llegaron a 85 o más';
export const parentsAgeOneLong = 'Uno de ellos llegó a 85 o más';
export const parentsAgeTypical = 'Llegaron a los 70 y tantos o a los 80 y pocos, o están en esa edad';
export const parentsAgeOneShort = 'Uno de ellos murió por una enfermedad antes de los 70';
export const parentsAgeBothShort = 'Los dos murieron por una enfermedad antes de los 70';
export const parentsAgeUnknown = 'No lo sé, o todavía tienen menos de 70';
export const parentsAgeWhy = 'Los hijos de padres que viven mucho suelen vivir más también.';

export const familyHistory =
  '¿Tuvo su padre, su madre, un hermano o una hermana una enfermedad del corazón, un derrame cerebral, diabetes, cáncer o demencia antes de los 60 años, más o menos?';
export const familyHistoryNone = 'No, que yo sepa';
export const familyHistoryOne = 'Sí, una de estas';
export const familyHistoryTwoPlus = 'Sí, dos o más de estas';
export const familyHistoryUnknown = 'No lo sé';
export const familyHistoryWhy =
  'Una enfermedad a una edad temprana en su familia puede subir un poco su propio riesgo.';

export const familyHistoryDetails = '¿Quiere contarnos más sobre estas enfermedades?';
export const familyHistoryDetailsWhy = 'Ayuda cuando repase sus resultados con un médico.';

export const knowledge = '¿Cuánto siente que sabe sobre cómo vivir una vida larga y sana?';
export const knowledgeLittle = 'No mucho';
export const knowledgeSome = 'Algo';
export const knowledgeGood = 'Bastante';
export const knowledgeExpert = 'Muchísimo';
export const knowledgeWhy = 'Solo lo usamos para decidir cuánto explicar.';

export const wrapTitle = 'Ya casi termina';
export const wrapHint = 'Gracias por su franqueza. Pulse Continuar para recibir sus resultados.';

export const name = '¿Cómo se llama?';
export const nameWhy = 'Para saludarle por su nombre.';

export const email = '¿Cuál es su dirección de correo?';
export const emailWhy = 'Ahí le enviaremos sus resultados, y la usará para entrar.';

export const password = 'Elija una contraseña';
export const passwordHint =
  'Al menos 8 caracteres. Mantiene privados sus resultados, para que solo usted pueda volver a ellos.';
export const passwordWhy = 'La necesita para entrar.';
