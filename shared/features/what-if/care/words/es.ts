// What 'What if…' says about when to get care. `care-classes.ts` beside it has class and subject.

export const pausedTitle = 'En pausa hasta que le revisen';
export const pausedWhy =
  'Una de sus respuestas dio lugar a un aviso. No queremos que una barra le sugiera nada antes de que un médico lo haya revisado.';
export const ifWorseCall = 'Si empeora, o si no sabe con certeza, llame ahora mismo al número local de emergencias:';
export const readWhatToDo = 'Leer qué hacer';
export const haveYouBeenSeen =
  '¿Ya le revisaron? Díganoslo al final de su resultado. Esta página se abre otra vez a partir del segundo día después de su respuesta.';
export const alcoholDont =
  'Si bebe mucho todos los días, por favor no deje de beber de golpe: puede ser peligroso. Pregunte a un médico cómo beber menos de forma segura.';

export const statinNote =
  'Solo un médico puede recetársela. Esto compara a personas con el mismo colesterol que se ve arriba.';
