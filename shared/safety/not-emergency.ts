/** Stands on the first screen of each quiz, at each result and in each mail. Alone here: that first screen loads only this. */
export const notEmergency =
  'This is for information. It’s not a diagnosis, and no one monitors your answers. In an emergency, call your local emergency number.';
