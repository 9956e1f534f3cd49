export const analysingSentByMail = 'Estamos analizando sus resultados y se los enviaremos pronto por correo';
export const analysingOnDashboard = 'Estamos analizando sus resultados y pronto estarán en su panel';
export const alsoOnDashboard = (minutes: number) =>
  `También aparecerán en su panel. La primera vez, puede tardar hasta ${minutes} minutos.`;
export const alsoOnDashboardConfirmFirst = (minutes: number) =>
  `También aparecerán en su panel. La primera vez, puede tardar hasta ${minutes} minutos. Si aún no ha confirmado su dirección, nuestro correo le pedirá que lo haga primero, y no mostrará resultados.`;
export const onDashboardWithoutMail = (minutes: number) =>
  `La primera vez, puede tardar hasta ${minutes} minutos. Este sitio no envía correos, así que entre para verlos.`;
export const confirmFirst =
  'Si aún no ha confirmado su dirección, nuestro correo le pedirá que lo haga primero, y no mostrará resultados.';
export const whyEmailWithoutMail = 'Lo usará para entrar. Este sitio no envía correos.';
