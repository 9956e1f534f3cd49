export const copyLink = 'Copiar el enlace';

export const copiedLink = 'Enlace copiado';

export const qrCode = 'Código QR con el enlace';
