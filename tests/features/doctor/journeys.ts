export const journeys = ['features/doctor/doctor-link'];
