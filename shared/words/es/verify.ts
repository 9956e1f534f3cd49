import { product } from '#shared/product.ts';

export const title = `¿Es de ${product.name} este documento?`;
export const lede =
  'Elija un archivo que le dieron. Comprobamos nuestra firma aquí, en su navegador. El archivo se queda en este dispositivo: solo su número va a nuestro sitio, para preguntar si algún resultado que contiene fue retirado.';
export const chooseFile = 'Elegir un archivo';
export const chooseAnotherFile = 'Elegir otro archivo';
export const dropHere = 'o suéltelo aquí';
export const cannotTellTitle = 'Lo que esto no puede decirle';
export const cannotTellTruth = 'Si las respuestas eran ciertas. Las dio la persona.';
export const cannotTellRight = 'Si el resultado es correcto para esta persona. Es un cálculo aproximado, con un rango.';
export const ifNotOurs =
  'Si no es nuestro, decimos: “No firmamos esto, o alguien lo cambió”. Si retiramos un resultado, lo decimos y cuándo.';

// The verdict.

export const genuine = 'Sí. Firmamos esto, y nada ha cambiado desde entonces';
export const genuineAbout = '¿La página que tiene enfrente muestra otros números? Entonces, créales a estos.';
export const withdrawnTitle = 'Firmamos esto, pero retiramos un resultado que contiene';
export const withdrawn = 'Estaba equivocado. No use estos números. Pida una copia nueva.';
export const withdrawnOn = (day: string) =>
  `El ${day} descubrimos que estaba equivocado. No use estos números. Pida una copia nueva.`;
export const altered = 'No. Alguien cambió esto después de que lo firmamos';
export const alteredAbout = 'No se fíe de nada de lo que dice. Pida a la persona una copia nueva.';
export const notOurs = 'No firmamos esto, o alguien lo cambió';
export const notOursAbout = `Puede ser de otro servicio o de una versión más antigua. Solo podemos comprobar archivos que ${product.name} ha firmado: “Descargar mis datos” y el archivo para un médico.`;
export const notChecked = 'No pudimos comprobar esto';
export const notCheckedKeys = 'No pudimos cargar nuestras claves. Revise su conexión y elija el archivo otra vez.';
export const notCheckedSite = 'Firmamos esto, pero no pudimos comprobar si todavía vale';
export const notCheckedSiteAbout =
  'Nada ha cambiado en él. No pudimos preguntar a nuestro sitio si se retiró un resultado. Revise su conexión y elija el archivo otra vez.';
export const notOnRecord = 'Firmamos esto, pero ya no lo tenemos registrado';
export const notOnRecordAbout =
  'Nada ha cambiado en él. Es posible que la persona haya borrado su cuenta, así que no podemos decirle si se retiró un resultado.';

// What was signed.

export const results = 'Resultados';
export const notices = 'Avisos';
export const none = 'Ninguno';

export const level = 'Nivel';

export const notGiven = 'sin indicar';

export const age = 'Edad biológica';

export const risk = 'Riesgo a 10 años, ataque al corazón o derrame cerebral';

export const day = 'Día';

export const bodyMassIndex = 'Índice de masa corporal';

export const waist = 'Cintura';

export const albuminCreatinine = 'Relación de albúmina y creatinina en la orina';
