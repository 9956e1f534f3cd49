/** How every text names the number: it differs by country, and a wrong number costs time. */
export const emergencyNumber = {
  text: 'your local emergency number',
  hint: '911 in the US, 999 in the UK, 112 in the EU',
} as const;

/** Call links for the full-screen notice. The operator must check them every six months (docs/safety-case.md). */
export const emergencyNumbers = [
  { region: 'US', number: '911' },
  { region: 'UK', number: '999' },
  { region: 'EU', number: '112' },
] as const;
