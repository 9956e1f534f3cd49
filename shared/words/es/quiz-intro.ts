export const signHeading = (sign: string) => `${sign}.`;
export const toldSigns = (signs: string) => `Nos dijo: ${signs}`;
export const youNeed = 'Necesita';
export const needsFirst = (quiz: string) =>
  `Una cuenta y este cuestionario terminado: ${quiz}. Puede empezar antes de tenerlos, pero sin los dos no podrá ver su resultado.`;
export const time = 'Tiempo';
export const atTheEnd = 'Al final';
export const freeAccount = 'Una cuenta gratis para guardar su resultado';
export const forWhom = 'Para';
export const forAdults = 'Adultos que responden sobre su propia salud';
export const forAdultsFrom = (age: number) =>
  `Adultos que responden sobre su propia salud. Si tiene menos de ${age} años, recibirá sus hábitos y un plan, pero no una edad.`;
export const haveReady = 'Tenga a la mano';
export const bodyToHand = 'Su estatura y su peso';
export const numbersToHand =
  'Su última presión arterial, su pulso y sus resultados de análisis de sangre, si los tiene';
export const youWillGet = 'Recibirá';
export const ageByMail = 'Su edad biológica y su rango, por correo y en su panel';
export const ageOnDashboard = 'Su edad biológica y su rango, en su panel';
export const riskByMail = 'Su riesgo del corazón a 10 años, por correo y en su panel';
export const riskOnDashboard = 'Su riesgo del corazón a 10 años, en su panel';

// A quiz that is loading, or does not load.

export const loading = 'Cargando el cuestionario';
export const notLoaded = 'No pudimos cargar el cuestionario';
export const notLoadedSafe =
  'Revise su conexión e inténtelo de nuevo. Las respuestas guardadas en este dispositivo siguen aquí.';
