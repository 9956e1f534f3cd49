import { describe, expect, test } from 'vitest';
import { commitmentTo, meetingId, newKeyPair, sharedKey, threeWords, words } from '#web/continue/pairing.ts';
import { randomSecret } from '#web/sealed/seal-file.ts';

const paired = async () => {
  const [receiver, sender, nonce] = [await newKeyPair(), await newKeyPair(), randomSecret()];
  return { receiver, sender, seen: { receiverKey: receiver.publicKey, senderKey: sender.publicKey, nonce } };
};

describe('two devices that have seen the same', () => {
  test('have one key', async () => {
    const { receiver, sender, seen } = await paired();
    const key = await sharedKey(receiver, sender.publicKey, seen);
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(await sharedKey(sender, receiver.publicKey, seen)).toBe(key);
  });

  test.each(['receiverKey', 'senderKey', 'nonce'] as const)(
    'have another key and other words if %s differs',
    async (part) => {
      const { receiver, sender, seen } = await paired();
      const other = { ...seen, [part]: part === 'nonce' ? randomSecret() : (await newKeyPair()).publicKey };
      expect(await sharedKey(receiver, sender.publicKey, other)).not.toBe(
        await sharedKey(sender, receiver.publicKey, seen),
      );
      expect(await threeWords(other)).not.toBe(await threeWords(seen));
    },
  );
});

test('the private key cannot be exported from the page in any format', async () => {
  const { privateKey } = await newKeyPair();
  expect(privateKey.extractable).toBe(false);
  for (const format of ['jwk', 'pkcs8'] as const)
    await expect(crypto.subtle.exportKey(format, privateKey)).rejects.toThrow();
});

test.each([
  ['no point of the curve', `B${'A'.repeat(86)}`],
  ['cut short', 'BAAA'],
  ['blank', ''],
])('a key that is %s is refused', async (_, key) => {
  const { receiver, seen } = await paired();
  await expect(sharedKey(receiver, key, { ...seen, senderKey: key })).rejects.toThrow();
});

test('a device’s own key, sent back, is refused', async () => {
  const { receiver, seen } = await paired();
  await expect(sharedKey(receiver, receiver.publicKey, { ...seen, senderKey: receiver.publicKey })).rejects.toThrow();
});

test('the meeting place and the commitment are derived from the keys, and differ for one key', async () => {
  const [one, other] = [await newKeyPair(), await newKeyPair()];
  expect(await meetingId(one.publicKey)).toBe(await meetingId(one.publicKey));
  expect(await meetingId(one.publicKey)).not.toBe(await meetingId(other.publicKey));
  expect(await meetingId(one.publicKey)).not.toBe(await commitmentTo(one.publicKey));
});

describe('the words', () => {
  test('are 256, all different, short and plain', () => {
    expect(new Set(words).size).toBe(256);
    expect(words).toHaveLength(256);
    for (const word of words) expect(word).toMatch(/^[a-z]{3,8}$/);
  });

  test('are all used: three bytes name three of them', async () => {
    const { seen } = await paired();
    const drawn = new Set<string>();
    for (let turn = 0; turn < 1000; turn += 1)
      for (const word of (await threeWords({ ...seen, nonce: String(turn) })).split(' · ')) drawn.add(word);
    expect([...drawn].toSorted()).toEqual([...words].toSorted());
  });
});
