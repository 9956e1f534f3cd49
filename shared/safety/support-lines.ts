/** Where a person can talk to someone. Shown as text, never as the only help. Check them every six months. */
export const supportLines = [
  { region: 'US', name: '988 Suicide and Crisis Lifeline', contact: 'call or text 988', hours: 'day and night' },
  { region: 'UK and Ireland', name: 'Samaritans', contact: 'call 116 123', hours: 'day and night' },
  {
    region: 'EU',
    name: 'Emotional support line',
    contact: 'call 116 123',
    hours: 'differs by country; not in every country',
  },
  { region: 'elsewhere', name: 'findahelpline.com', contact: 'findahelpline.com', hours: 'lists lines by country' },
] as const;

/** In pregnancy and after a birth, beside the others. */
export const maternalLine = {
  region: 'US, in pregnancy and after a birth',
  name: 'National Maternal Mental Health Hotline',
  contact: 'call or text 1-833-852-6262 (1-833-TLC-MAMA)',
  hours: 'day and night',
} as const;
