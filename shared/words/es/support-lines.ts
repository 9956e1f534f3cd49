// Where someone can talk to someone, when the place is not known: the places, how to reach the line, and when.

export const ukAndIreland = 'Reino Unido e Irlanda';

export const usMaternal = 'EE. UU., en el embarazo y después del parto';

export const elsewhere = 'en otros lugares';

export const crisisUs = 'llame o envíe un mensaje de texto al 988';

export const crisisEurope = 'llame al 116 123';

export const maternalUs = 'llame o envíe un mensaje de texto al 1-833-852-6262 (1-833-TLC-MAMA)';

export const emotionalSupportLine = 'Línea de ayuda emocional';

export const eatingUk = 'Beat (trastornos de la alimentación)';

export const eatingUs = 'ANAD (trastornos de la alimentación)';

export const dayAndNight = 'de día y de noche';

export const differsByCountry = 'varía según el país; no existe en todos los países';

export const listsByCountry = 'tiene una lista de líneas por país';

export const eatingUkWays = 'líneas de ayuda, chat y correo';

export const eatingUsWays = 'línea de ayuda y grupos';

export const otherCountries = 'Otros países';
