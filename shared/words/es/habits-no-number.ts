// Why there is no age: a heading, and what to do about it.

export const birthDateMissingTitle = 'Necesitamos su fecha de nacimiento para calcular una edad';

export const birthDateMissingWhat = 'Sin ella, no tenemos una edad con la cual comparar sus hábitos.';

export const birthDateMissingAct = 'Agréguela y haremos el cálculo.';

export const birthDateMissingSavedWhat = 'Sus otras respuestas están guardadas.';

export const ageOutOfRangeTitle = (youngest: number, oldest: number) =>
  `Solo podemos calcular una edad de los ${youngest} a los ${oldest} años`;

export const ageOutOfRangeWhat = (youngest: number, oldest: number) =>
  `Nuestras tablas solo incluyen adultos de ${youngest} a ${oldest} años, por eso dejamos fuera la edad.`;

export const ageOutOfRangeAct = 'Si escribió una fecha de nacimiento equivocada, corríjala.';

export const tooYoungTitle = (age: number) => `Antes de los ${age} años, una edad dice muy poco, por eso no la damos.`;

export const tooYoungWhat = 'Aquí están sus hábitos y su plan.';

export const underweightWhat = 'Según su estatura y su peso, es posible que su cuerpo no reciba lo suficiente.';

export const underweightNoAgeWhat =
  'Dejamos fuera la edad a propósito, porque aquí ningún número sería justo con usted.';

export const underweightKind = 'No hace falta tener la certeza de que algo está mal.';
