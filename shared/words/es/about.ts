import { product } from '#shared/product.ts';

export const pageTitle = 'Qué es esto';
export const lede = (age: number) =>
  `${product.name} son dos cuestionarios que comparan sus respuestas con estudios grandes. Es para personas de ${age} años o más. Úselo para aprender y para prepararse para hablar con un médico. Usted responde sobre su propia salud, en casa.`;

// What it is, and what it is not.

export const whatItIs = 'Qué es';
export const isInformation = 'Información gratuita';
export const isEstimate = 'Un cálculo aproximado, con su rango';
export const isHabits = 'Una lista de hábitos para probar, con las fuentes';
export const isPage = 'Una página que puede llevar a su médico';
export const whatItIsNot = 'Qué no es';
export const noDiagnosis = 'No es un diagnóstico ni un tratamiento';
export const noCheckUp = 'No es un chequeo médico';
export const noPromise = 'No es una promesa sobre su vida';
export const notMonitored = 'No tiene vigilancia: nadie lee sus respuestas ni pide ayuda';

// Who it is not for.

export const notForWhom = 'Para quién no es';
export const notUnder = (age: number) => `Las personas de menos de ${age} años.`;
export const notPregnant =
  'Las personas embarazadas o que dieron a luz en las últimas seis semanas. No reciben un número del corazón, y la edad no está hecha para ellas.';
export const notKidneys =
  'Las personas en diálisis, con un trasplante de riñón o con riñones que casi no funcionan. No reciben un número del corazón.';
export const notHeart =
  'Las personas que saben que tienen una enfermedad del corazón o de las arterias. Reciben un plan en lugar de un número del corazón.';
export const notWeight =
  'Las personas con un peso muy por debajo de lo saludable, o por debajo y con señales de un problema de alimentación. No reciben una edad ni un número del corazón.';
export const notAges = (from: number, to: number) =>
  `Las personas de menos de ${from} o de más de ${to} años, para el número del corazón.`;

// How to use it.

export const whatNotFor = 'Para qué no debe usarlo';
export const notForDecisions =
  'No empiece, deje ni cambie una medicina por un resultado. No es para seguros, para el trabajo ni para decir quién puede manejar. Un buen número no es razón para seguir fumando ni para bajar más de peso.';
export const whatWeAsk = 'Lo que le pedimos';
export const readNoticeFirst = 'Si hay un aviso, léalo primero.';
export const callWhenItSays = 'Llame para pedir ayuda cuando el aviso lo diga.';
export const takeToDoctor = 'Lleve la página a un médico. Aquí ningún médico lee sus respuestas.';
export const checkUnits = 'Revise las unidades de los números que escribe.';

// What the numbers mean.

export const ageTitle = 'Qué significa la edad';
export const ageMeans =
  'Es la edad de una persona promedio de su sexo con más o menos las mismas perspectivas que las personas con respuestas como las suyas. Viene de estudios sobre cuánto vive la gente. Trata sobre todo de los hábitos. No conoce sus enfermedades, medicinas o análisis de sangre. Dos personas con las mismas respuestas pueden estar a muchos años una de otra, por eso mostramos un rango.';
export const riskTitle = 'Qué significa el número del corazón';
export const riskMeans =
  'Dice cuántas de cada 100 personas con respuestas como las suyas tienen un primer ataque al corazón o derrame cerebral en los próximos 10 años. Usa las ecuaciones PREVENT de la American Heart Association.';
export const limitsTitle = 'En qué puede fallar';
export const limitMemory = 'Es posible que no recuerde una respuesta con exactitud.';
export const limitPlaces =
  'Los estudios son sobre todo de Estados Unidos y Europa. Corresponden menos a otros lugares.';
export const limitCauses = 'Los estudios muestran qué cosas van juntas. No siempre pueden mostrar qué causa qué.';
export const limitChoices = 'Algunos de nuestros números son una decisión nuestra.';

// Who checks it, and who runs it.

export const whoChecks = 'Quién lo revisa';
export const howChecked = 'Tenemos una lista de lo que podría salir mal y la repasamos una y otra vez.';
export const howTranslated =
  'Un modelo de lenguaje tradujo los otros idiomas del inglés. Un segundo modelo, que solo vio la traducción, escribió en inglés lo que dice cada frase sobre la seguridad. Corregimos las diferencias.';
export const whoRuns = 'Quién lo dirige';
