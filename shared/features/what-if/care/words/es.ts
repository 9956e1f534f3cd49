// What 'What if…' says about when to get care. `care-classes.ts` beside it has class and subject.

export const pausedTitle = 'En pausa hasta que le revisen';
export const pausedWhy =
  'Una de sus respuestas dio lugar a un aviso. No queremos que un control deslizante le sugiera nada antes de que un médico lo haya revisado.';
export const ifWorseCall = 'Si empeora, o si no sabe qué hacer, llame ahora mismo al número local de emergencias:';
export const readWhatToDo = 'Leer qué hacer';
export const haveYouBeenSeen =
  '¿Ya le revisaron? Díganoslo al final de su resultado. Esta página se abre otra vez a partir del segundo día después de su respuesta.';
export const alcoholDont =
  'Si bebe mucho alcohol todos los días, por favor no lo deje de golpe: dejarlo así puede ser peligroso. Pregunte a un médico cuál es la forma segura de beber menos.';

export const statinNote =
  'Solo un médico puede recetársela. Esto compara a personas con el mismo colesterol que se ve arriba.';
