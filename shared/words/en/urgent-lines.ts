// Whom to call for what cannot wait and is no emergency, by place. The table of places (`npm run places`) names them; the
// numbers stand in the table, except where a sentence names several.

export const doctorsOffice =
  'Call your doctor’s office. Out of hours, its answering service reaches the doctor on call.';
export const healthCentre = 'Call your health centre.';
export const doctorOr15 = 'Call your doctor. If closed, 15 puts you through to the doctor on duty.';
export const healthPost = 'Go to or call your health post (UBS).';
export const doctorOfCanton =
  'Call your family doctor. Out of hours, its message gives the emergency doctor of your canton.';
export const doctorOfRegion = 'Call your doctor. If closed, call your region’s doctor on call (Capital Region: 1813).';
export const healthCentreOr061 =
  'Call your health centre. Out of hours, call 061 or your region’s health line; 112 puts you through anywhere.';
export const doctorOr116117 =
  'Call your doctor. If closed, call 116 117 where it exists; anywhere else, 15 puts you through to the doctor on duty.';
export const gpPractice = 'Call your GP practice.';
export const outpatientClinic = 'Call your doctor or a general outpatient clinic.';
export const gpOutOfHours = 'Call your GP. Out of hours, its message gives the number of the GP out-of-hours service.';
export const nearestHospital = 'Call your doctor or the nearest hospital.';
export const doctorOrHealthCentre = 'Call your doctor or health centre.';
export const huisartsenpost = 'Call your GP (huisarts). Evenings, nights and weekends: the huisartsenpost near you.';
export const polyclinic = 'Call your GP clinic or polyclinic.';
export const doctorOrClinic = 'Call your doctor or clinic.';

// A line with a number: whom to call, and what stands under the number on a button.

export const healthAdvice = (number: string) => `Call ${number}, health advice.`;
export const healthAdviceUnder = 'health advice';
export const speakToNurse = (number: string) => `Call ${number} to speak to a nurse.`;
export const speakToNurseUnder = 'to speak to a nurse';
export const gpThenDoctorOnCall = (number: string) => `Call your GP. If closed, call ${number}, the doctor on call.`;
export const gpThenDoctorOnCallUnder = (number: string) =>
  `Call your GP. If closed, call ${number}, the doctor on call`;
export const nurse = (number: string) => `Call ${number} for a nurse.`;
export const nurseUnder = 'for a nurse';
export const doctorOnCall = (number: string) => `Call ${number}, the doctor on call.`;
export const doctorOnCallUnder = 'the doctor on call';
export const medicalHelpline = (number: string) => `Call ${number}, the Medical Helpline.`;
export const medicalHelplineUnder = 'the Medical Helpline';
export const nhs = (number: string) => `Call ${number} (NHS).`;
export const nhsUnder = (number: string) => `NHS ${number}`;
export const ambulanceAdvice = (number: string) => `Call ${number} to ask whether you need an ambulance.`;
export const ambulanceAdviceUnder = 'to ask whether you need an ambulance';
export const healthline = (number: string) => `Call Healthline, ${number}.`;
export const healthlineUnder = 'Healthline';
export const sns24 = (number: string) => `Call SNS 24, ${number}.`;
export const sns24Under = 'SNS 24';

// When a line answers.

export const dayAndNight = 'Day and night.';
export const weekendsAndHolidays = 'Weekends and holidays; in many places weeknights too.';
export const differByPrefecture = 'Hours differ by prefecture.';

// Where a line does not answer.

export const queensland = 'Queensland: 13 HEALTH (13 43 25 84) may still answer too.';
export const notInEveryTerritory = 'Not in every territory: where 811 does not answer, call your doctor’s office.';
export const notInAland = 'Not in Åland.';
export const northernIreland =
  'Northern Ireland has no 111: call your GP; out of hours, its message names the service.';
export const notInEveryPrefecture = 'Not in every prefecture.';
