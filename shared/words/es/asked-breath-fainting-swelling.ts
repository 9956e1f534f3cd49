// The heart quiz: breath, heartbeat, fainting and swelling.

export const dyspnea = '¿Cuándo le falta el aire?';
export const dyspneaRest = 'Aun en posición sentada y en reposo, y es algo nuevo o ha empeorado en los últimos días';
export const dyspneaNewWorse = 'Con esfuerzo, y es algo nuevo o claramente peor en las últimas 2 semanas';
export const dyspneaMinimal = 'Al vestirme o lavarme. Me pasa desde hace más tiempo, y nadie me lo está atendiendo';
export const dyspneaMinimalKnown =
  'Al vestirme o lavarme. Me pasa desde hace mucho tiempo, y mi equipo de salud lo sabe';
export const dyspneaLevel =
  'En terreno plano voy más despacio que los demás o tengo que parar. Me pasa desde hace más tiempo';
export const dyspneaHurry = 'Cuando camino de prisa o cuesta arriba';
export const dyspneaNone = 'Solo con ejercicio intenso';
export const dyspneaWhy = 'La falta de aire puede ser señal de que el corazón o los pulmones trabajan con dificultad.';

export const orthopnea = '¿Puede respirar bien cuando se acuesta en posición plana?';
export const orthopneaPropped = 'No, para respirar tengo que sentarme o apoyarme en almohadas';
export const orthopneaProppedTold = 'Para respirar tengo que sentarme o apoyarme en almohadas.';
export const orthopneaGasping = 'Me despierto jadeando, buscando aire';
export const orthopneaProppedKnown =
  'Desde hace mucho tiempo duermo con la cabeza en alto para respirar. Mi equipo de salud lo sabe, y no ha cambiado';
export const orthopneaTwoPillows = 'Sí, pero prefiero dos almohadas';
export const orthopneaWhy = 'Tener que sentarse para respirar puede ser señal de líquido en los pulmones.';

export const palpitations = '¿Siente que el corazón se le acelera, late muy fuerte, le aletea o se salta latidos?';
export const palpitationsNow = 'Sí, ahora mismo, y no se calma';
export const palpitationsNowTold = 'Ahora mismo, y no se calma.';
export const palpitationsPersistent = 'Sí, la mayor parte del tiempo, o durante horas';
export const palpitationsPersistentTold = 'La mayor parte del tiempo, o durante horas.';
export const palpitationsOften = 'Sí, todas las semanas o más, o durante minutos cada vez';
export const palpitationsOftenTold = 'Todas las semanas o más, o durante minutos cada vez.';
export const palpitationsRare = 'De vez en cuando, unos segundos';
export const palpitationsWhy =
  'La mayoría de los latidos que se saltan son inofensivos. Los que duran mucho o son frecuentes se deben revisar.';

export const palpitationsContext = 'Cuando le pasa, ¿tiene algo de esto?';
export const palpitationsContextFaint = 'Desmayo, o casi un desmayo';
export const palpitationsContextChestPain = 'Dolor en el pecho';
export const palpitationsContextBreathless = 'Falta de aire';
export const palpitationsContextExercise = 'Empieza mientras hago ejercicio';
export const palpitationsContextWhy = 'Estas señales nos dicen qué tan pronto necesita una revisión.';

export const syncope = '¿Se ha desmayado, o casi se ha desmayado?';
export const syncopeFaintToday = 'Me desmayé en las últimas 24 horas';
export const syncopeNearlyToday = 'Casi me desmayé en las últimas 24 horas';
export const syncopeFaintWeeks = 'Me desmayé en las últimas 4 semanas';
export const syncopeNearlyWeeks = 'Casi me desmayé en las últimas 4 semanas';
export const syncopeYes = 'Me desmayé hace 1 a 12 meses';
export const syncopeNearly = 'Casi me desmayé hace 1 a 12 meses';
export const syncopePast = 'Solo hace más de un año';
export const syncopeWhy = 'Un desmayo muchas veces es inofensivo, pero a veces la causa es el corazón.';

export const syncopeContext = '¿Qué pasaba en ese momento?';
export const syncopeContextHeart = 'Tenía dolor en el pecho o el corazón acelerado';
export const syncopeContextExercise = 'Estaba haciendo ejercicio';
export const syncopeContextLying = 'Estaba en posición acostada';
export const syncopeContextNoWarning = 'No hubo ningún aviso, o me lastimé';
export const syncopeContextSitting = 'Estaba en posición sentada';
export const syncopeContextUnsure = 'No sé qué lo provocó';
export const syncopeContextTrigger = 'Calor, dolor, agujas, levantarme rápido o estar de pie mucho tiempo';
export const syncopeContextWhy = 'Lo que pasaba ayuda a distinguir un desmayo simple de uno que necesita un médico.';

export const syncopeFamily =
  '¿Murió de repente antes de los 40 años su padre, su madre, un hermano, una hermana o uno de sus hijos?';
export const syncopeFamilyWhy = 'Algunos problemas del ritmo del corazón se repiten en las familias.';

export const edema = '¿Se le hinchan los pies, los tobillos o las piernas?';
export const edemaOneSided = 'Solo una pierna, y es algo nuevo, duele, o está caliente o roja';
export const edemaWorse = 'Las dos piernas o la barriga, y ha empeorado claramente en los últimos días';
export const edemaDaily = 'Las dos piernas, la mayoría de los días';
export const edemaEvening = 'Un poco, al final del día';
export const edemaWhy =
  'La hinchazón puede significar que se está juntando líquido, o que hay un coágulo en una pierna.';
