import type { SESv2Client, SendEmailCommandInput } from '@aws-sdk/client-sesv2';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { sendMail } from '#functions/adapters/mail/mailer.ts';
import { sealText } from '#functions/adapters/server-key.ts';
import { reminderMail } from '#functions/features/reminders/letter.ts';
import { sealReminderLink } from '#functions/features/reminders/off-link.ts';
import { asUserId } from '#shared/contract/ids.ts';
import { product } from '#shared/product.ts';

// The mail of a reminder as a mailbox receives it. The test takes what the adapter passes to SES, writes it as raw MIME as SES
// does, and parses it with a library that mail programs use. The sender of every mail is the operator's own address. The parts
// that other people may see without opening the mail must say nothing about its reader.

const siteUrl = 'https://site.example';
const reader = 'bea@example.com';
const token = sealReminderLink((purpose, text) => sealText('key', purpose, text), {
  userId: asUserId('0b7c6a4e-3f7c-4c2e-9d6b-1a2b3c4d5e6f'),
  reminderId: '7d0e1f2a-9b8c-4d5e-8f70-a1b2c3d4e5f6',
});
const offUrl = `${siteUrl}/api/reminders/off/${token}`;

/** The request that the adapter sends to SES. */
const handedOver = async (): Promise<SendEmailCommandInput> => {
  const asked: SendEmailCommandInput[] = [];
  const send = async ({ input }: { input: SendEmailCommandInput }) => {
    asked.push(input);
    return { MessageId: 'm-1' };
  };
  const mail = {
    to: reader,
    ...reminderMail({ siteUrl, offUrl, firstName: 'Bea', months: 3, isLast: false }),
    tags: { userId: asUserId('u'), mailId: 'm' },
    offUrl,
  };
  await sendMail({ send } as unknown as SESv2Client, { from: 'hello@site.example' })(mail);
  return asked[0] ?? expect.fail('SES was not asked.');
};

const base64 = (text = '') => Buffer.from(text).toString('base64');
const inLines = (text: string) => text.replace(/.{76}/g, '$&\r\n');

/** The raw mail, as SES composes it from simple content. */
const rawOf = ({ FromEmailAddress, Destination, Content }: SendEmailCommandInput): string => {
  const { Subject, Body, Headers = [] } = Content?.Simple ?? {};
  const part = (type: string, text?: string) =>
    `--b\r\nContent-Type: ${type}; charset=UTF-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${inLines(base64(text))}\r\n`;
  return [
    `From: ${FromEmailAddress}`,
    `To: ${Destination?.ToAddresses?.join(', ')}`,
    `Subject: =?UTF-8?B?${base64(Subject?.Data)}?=`,
    ...Headers.map(({ Name, Value }) => `${Name}: ${Value}`),
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary="b"',
    '',
    `${part('text/plain', Body?.Text?.Data)}${part('text/html', Body?.Html?.Data)}--b--`,
  ].join('\r\n');
};

const raw = rawOf(await handedOver());
const mail = await PostalMime.parse(raw);
const header = (name: string) => mail.headers.filter(({ key }) => key === name).map(({ value }) => value);
const preview = (/mso-hide:all">([^&<]+)/.exec(mail.html ?? '')?.[1] ?? '').trim();

const aboutHealth =
  /health|heart|\bage|quiz|result|risk|doctor|blood|weight|body|score|test|plan|habit|smok|sleep|medic|longevity|cardi/i;

test('a mail program can turn the reminder off in one click by RFC 8058, and no auto-responder replies', () => {
  expect(header('list-unsubscribe')).toEqual([`<${offUrl}>`]);
  expect(header('list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click']);
  expect(header('auto-submitted')).toEqual(['auto-generated']);
});

test('the reminder’s subject and preview have no figure, no word about health and no product name', () => {
  for (const shown of [mail.subject ?? '', preview]) {
    expect(shown.length).toBeGreaterThan(10);
    expect(shown).not.toMatch(/\d/);
    expect(shown).not.toMatch(aboutHealth);
    expect(shown).not.toContain(product.name);
    expect(shown).not.toMatch(/bea/i);
  }
});

test('the reminder’s headers say nothing about its reader except the address', () => {
  expect(mail.headers.length).toBeGreaterThan(6);
  for (const { key, value } of mail.headers) {
    const seen = value.replace(token, '');
    expect([key, aboutHealth.test(seen)]).toEqual([key, false]);
    if (key !== 'to') expect(seen).not.toContain(reader);
  }
});

test('the reminder’s lines are as short as RFC 5322 and SES require', () => {
  for (const line of raw.split('\r\n')) expect(line.length).toBeLessThan(870);
});

test('both bodies of the reminder link only to the account and to turning it off', () => {
  const inText = (mail.text ?? '').match(/https:[^\s<>]+/g)?.map((link) => link.replace(/\.$/, ''));
  expect(new Set(inText)).toEqual(new Set([`${siteUrl}/dashboard`, offUrl]));
  const inHtml = [...(mail.html ?? '').matchAll(/href="([^"]+)"/g)].map(([, link]) => link);
  expect(new Set(inHtml)).toEqual(new Set([`${siteUrl}/dashboard`, offUrl]));
  expect(mail.html).not.toMatch(/<img|<script|background="http/);
  expect(mail.attachments).toEqual([]);
});
