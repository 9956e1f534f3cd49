export const moodSupportLabel = 'Ánimo bajo';

export const moodSupportWhat = 'En este momento todo se le hace pesado.';

export const moodSupportKind = 'A muchas personas les pasa esto, y se puede tratar.';

export const moodSupportAct = 'Por favor, hable en los próximos días con un médico o con alguien de su confianza.';

export const moodSupportCall =
  'Si tiene pensamientos de hacerse daño, o siente que no puede seguir adelante, llame ahora mismo a una línea de ayuda o al número local de emergencias.';

export const moodSupportPregnantWhat = 'Tiene el ánimo bajo.';

export const maternityCommonKind = 'Esto es común en el embarazo y después de dar a luz, y se puede tratar.';

export const moodSupportPregnantAct =
  'Llame hoy o mañana al equipo que la atiende por el embarazo o el parto y diga qué tan bajo está su ánimo.';

export const maternityHarmCall =
  'Si tiene pensamientos de hacerse daño o de hacerle daño a su bebé, o ve u oye cosas que otras personas no ven ni oyen, llame ahora mismo al número local de emergencias.';

export const moodSupportVeryDarkWhat = 'En este momento todo se le hace muy pesado.';

export const moodSupportVeryDarkAct = 'Por favor, hable con un médico hoy o mañana, y diga qué tan bajo está su ánimo.';
