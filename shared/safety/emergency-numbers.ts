/** How every text names the number: it differs by country, and a wrong number costs time. A page puts the place's own beside it. */
export const emergencyNumber = {
  text: 'your local emergency number',
  hint: '911 in the US, 999 in the UK, 112 in the EU',
} as const;
