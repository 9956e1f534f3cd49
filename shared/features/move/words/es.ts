// An unfinished quiz moves to another device.

// The dialog on the device that has the answers.
export const moveTitle = 'Continuar en otro dispositivo';

export const makingLink = 'Creando un enlace';

export const newLink = 'Crear un enlace nuevo';

export const scanOrSend = (minutes: number) =>
  `Escanee este código con su otro dispositivo, o envíese el enlace. Funciona una vez, durante ${minutes} minutos, aunque cierre esto.`;

export const codeName = 'Código QR para su otro dispositivo';

export const firstGetsAnswers =
  'Quien lo abra primero recibe sus respuestas, así que no se lo muestre a nadie más. Nosotros no podemos leerlas.';

export const shareLink = 'Compartir el enlace';

export const sharedTitle = 'Siga con su cuestionario';

export const cannotCopy = 'Este navegador no nos deja copiar. Seleccione el enlace y cópielo usted.';

export const cancelLink = 'Cancelar el enlace';

export const notCancelled = 'El enlace todavía funciona. Revise su conexión y cancélelo otra vez.';

export const openedTitle = 'Alguien abrió su enlace';

export const openedAnswers = 'Sus respuestas pasaron a ese dispositivo. También siguen en este.';

export const ifNotYou = 'Si no fue usted, otra persona abrió su enlace y puede ver sus respuestas.';

export const movedTitle = 'Sus respuestas pasaron al otro dispositivo';

export const movedDeleteHere = 'Puede seguir con ellas en el otro dispositivo. ¿Quiere borrarlas de este?';

export const ifNotYouKeepThem =
  'Si no fue usted, otra persona abrió su enlace y puede ver sus respuestas. Entonces, consérvelas aquí.';

export const deleteHere = 'Borrarlas aquí';

export const keepHereToo = 'Conservarlas aquí también';

// The page that the link opens, on the other device.
export const askingTitle = '¿Son suyas estas respuestas?';

export const oneMoment = 'Un momento';

export const askingLede =
  'Este enlace le trae las respuestas de un cuestionario que se empezó en otro dispositivo. Solo las mostraremos si usted dice que son suyas.';

export const gettingAnswers = 'Trayendo sus respuestas…';

export const notMine = 'No, no son mías';

export const noSavesNothing = 'Si dice que no, no se guarda nada en este dispositivo.';

export const declinedTitle = 'No se guardó nada';

export const declinedLede = 'Las respuestas no están en este dispositivo.';

export const replaceTitle = '¿Reemplazar el cuestionario de este dispositivo?';

export const replaceLede = (quiz: string) =>
  `En este dispositivo también hay un cuestionario a medias: ${quiz}. Si sigue, las respuestas de su otro dispositivo reemplazan las de aquí.`;

export const replaceThem = 'Reemplazarlas';

export const keepOnesHere = 'Conservar las de aquí';

export const toStart = 'Ir a la página de inicio';

// Why nothing has moved. Each says where the answers are, or what to do.
export const expiredTitle = 'El plazo de este enlace terminó';

export const expired = (minutes: number) =>
  `Un enlace funciona durante ${minutes} minutos. Cree uno nuevo en el dispositivo que tiene sus respuestas.`;

export const cancelledTitle = 'El enlace está cancelado';

export const cancelled = 'Nadie lo abrió, y ya nadie puede abrirlo. Sus respuestas siguen en este dispositivo.';

export const usedTitle = 'Este enlace ya se usó';

export const used =
  'Un enlace solo se abre en un dispositivo. Si ese no era suyo, otra persona puede ver sus respuestas. Para traerlas aquí, cree un enlace nuevo en el dispositivo que las tiene.';

export const brokenTitle = 'Este enlace no está completo';

export const broken =
  'Escanee el código entero otra vez, o abra el enlace entero. Los dos están en el dispositivo que tiene sus respuestas: abra allí el menú de una pregunta.';

export const unreadableTitle = 'No podemos leer estas respuestas';

export const unreadable =
  'Algo se perdió en el camino. Cree un enlace nuevo en el dispositivo que tiene sus respuestas.';

export const otherReleaseTitle = 'Los dos dispositivos tienen versiones distintas del cuestionario';

export const otherRelease =
  'Hemos actualizado el cuestionario desde que uno de ellos lo cargó. Recargue la página en los dos y luego cree un enlace nuevo.';

export const otherAccountTitle = 'Estas respuestas son para otra cuenta';

export const otherAccount =
  'Aquí entró con otra cuenta. Salga de ella aquí y luego cree un enlace nuevo en el dispositivo que tiene sus respuestas.';

export const failedTitle = 'No funcionó';

export const failed = 'Sus respuestas siguen en el dispositivo donde las dio. Revise su conexión e inténtelo de nuevo.';

// What the API says.
export const taken = 'El plazo de este enlace terminó, u otro dispositivo llegó primero. Cree un enlace nuevo.';

export const pageOutOfDate = 'Esta página es de una versión anterior. Recárguela e inténtelo de nuevo.';

export const over = 'El plazo de este enlace terminó. Cree uno nuevo en el dispositivo que tiene sus respuestas.';

export const elsewhere = 'Solo un dispositivo puede abrir un enlace, y otro ya abrió este. Cree un enlace nuevo.';
