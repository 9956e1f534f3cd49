export const copyLink = 'Copiar el enlace';
export const copiedLink = 'Enlace copiado';
export const copyPasscode = 'Copiar el código de acceso';
export const copiedPasscode = 'Código de acceso copiado';
export const qrCode = 'Código QR con el enlace';
