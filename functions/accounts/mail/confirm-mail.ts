import type { MailWords } from '#functions/mail/mail-to-send.ts';
import { lifetimes } from '#shared/contract/lifetimes.ts';
import { product } from '#shared/product.ts';
import type { AddressProof } from '../address-proof-record.ts';
import { type AccountLetter, accountMail } from './account-letter.ts';

export type ConfirmMail = {
  /** `results`: results are waiting. `corrected`: one of them was wrong. Else it says only that there is an account. */
  reason: AddressProof['reason'];
  siteUrl: string;
  /** What stands behind the `#` of the two links: never sent to a server, so in no log. */
  confirmSecret: string;
  declineSecret: string;
  code: string;
};

/** Asks to confirm the address of an account, by a link and by a code, and offers to say 'This wasn't me'. */
export const confirmMail = ({ reason, siteUrl, confirmSecret, declineSecret, code }: ConfirmMail): MailWords =>
  accountMail({
    ...words[reason === 'asked' || reason === 'registered' ? 'account' : reason],
    button: { label: 'Confirm my address', url: pageOf(siteUrl, 'secret', confirmSecret) },
    code: {
      lead: `The button works for ${lifetimes.confirmLinkHours} hours. Or type this code on the page that is open. It works for ${lifetimes.codeMinutes} minutes:`,
      text: code,
    },
    afterwards: ['Confirming takes your account too: have your password at hand, or be logged in.'],
    foot: {
      text: 'It was not you? Then someone else typed your address.',
      link: {
        label: "This wasn't me: take my address off that account",
        url: pageOf(siteUrl, 'decline', declineSecret),
        end: '. That account then sends you nothing any more.',
      },
    },
  });

const pageOf = (siteUrl: string, name: 'secret' | 'decline', secret: string): string =>
  new URL(`/confirm#${name}=${secret}`, siteUrl).href;

type Words = Pick<AccountLetter, 'subject' | 'preheader' | 'title' | 'paragraphs'>;

const words: Readonly<Record<'account' | 'results' | 'new-address' | 'corrected', Words>> = {
  account: {
    subject: 'Please confirm your address',
    preheader: 'One tap, so that your results go to nobody else.',
    title: 'Please confirm your address',
    paragraphs: [
      'Hello,',
      `someone, most likely you, made a ${product.name} account with this address. Please confirm that it is yours. Then your results can be sent here, and to nobody else.`,
    ],
  },
  results: {
    subject: 'Your results are ready',
    preheader: 'Confirm your address, or log in to see them.',
    title: 'Your results are ready',
    paragraphs: [
      'Hello,',
      `the results of a quiz are waiting in the ${product.name} account with this address. We leave them out of this mail because the address has not been confirmed yet.`,
      'Please confirm that it is yours. Then we send them here.',
    ],
  },
  corrected: {
    subject: 'We have corrected a result',
    preheader: 'Please log in and read it again.',
    title: 'We have corrected a result',
    paragraphs: [
      'Hello,',
      `we made a mistake. A result in the ${product.name} account with this address was wrong, and we are sorry. We have put it right.`,
      'Please log in and read it again: something that matters in it has changed. We leave it out of this mail because the address has not been confirmed yet. Please confirm that it is yours, too.',
      'If you feel unwell, do not wait for a page: call a doctor, or your emergency number.',
    ],
  },
  'new-address': {
    subject: 'Please confirm your new address',
    preheader: 'Until then, your account keeps the address that it has.',
    title: 'Please confirm your new address',
    paragraphs: [
      'Hello,',
      `someone, most likely you, wants to use this address for a ${product.name} account. Please confirm that it is yours. Until then, the account keeps the address that it has.`,
    ],
  },
};
