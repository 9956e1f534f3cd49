export const legClotLabel = 'Una pierna hinchada';

export const legClotWhat =
  'Una pierna que desde hace poco está hinchada, caliente o roja, o duele, puede ser señal de un coágulo de sangre.';

export const legClotAct = 'Pida que un médico le revise hoy.';

export const legClotCall =
  'Si le falta el aire, tiene dolor en el pecho o se desmaya, llame ahora mismo al número local de emergencias.';

export const heartFailureWorseLabel = 'Señales de que se está acumulando líquido';

export const heartFailureWorseWhat =
  'Una hinchazón o una respiración que han empeorado pueden ser señal de que se está acumulando líquido.';

export const heartFailureWorseAct = 'Llame hoy al equipo que le atiende el corazón o a un médico.';

export const heartFailureWorseCall =
  'Si no puede acostarse en posición plana, le falta el aire en posición sentada y en reposo o siente que se va a desmayar, llame ahora mismo al número local de emergencias.';

export const heartFailureWorsePregnantWhat =
  'En el embarazo y después de dar a luz, una hinchazón o una respiración que han empeorado hay que revisarlas hoy.';

export const heartFailureWorsePregnantCall =
  'Si además tiene un dolor de cabeza fuerte, cambios en la vista o dolor en la parte alta de la barriga, siente que se va a desmayar o le falta el aire en posición sentada y en reposo, llame ahora mismo a ese equipo o al número local de emergencias.';

export const heartFailureWorseFailingWhat =
  'Con insuficiencia de los riñones, diálisis o un trasplante de riñón, una hinchazón o una respiración que han empeorado pueden ser señal de que se está acumulando líquido.';

export const heartFailureWorseKidneyValueWhat =
  'La hinchazón o la falta de aire junto con este resultado de los riñones o de la orina puede ser señal de que se está acumulando líquido.';

export const heartFailureWorseKidneyValueAct = 'Llame hoy a un médico o al equipo que le atiende los riñones.';

export const heartFailureWorseKidneyValueCall =
  'Si le falta el aire en posición sentada y en reposo o siente que se va a desmayar, llame ahora mismo al número local de emergencias.';

export const heartFailureSignsLabel = 'Hinchazón o falta de aire';

export const heartFailureSignsWhat =
  'Las piernas hinchadas la mayoría de los días, o la falta de aire en terreno plano, se deben revisar.';

export const heartFailureSignsAct =
  'Pida una cita en las próximas una o dos semanas, a menos que su propio equipo ya lo sepa y no haya cambiado.';

export const heartFailureSignsCall = 'Si empeora en cuestión de días, consulte a un médico el mismo día.';

export const heartFailureSignsPregnantWithHeartDiseaseWhat =
  'Con una enfermedad del corazón, las piernas hinchadas o la falta de aire hay que revisarlas en el embarazo y después de dar a luz.';

export const heartFailureSignsPregnantWithHeartDiseaseCall =
  'Si tiene un dolor de cabeza fuerte, cambios en la vista o hinchazón repentina de la cara o las manos, no puede acostarse en posición plana o le falta el aire en posición sentada y en reposo, llame ahora mismo a ese equipo o al número local de emergencias.';

export const heartFailureSignsPregnantAndBreathlessWhat =
  'Las piernas hinchadas junto con la falta de aire hay que revisarlas en el embarazo y después de dar a luz.';

export const heartFailureSignsPregnantAndBreathlessAct =
  'Llame hoy o mañana al equipo que la atiende por el embarazo o el parto y cuénteselo.';

export const heartFailureSignsPregnantWhat =
  'Las piernas hinchadas o la falta de aire se deben revisar pronto en el embarazo y después de dar a luz.';

export const heartFailureSignsBreathlessWhat =
  'Las piernas hinchadas junto con la falta de aire pueden ser señal de que se está acumulando líquido.';

export const heartFailureSignsBreathlessCall =
  'Si empeora, llámeles el mismo día. Si no puede acostarse en posición plana o le falta el aire en posición sentada y en reposo, llame ahora mismo al número local de emergencias.';

export const heartFailureSignsTwoSignsWhat =
  'Las piernas hinchadas la mayoría de los días, o la falta de aire en terreno plano, se deben revisar, y más pronto por la otra señal de la que nos habló.';

export const heartFailureSignsTwoSignsCall = 'Si empeora, consulte a un médico el mismo día.';

export const heartFailureSignsKidneyDiseaseWhat =
  'Con una enfermedad de los riñones como la suya, las piernas hinchadas o la falta de aire pueden ser señal de que se está acumulando líquido.';

export const heartFailureSignsKidneyDiseaseAct =
  'Llame en los próximos días al equipo que le atiende los riñones o a un médico, a menos que ya lo sepan y no haya cambiado.';
