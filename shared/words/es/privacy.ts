export const title = 'Política de privacidad de datos';
export const version = (version: string) => `Versión ${version}. En palabras sencillas, y completa.`;

// What we keep, and what we never do.

export const whatWeKeep = 'Lo que guardamos';
export const keepsLogin = 'Su nombre, su correo y sus datos para entrar';
export const keepsAnswers = 'Sus respuestas y sus números medidos';
export const keepsResults = 'Sus resultados, y lo que nos dice debajo de un aviso';
export const keepsConsent = 'Cuándo aceptó esta política';
export const whatWeNeverDo = 'Lo que nunca hacemos';
export const neverSell = 'Vender o alquilar sus datos';
export const neverAdvertise = 'Mostrar anuncios';
export const neverFollow = 'Seguirle a otros sitios';
export const neverInAddress = 'Poner sus respuestas en una dirección web o en un registro técnico';

// Why we may keep it, and where it is.

export const whyWeMay = 'Por qué podemos guardarlo';
export const consentIsWhy =
  'Porque usted lo aceptó al empezar. La ley da una protección especial a las respuestas sobre la salud, en la Unión Europea y el Reino Unido según el artículo 9(2)(a) del RGPD. Las guardamos solo con su consentimiento, y las usamos para una sola cosa: calcular sus resultados. Puede retirar su consentimiento en cualquier momento si borra sus datos.';
export const whereItIs = 'Dónde está';
export const inDatabase =
  'En una base de datos cifrada de nuestra empresa de alojamiento, Amazon Web Services. Su servicio de entrada tiene la contraseña de usted. Nadie puede leerla ahí, y nosotros nunca la volvemos a ver.';

// Who sees it.

export const whoSeesIt = 'Quién lo ve';
export const seenByYou = 'Usted, cuando ha entrado en su cuenta.';
export const seenByHost = 'Nuestra empresa de alojamiento lo guarda por encargo nuestro y no tiene permiso de usarlo.';
export const seenByStaff =
  'Las pocas personas que cuidan este sitio pueden llegar a los datos cuando hay que arreglar algo. Ningún médico ni enfermera lee sus respuestas.';
export const seenByMailService =
  'El servicio de correo de nuestra empresa de alojamiento, que le entrega nuestros correos.';
export const seenByAi =
  'El servicio de IA de nuestra empresa de alojamiento puede elegir cuáles de nuestras propias frases aparecen en sus resultados. Recibe esas frases, con los números que contienen. Nunca recibe su nombre, su correo ni sus respuestas.';
export const seenByWebhook =
  'Otro de nuestros servicios recibe un aviso técnico cuando se envía un cuestionario. Recibe tres identificadores al azar y ninguna respuesta.';
export const seenByPartner = (partner: string) =>
  `Si sigue un enlace a este sitio, no le decimos nada de usted: ${partner}.`;

// How long.

export const howLong = 'Cuánto tiempo';
export const untilErased = 'Su cuenta, sus respuestas y sus resultados: hasta que se borren.';
export const unused = (months: number, days: number) =>
  `Si nadie usa una cuenta durante ${months} meses, la borramos ${days} días después. Entrar una vez la conserva.`;
export const unusedWithMail = (months: number, days: number) =>
  `Si nadie usa una cuenta durante ${months} meses, la borramos ${days} días después. Si confirmó su correo, le escribiremos una vez antes. Entrar una vez la conserva.`;
export const declinedDays = (days: number) =>
  `Una cuenta que ya no tiene dirección de correo, porque la persona dueña del buzón dijo “No fui yo” o confirmó la dirección para su propia cuenta: ${days} días. Después la borramos con todo lo que contiene, a menos que haya recibido otra dirección.`;
export const helpAddress =
  'Una dirección de correo escrita para pedir ayuda para entrar: hasta que enviemos el código, un día como máximo.';
export const backupDays = (days: number) =>
  `Copias de seguridad: ${days} días después de eso. Durante ese tiempo guardamos constancia, sin su nombre ni su correo, de que la cuenta se borró, para que ninguna copia la recupere.`;
