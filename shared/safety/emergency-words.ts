/** How every text names the number: it differs by country, and a wrong number costs time. A page puts the place's own beside it. */
export const emergencyNumber = {
  text: 'your local emergency number',
} as const;
