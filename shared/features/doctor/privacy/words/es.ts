export const whoSeesLink =
  'Cualquier persona a quien dé el enlace para un médico y su código de acceso. Ve la página que usted eligió compartir, hasta que el enlace termine o usted lo cierre. Se cifra en su dispositivo, así que no podemos leerla.';

export const howLongLink = (days: number) =>
  `La página detrás de un enlace para un médico: hasta que el enlace termine o usted lo cierre. Cuándo alguien escribió un código de acceso, y si era el correcto: ${days} días más.`;
