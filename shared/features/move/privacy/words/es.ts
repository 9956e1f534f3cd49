export const whoSeesMovedQuiz =
  'Si pasa un cuestionario a otro dispositivo, la persona que usa ese dispositivo. Se cifra en su dispositivo, así que no podemos leerlo.';

export const howLongMovedQuiz = (minutes: number) =>
  `Un cuestionario en camino a su otro dispositivo, cifrado: nadie puede recibirlo después de ${minutes} minutos. Lo que queda desaparece en unos días. Las copias de seguridad pueden conservarlo más tiempo, pero sin una clave.`;
