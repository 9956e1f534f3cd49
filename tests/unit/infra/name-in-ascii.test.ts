import { describe, expect, test, vi } from 'vitest';
import { mailSender } from '#infra/facts/mail-sender.ts';

// A white label may have any name, but some values for AWS must be ASCII.
vi.mock('../../../shared/product.ts', () => ({ product: { id: 'vitalite', name: 'Vitalité' } }));

test('metrics have a namespace in ASCII, which is all that CloudWatch accepts', async () => {
  const { metricNamespace } = await import('#shared/contract/metrics.ts');
  expect(metricNamespace('prod')).toBe('vitalite/prod');
});

describe('the sender of a mail', () => {
  test('is written without quotes when possible', () => {
    expect(mailSender('Longevity', 'a@b.example')).toBe('Longevity <a@b.example>');
  });

  test('is quoted when a comma or a quote in it would end it', () => {
    expect(mailSender('The "Age" Clinic, Inc.', 'a@b.example')).toBe('"The \\"Age\\" Clinic, Inc." <a@b.example>');
  });

  test('with accents is an encoded word, which every mail program decodes', () => {
    const [, word = ''] =
      /^=\?UTF-8\?B\?([\w+/=]+)\?= <a@b\.example>$/.exec(mailSender('Vitalité', 'a@b.example')) ?? [];
    expect(Buffer.from(word, 'base64').toString()).toBe('Vitalité');
  });
});
