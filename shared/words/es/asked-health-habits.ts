// The first quiz: check-ups, teeth, smoking, alcohol and health.

export const healthCheckups =
  '¿Con qué frecuencia consulta a un médico o una enfermera para un chequeo o una prueba de detección?';
export const healthCheckupsYearly = 'Alrededor de una vez al año';
export const healthCheckupsTwoThree = 'Cada dos o tres años';
export const healthCheckupsRare = 'Con menos frecuencia';
export const healthCheckupsNever = 'Nunca, o solo cuando me enfermo';
export const healthCheckupsWhy =
  'Las pruebas de detección pueden encontrar problemas pronto. En los ensayos, los chequeos por sí solos no ayudaron a la gente a vivir más. Por eso esto deja su edad biológica como está.';

export const oralHygiene = '¿Cómo cuida sus dientes y encías?';
export const oralHygieneFull =
  'Me cepillo dos veces al día, me limpio entre los dientes y voy al dentista con regularidad';
export const oralHygieneTwice = 'Me cepillo dos veces al día';
export const oralHygieneOnce = 'Me cepillo una vez al día';
export const oralHygieneLess =
  'Menos de una vez al día, o tengo encías que sangran o dientes flojos que nadie está tratando';
export const oralHygieneWhy = 'La enfermedad de las encías se relaciona con vidas más cortas.';

export const smoking = '¿Fuma o vapea?';
export const smokingNever = 'Nunca (menos de 100 cigarrillos en mi vida)';
export const smokingFormer10 = 'Lo dejé hace 10 años o más';
export const smokingFormer5 = 'Lo dejé hace 5 a 9 años';
export const smokingFormer1 = 'Lo dejé hace 1 a 4 años';
export const smokingFormer0 = 'Lo dejé hace menos de un año';
export const smokingVapeOnly = 'Solo vapeo o uso otra nicotina';
export const smokingSomeDays = 'Fumo algunos días';
export const smokingDailyUnder10 = 'Todos los días, menos de 10 cigarrillos';
export const smokingDaily10To19 = 'Todos los días, de 10 a 19 cigarrillos';
export const smokingDaily20Plus = 'Todos los días, 20 cigarrillos o más';
export const smokingHint = 'Si lo dejó, cuente desde su último cigarrillo.';
export const smokingWhy =
  'Ningún otro hábito de aquí afecta tanto cuánto vive la gente. Dejarlo ayuda a cualquier edad.';

export const alcohol = '¿Cuánto alcohol bebe?';
export const alcoholNever = 'Prácticamente nunca he bebido alcohol';
export const alcoholFormer = 'Antes bebía, pero ahora no';
export const alcoholOccasional = 'Menos de una bebida alcohólica por semana';
export const alcoholUpTo12 = 'De 1 a 12 bebidas alcohólicas por semana';
export const alcohol13To22 = 'De 13 a 22 bebidas alcohólicas por semana';
export const alcohol23To32 = 'De 23 a 32 bebidas alcohólicas por semana';
export const alcohol33Plus = '33 bebidas alcohólicas por semana o más';
export const alcoholHint = 'Una bebida alcohólica es una cerveza de 12 oz, un vaso de vino de 5 oz o 1.5 oz de licor.';
export const alcoholHintMetric =
  'Una bebida alcohólica tiene unos 14 g de alcohol: una cerveza de 330 ml, un vaso de vino de 150 ml o 40 ml de licor (alrededor de 1.75 unidades del Reino Unido).';
export const alcoholWhy = 'Beber mucho se relaciona con vidas más cortas. Beber poco no mejora su número.';

export const selfRatedHealth = 'En general, ¿cómo diría que es su salud?';
export const selfRatedHealthExcellent = 'Excelente';
export const selfRatedHealthVeryGood = 'Muy buena';
export const selfRatedHealthGood = 'Buena';
export const selfRatedHealthFair = 'Regular';
export const selfRatedHealthPoor = 'Mala';
export const selfRatedHealthWhy = 'No cambia su número. Nos ayuda a decir cuánto se puede confiar en él.';
