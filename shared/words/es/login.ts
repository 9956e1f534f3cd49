export const accountReady = 'Su cuenta está lista';
export const accountReadyAbout = 'Entre con la contraseña que acaba de elegir.';
export const welcomeBack = 'Le damos la bienvenida de nuevo';
export const loggedOutTitle = 'Cerramos su sesión para proteger sus respuestas';
export const loggedOutShared = 'Este es un dispositivo compartido, así que no se guardó nada en él.';
export const loggedOut = 'Entre para seguir donde estaba. Sus respuestas del cuestionario siguen aquí.';
export const loggingIn = 'Entrando…';
export const failed = 'Error al entrar';
export const offline = 'Perdió la conexión. Entre cuando vuelva.';
export const rememberMe = 'Recordarme';

// Other ways in.

export const newHere = '¿Es su primera vez? <link>Empezar</link>';
export const noAccountYet = '¿Aún no tiene cuenta? <link>Crear una</link>';
export const forgotPassword = '¿Olvidó su contraseña?';
export const forgotPasswordSoon = '¿Olvidó su contraseña? (próximamente)';
