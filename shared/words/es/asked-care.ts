// Said while the quiz asks: whom to call, and what to do if a value beyond the limits of a screen is real (SAFETY 7).

export const symptoms =
  'Si ahora mismo tiene dolor en el pecho, problemas para respirar o señales de un derrame cerebral, deténgase aquí y llame al número local de emergencias.';
export const bloodPressure =
  'Si el número de arriba es de 180 o más, o el de abajo es de 120 o más: la presión es muy alta. Descanse unos minutos y mida otra vez. Si sigue así de alta, consulte hoy a un médico. Si además tiene dolor en el pecho, problemas para respirar, debilidad, entumecimiento, confusión, un dolor de cabeza muy fuerte, o problemas para ver o hablar, llame ahora mismo al número local de emergencias.';

export const lowSugar =
  '¿Es correcta la unidad? Si su azúcar de verdad está así de baja: tome azúcar o jugo ahora mismo y mida otra vez después de 15 minutos. Si no puede tragar o no mejora, llame ahora mismo al número local de emergencias. Llame hoy a un médico.';
export const highSugar =
  '¿Es correcta la unidad? Si su azúcar de verdad está así de alta, vaya hoy a una sala de emergencias, aunque se sienta bien. Si tiene mucho sueño o confusión, vomita o respira rápido, llame ahora mismo al número local de emergencias. Nunca deje la insulina.';
export const highPressure =
  'Por favor, mida otra vez. Si después de unos minutos de descanso el número de arriba es de 180 o más, o el de abajo es de 120 o más, consulte hoy a un médico. Con dolor en el pecho, falta de aire, debilidad, confusión, un dolor de cabeza muy fuerte, o problemas para ver o hablar, llame ahora mismo al número local de emergencias.';
export const lowPressure =
  'Por favor, mida otra vez. Si sigue así de baja y siente que se va a desmayar, tiene confusión o la piel fría y sudorosa, o tiene dolor en el pecho o falta de aire, llame ahora mismo al número local de emergencias. Si se siente bien, consulte hoy a un médico.';
export const pulse =
  'Por favor, cuente otra vez durante un minuto entero. Si siente que se va a desmayar, o tiene dolor en el pecho o falta de aire, llame ahora mismo al número local de emergencias. Si sigue en 130 o más, llame también. Si sigue por encima de 110 o por debajo de 40, consulte hoy a un médico.';
export const a1c = '¿Es mmol/mol? Elija esa unidad. Si de verdad está así de alta, llame hoy a un médico.';
export const numberOrUnit = 'Revise el número y la unidad. Si es correcto, llame hoy a un médico.';
export const fats =
  'Revise el número y la unidad. Si es correcto, llame hoy a un médico. Con un dolor fuerte de barriga, vaya ahora mismo a una sala de emergencias.';

// Said beside a question.

export const medicineDont =
  'Por favor, nunca deje ni cambie una medicina por lo que diga un cuestionario. Hable antes con su médico.';

export const familyHistoryDetailsHint =
  '¿Quién fue, qué pasó y qué edad tenía más o menos? Puede omitir esto. No cambia sus números, y aquí nadie lo lee. Si tiene una señal nueva, llame a un médico.';

export const weightChangeAct =
  'Es bueno hablar con un médico de cualquiera de estas dos cosas, con cualquier peso. Su respuesta nunca cambia sus números.';
