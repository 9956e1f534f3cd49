// Written by `npm run places` from tests/vectors/places, which has the sources.

import * as words from '#words/talk-lines.ts';

/** To talk to somebody: by country, only lines that two sources confirm, and web addresses. */
export const talkTable = {
  AS: {
    maternal: [
      {
        name: 'National Maternal Mental Health Hotline',
        number: '18338526262',
        shown: '1-833-852-6262',
        hours: words.dayAndNight,
        texts: 'sameNumber',
      },
    ],
    crisis: [
      {
        name: '988 Suicide & Crisis Lifeline',
        number: '988',
        shown: '988',
        hours: words.dayAndNight,
        texts: 'number',
      },
    ],
  },
  AT: {
    crisis: [
      {
        name: 'TelefonSeelsorge',
        number: '142',
        shown: '142',
        hours: words.dayAndNight,
      },
    ],
  },
  AU: {
    maternal: [
      {
        name: 'PANDA',
        number: '1300726306',
        shown: '1300 726 306',
        hours: words.weekdaysAndSaturday,
      },
    ],
    crisis: [
      {
        name: 'Lifeline',
        number: '131114',
        shown: '13 11 14',
        hours: words.dayAndNight,
      },
    ],
  },
  BE: {
    crisis: [
      {
        name: 'Zelfmoordlijn (Dutch)',
        number: '1813',
        shown: '1813',
        hours: words.dayAndNight,
      },
    ],
  },
  BL: {
    crisis: [
      {
        name: '3114, suicide prevention',
        number: '3114',
        shown: '3114',
        hours: words.dayAndNight,
      },
    ],
  },
  BR: {
    crisis: [
      {
        name: 'CVV',
        number: '188',
        shown: '188',
        hours: words.dayAndNight,
      },
    ],
  },
  CA: {
    crisis: [
      {
        name: '988 Suicide Crisis Helpline',
        number: '988',
        shown: '988',
        hours: words.dayAndNight,
        texts: 'number',
      },
    ],
  },
  CH: {
    crisis: [
      {
        name: '143, Die Dargebotene Hand / La Main Tendue / Telefono Amico',
        number: '143',
        shown: '143',
        hours: words.dayAndNight,
      },
    ],
  },
  DE: {
    crisis: [
      {
        name: 'TelefonSeelsorge',
        number: '116123',
        shown: '116 123',
        hours: words.dayAndNight,
      },
    ],
  },
  ES: {
    crisis: [
      {
        name: '024',
        number: '024',
        shown: '024',
        hours: words.dayAndNight,
      },
    ],
  },
  FR: {
    crisis: [
      {
        name: '3114, suicide prevention',
        number: '3114',
        shown: '3114',
        hours: words.dayAndNight,
      },
    ],
  },
  GB: {
    maternal: [
      {
        name: 'NHS 111, mental health option',
        number: '111',
        shown: '111',
        hours: words.dayAndNight,
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
        hours: words.dayAndNight,
      },
      {
        name: 'Shout',
        hours: words.dayAndNight,
        sms: {
          number: '85258',
          body: 'SHOUT',
        },
      },
      {
        name: 'NHS 111, mental health option',
        number: '111',
        shown: '111',
        hours: words.dayAndNight,
        but: words.northernIrelandLifeline,
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
        hours: words.dayAndNight,
      },
    ],
  },
  GG: {
    crisis: [
      {
        name: 'Samaritans',
        number: '116123',
        shown: '116 123',
        hours: words.dayAndNight,
      },
    ],
  },
  GP: {
    crisis: [
      {
        name: '3114, suicide prevention',
        number: '3114',
        shown: '3114',
        hours: words.dayAndNight,
      },
    ],
  },
  GU: {
    maternal: [
      {
        name: 'National Maternal Mental Health Hotline',
        number: '18338526262',
        shown: '1-833-852-6262',
        hours: words.dayAndNight,
        texts: 'sameNumber',
      },
    ],
    crisis: [
      {
        name: '988 Suicide & Crisis Lifeline',
        number: '988',
        shown: '988',
        hours: words.dayAndNight,
        texts: 'number',
      },
    ],
  },
  HK: {
    crisis: [
      {
        name: 'Mental Health Support Hotline',
        number: '18111',
        shown: '18111',
        hours: words.dayAndNight,
      },
      {
        name: 'Samaritan Befrienders',
        number: '23892222',
        shown: '2389 2222',
        hours: words.dayAndNight,
      },
    ],
  },
  IE: {
    crisis: [
      {
        name: 'Samaritans',
        number: '116123',
        shown: '116 123',
        hours: words.dayAndNight,
      },
      {
        name: 'Your Mental Health information line (HSE)',
        number: '1800111888',
        shown: '1800 111 888',
        hours: words.dayAndNight,
      },
    ],
  },
  IN: {
    crisis: [
      {
        name: 'Tele MANAS',
        number: '14416',
        shown: '14416',
        hours: words.dayAndNight,
      },
    ],
  },
  JE: {
    crisis: [
      {
        name: 'Samaritans',
        number: '116123',
        shown: '116 123',
        hours: words.dayAndNight,
      },
    ],
  },
  MF: {
    crisis: [
      {
        name: '3114, suicide prevention',
        number: '3114',
        shown: '3114',
        hours: words.dayAndNight,
      },
    ],
  },
  MP: {
    maternal: [
      {
        name: 'National Maternal Mental Health Hotline',
        number: '18338526262',
        shown: '1-833-852-6262',
        hours: words.dayAndNight,
        texts: 'sameNumber',
      },
    ],
    crisis: [
      {
        name: '988 Suicide & Crisis Lifeline',
        number: '988',
        shown: '988',
        hours: words.dayAndNight,
        texts: 'number',
      },
    ],
  },
  MQ: {
    crisis: [
      {
        name: '3114, suicide prevention',
        number: '3114',
        shown: '3114',
        hours: words.dayAndNight,
      },
    ],
  },
  MX: {
    crisis: [
      {
        name: 'Línea de la Vida',
        number: '8009112000',
        shown: '800 911 2000',
        hours: words.dayAndNight,
      },
    ],
  },
  NL: {
    crisis: [
      {
        name: '113 Zelfmoordpreventie',
        number: '113',
        shown: '113',
        hours: words.dayAndNight,
      },
    ],
  },
  NO: {
    crisis: [
      {
        name: 'Mental Helse',
        number: '116123',
        shown: '116 123',
        hours: words.dayAndNight,
      },
    ],
  },
  NZ: {
    maternal: [
      {
        name: 'PlunketLine (with a baby or a child under five)',
        number: '0800933922',
        shown: '0800 933 922',
        hours: words.dayAndNight,
      },
    ],
    crisis: [
      {
        name: '1737, need to talk?',
        number: '1737',
        shown: '1737',
        hours: words.dayAndNight,
        texts: 'number',
      },
    ],
  },
  PM: {
    crisis: [
      {
        name: '3114, suicide prevention',
        number: '3114',
        shown: '3114',
        hours: words.dayAndNight,
      },
    ],
  },
  PR: {
    maternal: [
      {
        name: 'National Maternal Mental Health Hotline',
        number: '18338526262',
        shown: '1-833-852-6262',
        hours: words.dayAndNight,
        texts: 'sameNumber',
      },
    ],
    crisis: [
      {
        name: '988 Suicide & Crisis Lifeline',
        number: '988',
        shown: '988',
        hours: words.dayAndNight,
        texts: 'number',
      },
    ],
  },
  PT: {
    crisis: [
      {
        name: '1411, Linha Nacional de Prevenção do Suicídio',
        number: '1411',
        shown: '1411',
        hours: words.dayAndNight,
      },
    ],
  },
  RE: {
    crisis: [
      {
        name: '3114, suicide prevention',
        number: '3114',
        shown: '3114',
        hours: words.dayAndNight,
      },
    ],
  },
  SE: {
    crisis: [
      {
        name: 'Mind Självmordslinjen',
        number: '90101',
        shown: '90101',
        hours: words.dayAndNight,
      },
    ],
  },
  SG: {
    crisis: [
      {
        name: 'Samaritans of Singapore',
        number: '1767',
        shown: '1767',
        hours: words.dayAndNight,
      },
      {
        name: 'national mindline',
        number: '1771',
        shown: '1771',
        hours: words.dayAndNight,
      },
    ],
  },
  US: {
    maternal: [
      {
        name: 'National Maternal Mental Health Hotline',
        number: '18338526262',
        shown: '1-833-852-6262',
        hours: words.dayAndNight,
        texts: 'sameNumber',
      },
    ],
    crisis: [
      {
        name: '988 Suicide & Crisis Lifeline',
        number: '988',
        shown: '988',
        hours: words.dayAndNight,
        texts: 'number',
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
        hours: words.dayAndNight,
        texts: 'sameNumber',
      },
    ],
    crisis: [
      {
        name: '988 Suicide & Crisis Lifeline',
        number: '988',
        shown: '988',
        hours: words.dayAndNight,
        texts: 'number',
      },
    ],
  },
  YT: {
    crisis: [
      {
        name: '3114, suicide prevention',
        number: '3114',
        shown: '3114',
        hours: words.dayAndNight,
      },
    ],
  },
  ZA: {
    crisis: [
      {
        name: 'SADAG suicide crisis line',
        number: '0800567567',
        shown: '0800 567 567',
        hours: words.dayAndNight,
      },
    ],
  },
} as const;
