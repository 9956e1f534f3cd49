import { product } from '#shared/product.ts';
import { plural } from '#words/plural.ts';

// The link to a page for a doctor, as the person who shares it sees it.

export const shareAsLink = 'Compartirla como enlace';
export const linksNotLoaded = 'No pudimos cargar sus enlaces.';
export const makeNewLink = 'Crear un enlace nuevo';

// Making one.

export const linkAbout =
  'Su médico lo abre con un código de acceso. Usted puede cerrarlo en cualquier momento y ver cuándo se abrió. La página se cifra en este dispositivo, así que no podemos leerla.';
export const howLong = 'Cuánto tiempo funciona el enlace';
export const days = (count: number) => plural(count, { one: '1 día', other: '# días' });
export const passcode = 'Código de acceso';
export const passcodeHint = 'Le sugerimos este. Puede usar seis cifras que elija usted.';
export const enterDigits = (digits: number) => `Use ${digits} cifras, por ejemplo 482 915.`;
export const easyToGuess = 'Ese es fácil de adivinar. Elija seis cifras sin un orden fijo.';
export const makeLink = 'Crear un enlace';
export const makingLink = 'Creando el enlace…';
export const linkNotMade = 'No pudimos crear el enlace. Revise su conexión e inténtelo de nuevo.';
export const pageNotMade = 'No pudimos crear la página. Inténtelo de nuevo.';

// What other software shows of it before it is opened, and as its title.

export const linkLabel = `Un resumen de salud de ${product.name}`;
export const fileTitle = `${product.name}: una página para un profesional clínico`;

// Handing it over.

export const openUntil = (dayAndTime: string) => `Su página está abierta hasta el ${dayAndTime}`;
export const linkAndPasscode = 'Enlace y código de acceso';
export const scanOrSend = 'Escanee el código o envíe el enlace';
export const copyPasscode = 'Copiar el código de acceso';
export const copiedPasscode = 'Código de acceso copiado';
export const cannotCopy = 'Este navegador no nos deja copiar. Seleccione el texto y cópielo usted.';
export const passcodeApart =
  'Diga el código de acceso a su médico, o envíelo en un mensaje aparte. El enlace no se abre sin él. No guardamos ninguno de los dos: solo los verá hasta que salga de esta página o la recargue.';
export const otherDateInLink =
  'El enlace que compartió todavía se abre en nuestra página. Algunos sistemas de clínicas se guían por la fecha del enlace. Para esos, comparta el de abajo.';
export const shownElsewhere =
  'Solo mostramos el enlace y su código de acceso en la página donde los creó. Si los necesita otra vez, cierre este y cree un enlace nuevo.';

// When it was opened.

export const opened = 'Cuándo se abrió';
export const notOpenedYet = (days: number) =>
  plural(days, {
    one: 'Todavía no. Aquí pondremos cada vez que alguien escriba un código de acceso, hasta 1 día después de que termine el enlace.',
    other:
      'Todavía no. Aquí pondremos cada vez que alguien escriba un código de acceso, hasta # días después de que termine el enlace.',
  });
export const rightPasscode = 'Código de acceso correcto';
export const wrongPasscode = 'Código de acceso equivocado, no se abrió';
export const todayAt = (time: string) => `Hoy, ${time}`;
export const dayAt = (day: string, time: string) => `${day}, ${time}`;

// Closing it, or keeping it longer.

export const closeTitle = 'Cerrarla';
export const stopsAtOnce = 'El enlace deja de funcionar de inmediato. Puede crear uno nuevo en cualquier momento.';
export const closeNow = 'Cerrar la página ahora';
export const keepLonger = (days: number) =>
  plural(days, { one: 'Dejarla abierta 1 día más', other: 'Dejarla abierta # días más' });

// A closed one. The time is in brackets, because it ends with a stop: 'p.m.'.

export const closedTitle = 'La página está cerrada';
export const hasExpired = 'El plazo terminó. Ya nadie puede abrirla.';
export const closedByOwner = 'Ya nadie puede abrirla.';
export const closedByLogout = 'Se cerró cuando usted salió en todas partes. Ya nadie puede abrirla.';
export const closedByWrongPasscodes = (tries: number) =>
  `Alguien escribió ${tries} códigos de acceso equivocados, así que se cerró automáticamente. Ya nadie puede abrirla.`;
export const neverOpened = 'Nunca se abrió.';
export const openedToday = (times: number, time: string) =>
  plural(times, {
    one: `Se abrió una vez, hoy (${time}).`,
    other: `Se abrió # veces, la última hoy (${time}).`,
  });
export const openedOn = (times: number, day: string, time: string) =>
  plural(times, {
    one: `Se abrió una vez, el ${day} (${time}).`,
    other: `Se abrió # veces, la última el ${day} (${time}).`,
  });
export const copiesStay = 'Las copias impresas o guardadas se quedan donde están.';

// What the API says.

export const enoughForToday = 'Hoy ya creó todos los enlaces que puede crear en un día.';
export const noResultYet = 'Todavía no hay un resultado que compartir. Responda primero un cuestionario.';
export const tooManyOpen = (links: number) =>
  plural(links, {
    one: 'Tiene 1 enlace abierto. Ciérrelo y luego cree uno nuevo.',
    other: 'Tiene # enlaces abiertos. Cierre uno que ya no necesite y luego cree uno nuevo.',
  });
export const makeAnother = 'No podemos crear este enlace. Recargue la página y cree otro.';
export const noLongerOpen = 'Este enlace ya no está abierto. Cree uno nuevo.';
