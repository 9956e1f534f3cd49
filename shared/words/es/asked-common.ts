// Answers and hints of several rooms of questions.

export const yes = 'Sí';
export const no = 'No';
export const notSure = 'No lo sé con certeza';
export const noneOfThese = 'Nada de esto';
export const chooseFirst = 'Elija la primera que corresponda.';
export const doesNotApply = 'No se aplica en mi caso';
export const ratherNotSay = 'Prefiero no decirlo';
export const everyDay = 'Todos los días';
export const rarely = 'Rara vez';
export const aFewTimesAWeek = 'Algunas veces por semana';
export const rarelyOrNever = 'Rara vez o nunca';
export const mostDays = 'La mayoría de los días';
export const aFewTimesAMonth = 'Algunas veces al mes';
