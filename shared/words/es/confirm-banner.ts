export const yourAddress = 'Su dirección';
export const confirmNow = 'Confirmar ahora';
export const pleaseConfirm = (address: string) =>
  `Confirme <address>${address}.</address> Hasta entonces, no le enviaremos resultados por correo.`;
export const noAddress = 'Su cuenta ya no tiene una dirección de correo. Agregue una.';
export const goToAccount = 'Ir a la cuenta';
