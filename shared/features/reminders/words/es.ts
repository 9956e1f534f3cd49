// A reminder by email, after some months.

// The account page, and the end of a quiz.

export const remindTitle = 'Recordatorio para ver cómo voy';
export const confirmFirst =
  'Si quiere, podemos enviarle un recordatorio por correo en unos meses. Para eso, <link>confirme su correo</link> primero.';
export const emailReminder = 'Enviarme un recordatorio por correo';
export const howManyMonths = 'Después de cuántos meses';
export const nextOn = (day: string) => `Su próximo recordatorio llega el ${day}.`;
export const whatItIs =
  'Un correo corto, sin nada sobre su salud. Se repite mientras usted siga volviendo, y se detiene después de dos recordatorios sin que vuelva. Puede desactivarlo aquí o en cualquier recordatorio.';
export const confirmBeforeReminders =
  'Confirme primero su dirección de correo. Después podremos enviarle recordatorios.';

// The mail.

export const mailSubject = 'Es hora de ver cómo va';
export const mailPreheader = 'Unos dos minutos, desde sus últimas respuestas.';
export const mailTitle = '¿Cómo va todo?';
export const askedEveryMonth =
  'Nos pidió que le escribiéramos cada mes. Empiece desde sus últimas respuestas y vea qué ha cambiado. Toma unos dos minutos.';
export const askedEveryThreeMonths =
  'Nos pidió que le escribiéramos cada tres meses. Empiece desde sus últimas respuestas y vea qué ha cambiado. Toma unos dos minutos.';
export const askedEverySixMonths =
  'Nos pidió que le escribiéramos cada seis meses. Empiece desde sus últimas respuestas y vea qué ha cambiado. Toma unos dos minutos.';
export const askedEveryYear =
  'Nos pidió que le escribiéramos cada año. Empiece desde sus últimas respuestas y vea qué ha cambiado. Toma unos dos minutos.';
export const checkIn = 'Ver cómo voy';
export const againInAMonth =
  '¿Ahora no? Está bien. Le escribiremos otra vez en un mes, y después dejaremos de escribirle.';
export const againInThreeMonths =
  '¿Ahora no? Está bien. Le escribiremos otra vez en tres meses, y después dejaremos de escribirle.';
export const againInSixMonths =
  '¿Ahora no? Está bien. Le escribiremos otra vez en seis meses, y después dejaremos de escribirle.';
export const againInAYear =
  '¿Ahora no? Está bien. Le escribiremos otra vez en un año, y después dejaremos de escribirle.';
export const lastOne = '¿Ahora no? Está bien. Este es el último. Puede pedir más en su cuenta.';
export const youAsked = 'Usted pidió este recordatorio.';
export const turnOffInOnePress = 'Desactivarlo con un toque';

// The pages of the link that turns it off.

export const turnOffTitle = '¿Desactivar los recordatorios?';
export const turnOffLede =
  'Nos pidió que le enviáramos un recordatorio por correo de vez en cuando. Pulse el botón para desactivarlo. No cambia nada más.';
export const turnOff = 'Desactivar los recordatorios';
export const keepIt = 'Para conservarlo, cierre esta página.';
export const offTitle = 'Los recordatorios están desactivados';
export const off = 'No volveremos a enviarle este recordatorio. No tiene que hacer nada más.';
export const newOneStaysOn =
  'Si después pidió uno nuevo, ese sigue activo. Puede desactivarlo con el enlace que viene en ese recordatorio, o en <account>su cuenta</account>.';
export const wrongLinkTitle = 'Este enlace no funciona';
export const wrongLink =
  'Tal vez le falta una parte. Ábralo otra vez desde el correo. O entre y desactive los recordatorios en <account>su cuenta</account>.';

// The privacy page.

export const privacy =
  'Si nos lo pide, le enviamos un recordatorio por correo después de unos meses, y otra vez cada vez que pasan esos meses. No contiene ningún número ni nada sobre su salud. Para esto guardamos cuándo lo pidió, cada cuánto, y su zona horaria. Termina cuando usted lo desactiva, en su cuenta o en cualquier recordatorio. También termina por sí solo: después de dos recordatorios sin que vuelva, o cuando su buzón devuelve uno o lo marca como spam.';

// A download of everything about a user.

export const exportId = 'El recordatorio que nos pidió: nuestro número para él.';
export const exportMonths = 'En cuántos meses lo quería.';
export const exportTimeZone = 'Su zona horaria, para que llegue de día.';
export const exportAskedAt = 'Cuándo lo pidió. Ese es su consentimiento.';
export const exportDueAt = 'Cuándo toca el próximo.';
export const exportUnanswered = 'Cuántos llegaron desde la última vez que estuvo aquí.';
export const exportMailId = 'Uno que está en camino: nuestro número para él.';
export const exportMailBegunAt = 'Cuándo intentamos enviarlo por última vez.';
export const exportMailFirstBegunAt = 'Cuándo lo intentamos por primera vez.';
