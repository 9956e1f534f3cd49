// Whom to call for what cannot wait and is no emergency, by place. The table of places (`npm run places`) names them; the
// numbers stand in the table, except where a sentence names several.

export const doctorsOffice =
  'Llame al consultorio de su médico. Fuera del horario, el servicio que contesta el teléfono se comunica con el médico de guardia.';
export const healthCentre = 'Llame a su centro de salud.';
export const doctorOr15 =
  'Llame a su médico. Si el consultorio está cerrado, el 15 le comunica con el médico de guardia.';
export const healthPost = 'Vaya a su puesto de salud (UBS) o llame allí.';
export const doctorOfCanton =
  'Llame a su médico de familia. Fuera del horario, el mensaje grabado indica el médico de emergencias de su cantón.';
export const doctorOfRegion =
  'Llame a su médico. Si el consultorio está cerrado, llame al médico de guardia de su región (Región Capital: 1813).';
export const healthCentreOr061 =
  'Llame a su centro de salud. Fuera del horario, llame al 061 o a la línea de salud de su región; el 112 le comunica en cualquier lugar.';
export const doctorOr116117 =
  'Llame a su médico. Si el consultorio está cerrado, llame al 116 117 donde exista; en los demás lugares, el 15 le comunica con el médico de guardia.';
export const gpPractice = 'Llame al consultorio de su médico de cabecera.';
export const outpatientClinic = 'Llame a su médico o a una clínica general de consulta externa.';
export const gpOutOfHours =
  'Llame a su médico de cabecera. Fuera del horario, el mensaje grabado da el número del servicio médico de guardia.';
export const nearestHospital = 'Llame a su médico o al hospital más cercano.';
export const doctorOrHealthCentre = 'Llame a su médico o a su centro de salud.';
export const huisartsenpost =
  'Llame a su médico de cabecera (huisarts). Al final de la tarde, por la noche y los fines de semana: la huisartsenpost más cercana.';
export const polyclinic = 'Llame a la clínica de su médico de cabecera o a un policlínico.';
export const doctorOrClinic = 'Llame a su médico o a su clínica.';

// A line with a number: whom to call, and what stands under the number on a button.

export const healthAdvice = (number: string) => `Llame al ${number}, consejos de salud.`;
export const healthAdviceUnder = 'consejos de salud';
export const speakToNurse = (number: string) => `Llame al ${number} para hablar con una enfermera.`;
export const speakToNurseUnder = 'para hablar con una enfermera';
export const gpThenDoctorOnCall = (number: string) =>
  `Llame a su médico de cabecera. Si el consultorio está cerrado, llame al ${number}, el médico de guardia.`;
export const gpThenDoctorOnCallUnder = (number: string) =>
  `Llame a su médico de cabecera. Si el consultorio está cerrado, llame al ${number}, el médico de guardia`;
export const nurse = (number: string) => `Llame al ${number} para que le atienda una enfermera.`;
export const nurseUnder = 'para que le atienda una enfermera';
export const doctorOnCall = (number: string) => `Llame al ${number}, el médico de guardia.`;
export const doctorOnCallUnder = 'el médico de guardia';
export const medicalHelpline = (number: string) => `Llame al ${number}, la línea de ayuda médica.`;
export const medicalHelplineUnder = 'la línea de ayuda médica';
export const nhs = (number: string) => `Llame al ${number} (NHS).`;
export const nhsUnder = (number: string) => `NHS ${number}`;
export const ambulanceAdvice = (number: string) => `Llame al ${number} para preguntar si necesita una ambulancia.`;
export const ambulanceAdviceUnder = 'para preguntar si necesita una ambulancia';
export const healthline = (number: string) => `Llame a Healthline, ${number}.`;
export const healthlineUnder = 'Healthline';
export const sns24 = (number: string) => `Llame a SNS 24, ${number}.`;
export const sns24Under = 'SNS 24';

// When a line answers.

export const dayAndNight = 'De día y de noche.';
export const weekendsAndHolidays =
  'Fines de semana y días festivos; en muchos lugares, también las noches entre semana.';
export const differByPrefecture = 'El horario varía según la prefectura.';

// Where a line does not answer.

export const queensland = 'Queensland: es posible que 13 HEALTH (13 43 25 84) también siga atendiendo.';
export const notInEveryTerritory =
  'No en todos los territorios: donde el 811 no responda, llame al consultorio de su médico.';
export const notInAland = 'No en Åland.';
export const northernIreland =
  'Irlanda del Norte no tiene el 111: llame a su médico de cabecera; fuera del horario, el mensaje grabado indica el servicio.';
export const notInEveryPrefecture = 'No en todas las prefecturas.';
