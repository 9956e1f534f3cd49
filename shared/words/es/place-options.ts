// Answers to two questions in the words of a country: how much a person drinks, and schooling.

// Amounts: on a scale, and with the period.

export const drinks = (from: number, to: number) => `De ${from} a ${to} bebidas`;
export const drinksAWeek = (from: number, to: number) => `De ${from} a ${to} bebidas alcohólicas por semana`;
export const drinksOrMore = (from: number) => `${from} bebidas o más`;
export const drinksAWeekOrMore = (from: number) => `${from} bebidas alcohólicas por semana o más`;
export const lessThanOneStandardDrink = 'Menos de una bebida estándar por semana';
export const lessThanStandardDrinks = (count: number) => `Menos de ${count} bebidas estándar por semana`;
export const standardDrinks = (from: number, to: number) => `De ${from} a ${to} bebidas estándar`;
export const standardDrinksAWeek = (from: number, to: number) => `De ${from} a ${to} bebidas estándar por semana`;
export const standardDrinksOrMore = (from: number) => `${from} bebidas estándar o más`;
export const standardDrinksAWeekOrMore = (from: number) => `${from} bebidas estándar por semana o más`;
export const lessThanUnits = (count: number) => `Menos de ${count} unidades por semana`;
export const units = (from: number, to: number) => `De ${from} a ${to} unidades`;
export const unitsAWeek = (from: number, to: number) => `De ${from} a ${to} unidades por semana`;
export const unitsOrMore = (from: number) => `${from} unidades o más`;
export const unitsAWeekOrMore = (from: number) => `${from} unidades por semana o más`;

// What counts as one drink.

export const drinkOfFourteen =
  'Una bebida estándar es una lata de cerveza de 355 ml, 5%; un vaso de vino de 150 ml, 12%; o una medida de licor de 45 ml, 40%.';
export const drinkOfCanada =
  'Una bebida estándar es una botella de cerveza de 341 ml, 5%; un vaso de vino de 142 ml (5 oz), 12%; o una medida de licor de 43 ml (1.5 oz), 40%.';
export const unitsOfUk =
  'Media pinta de cerveza común (3.6%): 1 unidad. Una pinta de cerveza más fuerte (5.2%): 3 unidades. Un vaso pequeño de vino (125 ml, 12%): 1½ unidades. Un vaso mediano (175 ml): 2 unidades. Un vaso grande (250 ml): 3 unidades. Una medida de licor (25 ml): 1 unidad.';
export const drinksOfIreland =
  '¿Cuántas bebidas estándar? Media pinta de cerveza (4.5%): 1. Una pinta: 2. Un vaso pequeño de vino (100 ml, 12.5%): 1. Una medida de licor de bar (35.5 ml): 1.';
export const drinksOfAustralia =
  '¿Cuántas bebidas estándar? Un vaso de cerveza normal de 285 ml (4.8%): 1. Una lata de 375 ml: 1½. Un vaso de vino de 150 ml (13%): 1½. Una medida de licor de 30 ml: 1.';
export const drinksOfNewZealand =
  '¿Cuántas bebidas estándar? Una botella de cerveza de 330 ml (4%): 1. Un vaso de vino de 100 ml (12.5%): 1. Un vaso de vino de 150 ml: 1½. Una medida de licor de 30 ml: 1.';
export const drinksOfTenGrams =
  '¿Cuántas bebidas estándar? Un vaso de cerveza de 250 ml (5%): 1. Una botella de 330 ml: 1⅓. Un vaso de vino de 100 ml (12.5%): 1. Una medida de licor de 30 ml (40%): 1.';
export const drinksOfTwelveGrams =
  '¿Cuántas bebidas estándar? Una botella de cerveza de 330 ml (4.6%): 1. Una cerveza de 500 ml: 1½. Un vaso de vino de 125 ml (12%): 1. Una medida de licor de 40 ml (38%): 1.';
export const drinksOfJapan =
  '¿Cuántas bebidas? Una lata de cerveza de 500 ml (5%): 1. Una jarrita de sake de 180 ml (un gō) (14%): 1. Un whisky doble (60 ml, 43%): 1. Un vaso de vino de 200 ml (12%): 1.';

// Schooling.

export const noSecondarySchool = 'No fui a la escuela, o la dejé antes de terminar la secundaria';
export const secondarySchool = 'Escuela secundaria, o aprendizaje de un oficio';
export const collegeCourse = 'Un curso superior o técnico de uno o dos años, o parte de una carrera';
export const universityDegree = 'Un título universitario (licenciatura)';
export const higherDegree = 'Un título superior: maestría, doctorado, medicina, derecho';
export const bachelorsDegree = 'Una licenciatura';
export const postgraduateDegree = 'Un posgrado, o medicina o derecho';
export const noGcse = 'No fui a la escuela, o no tengo GCSE ni O levels';
export const gcseToHighers = 'GCSE, O levels, A levels o Highers, o aprendizaje de un oficio';
export const higherNational = 'HNC, HND, foundation degree, o parte de una carrera';
export const noLeavingCert = 'No fui a la escuela, solo primaria, o la dejé antes del Leaving Cert';
export const leavingCert = 'Leaving Cert, o aprendizaje de un oficio';
export const higherCertificate = 'PLC o higher certificate, o parte de una carrera';
export const belowYear12 = 'No fui a la escuela, o hasta Year 11';
export const year12 = 'Year 12, o aprendizaje de un oficio (Certificate III)';
export const tafeDiploma = 'Diploma TAFE, Certificate IV, o parte de una carrera';
export const belowNcea = 'No fui a la escuela, o la dejé antes de NCEA Level 2';
export const ncea = 'NCEA Level 2 o 3, UE, o aprendizaje de un oficio';
export const level4To6 = 'Un certificado o diploma (Level 4 a 6), o parte de una carrera';
export const highSchoolDiploma = 'Diploma de high school (preparatoria), o aprendizaje de un oficio';
export const tradeDiploma = 'Diploma de college, CEGEP o de un oficio, o parte de una carrera';
