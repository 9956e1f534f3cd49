export const operator = (name: string, jurisdiction: string, contact: string) =>
  `${name}, bajo la ley de ${jurisdiction}. Para preguntas sobre sus datos, escriba a <link>${contact}</link>.`;
export const noOperator =
  'Este sitio todavía no dice quién lo dirige. Es una prueba, así que no escriba nada sobre una persona real.';
