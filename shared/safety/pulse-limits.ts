// Beats a minute from which the rules warn. The sentences of the warnings take their numbers from here.

/** An emergency with any symptom. NEWS2 gives 3 points from 131; 130 is our edge. */
export const emergencyPulse = 130;

/** A doctor the same day, sooner with symptoms. */
export const fastPulse = 111;

/** Higher than usual at rest. */
export const highPulse = 101;

/** Very slow. Urgent in somebody who does not train; in an athlete an appointment, unless there is another sign. */
export const slowPulse = 40;

/** The same limits as people say them: 'above 110', 'above 100'. */
export const fastAbove = fastPulse - 1;
export const highAbove = highPulse - 1;
