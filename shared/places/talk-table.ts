// Written by `npm run places` from tests/vectors/places, which has the sources.

/** To talk to somebody: by country, only lines that two sources confirm, and web addresses. */
export const talkTable = {
  AS: {
    maternal: [
      {
        name: 'National Maternal Mental Health Hotline',
        number: '18338526262',
        shown: '1-833-852-6262',
        hours: 'day and night',
        text: 'text the same number',
      },
    ],
    crisis: [
      {
        name: '988 Suicide & Crisis Lifeline',
        number: '988',
        shown: '988',
        hours: 'day and night',
        text: 'text 988',
      },
    ],
  },
  AT: {
    crisis: [
      {
        name: 'TelefonSeelsorge',
        number: '142',
        shown: '142',
        hours: 'day and night',
      },
    ],
  },
  AU: {
    maternal: [
      {
        name: 'PANDA',
        number: '1300726306',
        shown: '1300 726 306',
        hours: 'Monday to Friday 9 am to 7.30 pm, Saturday 9 am to 4 pm (AEST)',
      },
    ],
    crisis: [
      {
        name: 'Lifeline',
        number: '131114',
        shown: '13 11 14',
        hours: 'day and night',
      },
    ],
  },
  BE: {
    crisis: [
      {
        name: 'Zelfmoordlijn (Dutch)',
        number: '1813',
        shown: '1813',
        hours: 'day and night',
      },
    ],
  },
  BL: {
    crisis: [
      {
        name: '3114, suicide prevention',
        number: '3114',
        shown: '3114',
        hours: 'day and night',
      },
    ],
  },
  BR: {
    crisis: [
      {
        name: 'CVV',
        number: '188',
        shown: '188',
        hours: 'day and night',
      },
    ],
  },
  CA: {
    crisis: [
      {
        name: '988 Suicide Crisis Helpline',
        number: '988',
        shown: '988',
        hours: 'day and night',
        text: 'text 988',
      },
    ],
  },
  CH: {
    crisis: [
      {
        name: '143, Die Dargebotene Hand / La Main Tendue / Telefono Amico',
        number: '143',
        shown: '143',
        hours: 'day and night',
      },
    ],
  },
  DE: {
    crisis: [
      {
        name: 'TelefonSeelsorge',
        number: '116123',
        shown: '116 123',
        hours: 'day and night',
      },
    ],
  },
  ES: {
    crisis: [
      {
        name: '024',
        number: '024',
        shown: '024',
        hours: 'day and night',
      },
    ],
  },
  FR: {
    crisis: [
      {
        name: '3114, suicide prevention',
        number: '3114',
        shown: '3114',
        hours: 'day and night',
      },
    ],
  },
  GB: {
    maternal: [
      {
        name: 'NHS 111, mental health option',
        number: '111',
        shown: '111',
        hours: 'day and night',
        text: 'text PANDAS to 85258',
        sms: {
          number: '85258',
          body: 'PANDAS',
        },
      },
    ],
    crisis: [
      {
        name: 'Samaritans',
        number: '116123',
        shown: '116 123',
        hours: 'day and night',
      },
      {
        name: 'Shout',
        shown: 'text SHOUT to 85258',
        hours: 'day and night',
        sms: {
          number: '85258',
          body: 'SHOUT',
        },
      },
      {
        name: 'NHS 111, mental health option',
        number: '111',
        shown: '111',
        hours: 'day and night',
        but: 'Northern Ireland: Lifeline 0808 808 8000',
      },
    ],
    eating: [
      {
        name: 'Beat',
        web: 'beateatingdisorders.org.uk',
      },
    ],
  },
  GF: {
    crisis: [
      {
        name: '3114, suicide prevention',
        number: '3114',
        shown: '3114',
        hours: 'day and night',
      },
    ],
  },
  GG: {
    crisis: [
      {
        name: 'Samaritans',
        number: '116123',
        shown: '116 123',
        hours: 'day and night',
      },
    ],
  },
  GP: {
    crisis: [
      {
        name: '3114, suicide prevention',
        number: '3114',
        shown: '3114',
        hours: 'day and night',
      },
    ],
  },
  GU: {
    maternal: [
      {
        name: 'National Maternal Mental Health Hotline',
        number: '18338526262',
        shown: '1-833-852-6262',
        hours: 'day and night',
        text: 'text the same number',
      },
    ],
    crisis: [
      {
        name: '988 Suicide & Crisis Lifeline',
        number: '988',
        shown: '988',
        hours: 'day and night',
        text: 'text 988',
      },
    ],
  },
  HK: {
    crisis: [
      {
        name: 'Mental Health Support Hotline',
        number: '18111',
        shown: '18111',
        hours: 'day and night',
      },
      {
        name: 'Samaritan Befrienders',
        number: '23892222',
        shown: '2389 2222',
        hours: 'day and night',
      },
    ],
  },
  IE: {
    crisis: [
      {
        name: 'Samaritans',
        number: '116123',
        shown: '116 123',
        hours: 'day and night',
      },
      {
        name: 'Your Mental Health information line (HSE)',
        number: '1800111888',
        shown: '1800 111 888',
        hours: 'day and night',
      },
    ],
  },
  IN: {
    crisis: [
      {
        name: 'Tele MANAS',
        number: '14416',
        shown: '14416',
        hours: 'day and night',
      },
    ],
  },
  JE: {
    crisis: [
      {
        name: 'Samaritans',
        number: '116123',
        shown: '116 123',
        hours: 'day and night',
      },
    ],
  },
  MF: {
    crisis: [
      {
        name: '3114, suicide prevention',
        number: '3114',
        shown: '3114',
        hours: 'day and night',
      },
    ],
  },
  MP: {
    maternal: [
      {
        name: 'National Maternal Mental Health Hotline',
        number: '18338526262',
        shown: '1-833-852-6262',
        hours: 'day and night',
        text: 'text the same number',
      },
    ],
    crisis: [
      {
        name: '988 Suicide & Crisis Lifeline',
        number: '988',
        shown: '988',
        hours: 'day and night',
        text: 'text 988',
      },
    ],
  },
  MQ: {
    crisis: [
      {
        name: '3114, suicide prevention',
        number: '3114',
        shown: '3114',
        hours: 'day and night',
      },
    ],
  },
  MX: {
    crisis: [
      {
        name: 'Línea de la Vida',
        number: '8009112000',
        shown: '800 911 2000',
        hours: 'day and night',
      },
    ],
  },
  NL: {
    crisis: [
      {
        name: '113 Zelfmoordpreventie',
        number: '113',
        shown: '113',
        hours: 'day and night',
      },
    ],
  },
  NO: {
    crisis: [
      {
        name: 'Mental Helse',
        number: '116123',
        shown: '116 123',
        hours: 'day and night',
      },
    ],
  },
  NZ: {
    maternal: [
      {
        name: 'PlunketLine (with a baby or a child under five)',
        number: '0800933922',
        shown: '0800 933 922',
        hours: 'day and night',
      },
    ],
    crisis: [
      {
        name: '1737, need to talk?',
        number: '1737',
        shown: '1737',
        hours: 'day and night',
        text: 'text 1737',
      },
    ],
  },
  PM: {
    crisis: [
      {
        name: '3114, suicide prevention',
        number: '3114',
        shown: '3114',
        hours: 'day and night',
      },
    ],
  },
  PR: {
    maternal: [
      {
        name: 'National Maternal Mental Health Hotline',
        number: '18338526262',
        shown: '1-833-852-6262',
        hours: 'day and night',
        text: 'text the same number',
      },
    ],
    crisis: [
      {
        name: '988 Suicide & Crisis Lifeline',
        number: '988',
        shown: '988',
        hours: 'day and night',
        text: 'text 988',
      },
    ],
  },
  PT: {
    crisis: [
      {
        name: '1411, Linha Nacional de Prevenção do Suicídio',
        number: '1411',
        shown: '1411',
        hours: 'day and night',
      },
    ],
  },
  RE: {
    crisis: [
      {
        name: '3114, suicide prevention',
        number: '3114',
        shown: '3114',
        hours: 'day and night',
      },
    ],
  },
  SE: {
    crisis: [
      {
        name: 'Mind Självmordslinjen',
        number: '90101',
        shown: '90101',
        hours: 'day and night',
      },
    ],
  },
  SG: {
    crisis: [
      {
        name: 'Samaritans of Singapore',
        number: '1767',
        shown: '1767',
        hours: 'day and night',
      },
      {
        name: 'national mindline',
        number: '1771',
        shown: '1771',
        hours: 'day and night',
      },
    ],
  },
  US: {
    maternal: [
      {
        name: 'National Maternal Mental Health Hotline',
        number: '18338526262',
        shown: '1-833-852-6262',
        hours: 'day and night',
        text: 'text the same number',
      },
    ],
    crisis: [
      {
        name: '988 Suicide & Crisis Lifeline',
        number: '988',
        shown: '988',
        hours: 'day and night',
        text: 'text 988',
      },
    ],
    eating: [
      {
        name: 'ANAD',
        web: 'anad.org',
      },
    ],
  },
  VI: {
    maternal: [
      {
        name: 'National Maternal Mental Health Hotline',
        number: '18338526262',
        shown: '1-833-852-6262',
        hours: 'day and night',
        text: 'text the same number',
      },
    ],
    crisis: [
      {
        name: '988 Suicide & Crisis Lifeline',
        number: '988',
        shown: '988',
        hours: 'day and night',
        text: 'text 988',
      },
    ],
  },
  YT: {
    crisis: [
      {
        name: '3114, suicide prevention',
        number: '3114',
        shown: '3114',
        hours: 'day and night',
      },
    ],
  },
  ZA: {
    crisis: [
      {
        name: 'SADAG suicide crisis line',
        number: '0800567567',
        shown: '0800 567 567',
        hours: 'day and night',
      },
    ],
  },
} as const;
