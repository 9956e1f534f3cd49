import { product } from '#shared/product.ts';
export const buttonLogsOut = (days: number) =>
  `El botón cierra la sesión en todos los dispositivos y le deja elegir una contraseña nueva. Funciona durante ${days} días.`;
export const whyThisMail =
  'Recibe esto porque se trata de la seguridad de su cuenta. Estos correos no se pueden desactivar.';
export const ifThatWasYou = 'Si fue usted, no tiene que hacer nada.';
export const ifItWasYou = 'Si fue usted, no hay nada que hacer.';

// A new password.

export const passwordChangedSubject = 'Su contraseña cambió';
export const passwordChanged = (time: string) =>
  `La contraseña de su cuenta de ${product.name} cambió: ${time} (UTC). Cerramos la sesión en todos los demás dispositivos.`;

// A login on a device that is new.

export const newDeviceSubject = 'Nueva entrada en su cuenta';
export const newDevice = (time: string) =>
  `Alguien entró en su cuenta de ${product.name} desde un dispositivo nuevo: ${time} (UTC).`;
export const newDeviceNamed = (device: string, time: string) =>
  `Alguien entró en su cuenta de ${product.name} desde un dispositivo nuevo: ${device}, ${time} (UTC).`;

// The account is erased.

export const erasedSubject = 'Hemos borrado sus datos';
export const erasedPreheader = 'Su cuenta y todo lo que contenía ya están borrados.';
export const erased = (day: string) =>
  `Borramos su cuenta de ${product.name}, todos sus resultados y todas sus respuestas el ${day}. Nadie puede recuperarlos, tampoco nosotros.`;
export const backupsExpire = (days: number) =>
  `Nuestras copias de seguridad cifradas vencen en ${days} días como máximo. Los correos que enviamos antes se quedan en su propio buzón.`;
export const lastMail = `Gracias por usar ${product.name}. Este es el último correo que le enviamos.`;
export const erasedByOther =
  '¿No lo pidió usted? Lo hizo alguien con su contraseña. Cámbiela en todos los demás sitios donde la use.';
