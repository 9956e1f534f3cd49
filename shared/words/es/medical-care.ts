// On every page and print and in every mail. The specification fixes what it names.

export const title = 'Cuándo buscar atención médica';

export const text =
  'Busque atención médica pronto si sus síntomas le preocupan o empeoran. Algunos ejemplos son dolor en el pecho, falta de aire grave e hinchazón que empeora rápido. Un cuestionario no puede descartar una enfermedad.';