export const logsWithoutEnd =
  'Registros técnicos: contienen identificadores, pero nunca una respuesta, un nombre o un correo. Aquí no tienen un plazo fijo.';
export const logDays = (days: number) =>
  `Registros técnicos: ${days} días. Contienen identificadores, pero nunca una respuesta, un nombre o un correo.`;

// Your rights.

export const yourRights = 'Sus derechos';
export const rightToSee = 'Ver y descargar todo';
export const rightToCorrect =
  'Corregirlo: cambie una respuesta al responder otra vez el cuestionario, y su nombre o su correo en su cuenta';
export const rightToErase = 'Borrar todo, con lo que retira su consentimiento';
export const rightToComplain = 'Presentar una queja ante la autoridad de protección de datos del lugar donde vive';
export const doItYourself =
  'Todo esto lo puede hacer usted, <link>en su cuenta</link>. Borrar toma un minuto y es definitivo.';

// Emails.

export const emails = 'Correos';
export const noEmails = 'Este sitio no envía correos. Sus resultados están en su panel.';
export const emailsWithResults = (emails: number) =>
  `Ningún asunto contiene un número sobre usted. Enviamos como máximo ${emails} correos con resultados al día.`;
export const emailsConfirmedOnly = (emails: number) =>
  `Ningún asunto contiene un número sobre usted. Solo enviamos resultados a una dirección que usted confirmó. Hasta entonces, un correo dice que ya hay resultados, sin un número ni su nombre. Enviamos como máximo ${emails} correos con resultados al día.`;

// On your device.

export const onYourDevice = 'En su dispositivo';
export const loginDays = (days: number, hours: number) =>
  `Sus datos para entrar: ${days} días después de que entra con “Recordarme” o termina un cuestionario que crea su cuenta. De lo contrario, hasta que cierre el navegador, ${hours} horas como máximo. Salir los quita de inmediato.`;
export const cookieDays = (days: number) =>
  `Una cookie que nos dice durante ${days} días que usted ya entró aquí antes. Evita que otras personas le cierren el paso a su cuenta. Ninguna de nuestras dos cookies le sigue a ninguna parte.`;
export const helpOnDevice =
  'Mientras espera un código para volver a entrar: la dirección que escribió, hasta que salga de esa página.';
export const unitsOnDevice =
  'Las unidades que eligió, como kilogramos o libras, y su país si lo eligió: hasta que borre los datos guardados de su navegador.';
export const draftDays = (days: number, daysLoggedIn: number) =>
  `Un cuestionario que empezó: ${days} días después de su última respuesta, o ${daysLoggedIn} días si había entrado en su cuenta, y nunca la contraseña. “Empezar de nuevo” y salir lo borran de inmediato.`;
export const sentOnDevice =
  'Qué cuestionario se envió desde aquí, cuándo, y el número de la cuenta, sin ninguna respuesta: hasta que borre los datos guardados de su navegador.';
export const unsentDays = (days: number) =>
  `Respuestas que todavía no pudimos enviar: hasta que se envíen, ${days} días como máximo.`;
export const reportsOnDevice =
  'Si una página falla, cuántas veces nos lo han avisado ese día: hasta que borre los datos guardados de su navegador. El informe dice qué página y qué navegador, y nada sobre usted.';

// Preventing misuse, and who is responsible.

export const misuse = 'Cómo evitamos el mal uso';
export const misuseLimits = (quizzes: number) =>
  `Una cuenta puede enviar ${quizzes} cuestionarios al día. Para detener programas que adivinan contraseñas, contamos los intentos por dirección de red. No guardamos la dirección misma, solo una forma revuelta que cambia cada día.`;
export const misuseCounts =
  'También contamos cuántos correos le piden confirmar su dirección, con una forma revuelta de ella, durante 30 días como máximo. Si pide ayuda para entrar, guardamos la dirección de correo que escribió hasta enviar el código, un día como máximo.';
export const whoIsResponsible = 'Quién es responsable';
