// Written by `npm run places` from tests/vectors/places, which has the sources.

import * as supportLines from '#words/support-lines.ts';
import * as words from '#words/talk-lines.ts';

/** To talk to somebody: by country, only lines that two sources confirm, and web addresses. */
export const talkTable = {
  AS: {
    maternal: [
      {
        name: 'National Maternal Mental Health Hotline',
        number: '18338526262',
        shown: '1-833-852-6262',
        hours: supportLines.dayAndNight,
        texts: 'sameNumber',
      },
    ],
    crisis: [
      {
        name: '988 Suicide & Crisis Lifeline',
        number: '988',
        shown: '988',
        hours: supportLines.dayAndNight,
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
        hours: supportLines.dayAndNight,
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
        hours: supportLines.dayAndNight,
      },
    ],
  },
  BE: {
    crisis: [
      {
        name: 'Zelfmoordlijn (Dutch)',
        number: '1813',
        shown: '1813',
        hours: supportLines.dayAndNight,
      },
    ],
  },
  BL: {
    crisis: [
      {
        name: '3114, suicide prevention',
        number: '3114',
        shown: '3114',
        hours: supportLines.dayAndNight,
      },
    ],
  },
  BR: {
    crisis: [
      {
        name: 'CVV',
        number: '188',
        shown: '188',
        hours: supportLines.dayAndNight,
      },
    ],
  },
  CA: {
    crisis: [
      {
        name: '988 Suicide Crisis Helpline',
        number: '988',
        shown: '988',
        hours: supportLines.dayAndNight,
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
        hours: supportLines.dayAndNight,
      },
    ],
  },
  DE: {
    crisis: [
      {
        name: 'TelefonSeelsorge',
        number: '116123',
        shown: '116 123',
        hours: supportLines.dayAndNight,
      },
    ],
  },
  ES: {
    crisis: [
      {
        name: '024',
        number: '024',
        shown: '024',
        hours: supportLines.dayAndNight,
      },
    ],
  },
  FR: {
    crisis: [
      {
        name: '3114, suicide prevention',
        number: '3114',
        shown: '3114',
        hours: supportLines.dayAndNight,
      },
    ],
  },
  GB: {
    maternal: [
      {
        name: 'NHS 111, mental health option',
        number: '111',
        shown: '111',
        hours: supportLines.dayAndNight,
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
        hours: supportLines.dayAndNight,
      },
      {
        name: 'Shout',
        hours: supportLines.dayAndNight,
        sms: {
          number: '85258',
          body: 'SHOUT',
        },
      },
      {
        name: 'NHS 111, mental health option',
        number: '111',
        shown: '111',
        hours: supportLines.dayAndNight,
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
        hours: supportLines.dayAndNight,
      },
    ],
  },
  GG: {
    crisis: [
      {
        name: 'Samaritans',
        number: '116123',
        shown: '116 123',
        hours: supportLines.dayAndNight,
      },
    ],
  },
  GP: {
    crisis: [
      {
        name: '3114, suicide prevention',
        number: '3114',
        shown: '3114',
        hours: supportLines.dayAndNight,
      },
    ],
  },
  GU: {
    maternal: [
      {
        name: 'National Maternal Mental Health Hotline',
        number: '18338526262',
        shown: '1-833-852-6262',
        hours: supportLines.dayAndNight,
        texts: 'sameNumber',
      },
    ],
    crisis: [
      {
        name: '988 Suicide & Crisis Lifeline',
        number: '988',
        shown: '988',
        hours: supportLines.dayAndNight,
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
        hours: supportLines.dayAndNight,
      },
      {
        name: 'Samaritan Befrienders',
        number: '23892222',
        shown: '2389 2222',
        hours: supportLines.dayAndNight,
      },
    ],
  },
  IE: {
    crisis: [
      {
        name: 'Samaritans',
        number: '116123',
        shown: '116 123',
        hours: supportLines.dayAndNight,
      },
      {
        name: 'Your Mental Health information line (HSE)',
        number: '1800111888',
        shown: '1800 111 888',
        hours: supportLines.dayAndNight,
      },
    ],
  },
  IN: {
    crisis: [
      {
        name: 'Tele MANAS',
        number: '14416',
        shown: '14416',
        hours: supportLines.dayAndNight,
      },
    ],
  },
  JE: {
    crisis: [
      {
        name: 'Samaritans',
        number: '116123',
        shown: '116 123',
        hours: supportLines.dayAndNight,
      },
    ],
  },
  MF: {
    crisis: [
      {
        name: '3114, suicide prevention',
        number: '3114',
        shown: '3114',
        hours: supportLines.dayAndNight,
      },
    ],
  },
  MP: {
    maternal: [
      {
        name: 'National Maternal Mental Health Hotline',
        number: '18338526262',
        shown: '1-833-852-6262',
        hours: supportLines.dayAndNight,
        texts: 'sameNumber',
      },
    ],
    crisis: [
      {
        name: '988 Suicide & Crisis Lifeline',
        number: '988',
        shown: '988',
        hours: supportLines.dayAndNight,
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
        hours: supportLines.dayAndNight,
      },
    ],
  },
  MX: {
    crisis: [
      {
        name: 'Línea de la Vida',
        number: '8009112000',
        shown: '800 911 2000',
        hours: supportLines.dayAndNight,
      },
    ],
  },
  NL: {
    crisis: [
      {
        name: '113 Zelfmoordpreventie',
        number: '113',
        shown: '113',
        hours: supportLines.dayAndNight,
      },
    ],
  },
  NO: {
    crisis: [
      {
        name: 'Mental Helse',
        number: '116123',
        shown: '116 123',
        hours: supportLines.dayAndNight,
      },
    ],
  },
  NZ: {
    maternal: [
      {
        name: 'PlunketLine (with a baby or a child under five)',
        number: '0800933922',
        shown: '0800 933 922',
        hours: supportLines.dayAndNight,
      },
    ],
    crisis: [
      {
        name: '1737, need to talk?',
        number: '1737',
        shown: '1737',
        hours: supportLines.dayAndNight,
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
        hours: supportLines.dayAndNight,
      },
    ],
  },
  PR: {
    maternal: [
      {
        name: 'National Maternal Mental Health Hotline',
        number: '18338526262',
        shown: '1-833-852-6262',
        hours: supportLines.dayAndNight,
        texts: 'sameNumber',
      },
    ],
    crisis: [
      {
        name: '988 Suicide & Crisis Lifeline',
        number: '988',
        shown: '988',
        hours: supportLines.dayAndNight,
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
        hours: supportLines.dayAndNight,
      },
    ],
  },
  RE: {
    crisis: [
      {
        name: '3114, suicide prevention',
        number: '3114',
        shown: '3114',
        hours: supportLines.dayAndNight,
      },
    ],
  },
  SE: {
    crisis: [
      {
        name: 'Mind Självmordslinjen',
        number: '90101',
        shown: '90101',
        hours: supportLines.dayAndNight,
      },
    ],
  },
  SG: {
    crisis: [
      {
        name: 'Samaritans of Singapore',
        number: '1767',
        shown: '1767',
        hours: supportLines.dayAndNight,
      },
      {
        name: 'national mindline',
        number: '1771',
        shown: '1771',
        hours: supportLines.dayAndNight,
      },
    ],
  },
  US: {
    maternal: [
      {
        name: 'National Maternal Mental Health Hotline',
        number: '18338526262',
        shown: '1-833-852-6262',
        hours: supportLines.dayAndNight,
        texts: 'sameNumber',
      },
    ],
    crisis: [
      {
        name: '988 Suicide & Crisis Lifeline',
        number: '988',
        shown: '988',
        hours: supportLines.dayAndNight,
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
        hours: supportLines.dayAndNight,
        texts: 'sameNumber',
      },
    ],
    crisis: [
      {
        name: '988 Suicide & Crisis Lifeline',
        number: '988',
        shown: '988',
        hours: supportLines.dayAndNight,
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
        hours: supportLines.dayAndNight,
      },
    ],
  },
  ZA: {
    crisis: [
      {
        name: 'SADAG suicide crisis line',
        number: '0800567567',
        shown: '0800 567 567',
        hours: supportLines.dayAndNight,
      },
    ],
  },
} as const;
