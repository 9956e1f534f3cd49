// The levels of signs that ask for care, in a file for a doctor's program.

export const emergency = 'Necesita ayuda médica ahora mismo';

export const urgent = 'Un médico debe atender a la persona en un plazo de uno o dos días';

export const soon = 'Hay que pedir una cita';
