import { product } from '#shared/product.ts';
import { plural } from '#words/plural.ts';

// The page behind a link, as a doctor with the link and its passcode sees it.

// Before it opens.

export const askTitle = 'Una página de su paciente para usted';
export const askLede =
  'Alguien compartió con usted un resumen de salud y le dio un código de acceso. No necesita una cuenta ni ningún programa.';
export const passcode = 'Código de acceso';
export const digits = (count: number) => plural(count, { one: '1 cifra.', other: '# cifras.' });
export const enterPasscode = (digits: number) => `Escriba el código de acceso de ${digits} cifras.`;
export const openPage = 'Abrir la página';
export const opening = 'Abriendo…';
export const ownerSeesIt = 'La persona que la compartió puede ver cuándo se abrió.';
export const closesOn = (day: string) => `La página se cierra el ${day}.`;

// Why it does not open.

export const wrongPasscode = (triesLeft: number) =>
  plural(triesLeft, {
    one: 'Ese no es el código de acceso. Queda un intento, y después la página se cierra.',
    other: 'Ese no es el código de acceso. Quedan # intentos, y después la página se cierra.',
  });
// One text for a link that was closed, has ended, had too many wrong passcodes, or never existed.
export const closedTitle = 'Esta página está cerrada';
export const closed = 'El plazo del enlace terminó, o alguien lo cerró. Pida uno nuevo a la persona.';
export const incompleteTitle = 'Este enlace no está completo';
export const incomplete =
  'Tal vez le falta una parte, o es de otro servicio. Copie el enlace entero y ábralo otra vez.';
export const unreadableTitle = 'No podemos leer esta página';
export const unreadable = 'Este enlace no se hizo para esta página, o le falta una parte. Pida uno nuevo.';

// Opened.

export const openedTitle = 'Una página de su paciente';
export const openedLede =
  'Una persona la hizo con sus propias respuestas y la compartió con usted. La verá hasta que salga de esta página, y no se guarda nada en este dispositivo.';
export const downloadForSystem = 'Descargar para mi sistema (FHIR)';
export const notCheckedTitle = 'No pudimos comprobar nuestra firma';
export const notChecked =
  'Revise su conexión y abra el enlace otra vez. Hasta entonces, no se fíe de los números de abajo.';
export const notSignedTitle = 'Sin nuestra firma';
export const notSigned =
  'Cualquiera puede hacer una página parecida a esta. No se fíe de sus números. Pida a la persona un enlace nuevo.';
export const unsignedTitle = 'El resto de la página, sin firmar';
export const unsignedAbout =
  'Esta parte se preparó en el navegador de la persona, con las mismas respuestas. Nuestra firma no la incluye.';
export const reportedAndDenied = 'Declarado y negado';
export const methods = 'Métodos';

// What the API says, to this page and to the software of a clinic.

export const closedByWrongPasscode = 'Ese no es el código de acceso. La página ya está cerrada.';
export const closedAskForNew =
  'Esta página está cerrada. El plazo del enlace terminó, o alguien lo cerró. Pida uno nuevo a la persona.';
export const fileGone = 'Este archivo ya no está aquí. Abra el enlace otra vez.';

// Who opens it, by the protocol of links.

export const recipient = `Alguien que lee la página de ${product.name}`;
