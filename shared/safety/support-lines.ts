import * as words from '#words/support-lines.ts';

/** Where a person can talk to someone. Shown as text, never as the only help. Check them every six months. */
export const supportLines = [
  { region: 'US', name: '988 Suicide and Crisis Lifeline', contact: words.crisisUs, hours: words.dayAndNight },
  { region: words.ukAndIreland, name: 'Samaritans', contact: words.crisisEurope, hours: words.dayAndNight },
  {
    region: 'EU',
    name: words.emotionalSupportLine,
    contact: words.crisisEurope,
    hours: words.differsByCountry,
  },
  { region: words.elsewhere, name: 'findahelpline.com', contact: 'findahelpline.com', hours: words.listsByCountry },
] as const;

/** In pregnancy and after a birth, beside the others. */
export const maternalLine = {
  region: words.usMaternal,
  name: 'National Maternal Mental Health Hotline',
  contact: words.maternalUs,
  hours: words.dayAndNight,
} as const;
