import { fromBase64url, toBase64url } from '#shared/base64url.ts';
import { digestOf, hashOf } from '#web/quiz/move/handoff.ts';

/**
 * 256 short words that most people know, that look and sound different, and that describe no person. One byte selects one.
 * Both devices need the same list in the same order: after a change both pages must be reloaded.
 */
export const words: readonly string[] = `
acorn amber anchor ankle apple apron arrow attic autumn bagel balloon banana banjo barn basket bath beach bead bear
bell belt bench berry bird biscuit blanket book bottle bowl branch bread brick bridge broom brush bucket butter
button cabin cactus cake camel camp candle canoe carpet carrot castle cello chain chair cheese cherry chimney cliff
clock cloud clover coconut cookie copper coral corn cotton cow crab crayon cream crown cup curtain daisy desk dinner
doll dolphin donkey door dragon drum duck eagle easel egg elbow engine envelope falcon farm feather fence fiddle
field finger fish flag flute forest fountain fox frog garden garlic ginger giraffe glass globe glove goose grape
grass guitar hammer harbour harp hazel hedge helmet hill honey horse house island ivory jacket jelly jungle kettle
kitchen kite kitten ladder lake lamp lantern lemon lentil library lily lion lizard lobster magnet mango maple marble
market meadow melon milk mirror mitten moon moss mountain mouse muffin museum needle nest noodle nut oak oboe ocean
olive onion orange orchard otter oven owl oyster paddle palm panda paper parrot path peach pebble pencil pepper piano
pillow pine planet plum pocket pond poppy potato pumpkin puppet puzzle quilt rabbit radio rain ribbon river robin
rocket rope rose ruby saddle sailor salad salt sand sandal saucer scarf school shadow sheep shell ship silver skate
sofa soup spade spoon star stone sugar summer sun swan table teapot tiger tomato towel tower train tulip turtle
umbrella valley velvet violin wagon walnut water whale wheat wheel window winter wolf wool yellow zebra
`
  .trim()
  .split(/\s+/);

// How two devices agree on a key and three words (docs/decisions/three-words.md). The code that the sender scans contains the
// receiver's public key. The sender commits to its own key by its hash, the receiver answers with a nonce, and only then does the
// sender reveal its key. A man in the middle would have to choose a key or a nonce before knowing what it must match, and gets
// the words right once in sixteen million tries, each of which the user would see.

const curve = { name: 'ECDH', namedCurve: 'P-256' } as const;

export type KeyPair = { privateKey: CryptoKey; publicKey: string };

/** The private key cannot be extracted, not even by the code of this page. */
export async function newKeyPair(): Promise<KeyPair> {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(curve, false, ['deriveBits']);
  const raw = await crypto.subtle.exportKey('raw', publicKey);
  return { privateKey, publicKey: toBase64url(new Uint8Array(raw)) };
}

/** The id under which the two devices meet. It is derived from the receiver's key, so the code needs nothing else. */
export const meetingId = (receiverKey: string): Promise<string> => hashOf('meeting', receiverKey);

export const commitmentTo = (senderKey: string): Promise<string> => hashOf('commitment', senderKey);

/** What both devices have seen. The words and the key are derived from all of it. */
export type Seen = { receiverKey: string; senderKey: string; nonce: string };

export async function threeWords({ receiverKey, senderKey, nonce }: Seen): Promise<string> {
  const digest = new Uint8Array(await digestOf('three words', receiverKey, senderKey, nonce));
  return [...digest.subarray(0, 3)].map((byte) => words[byte]).join(' · ');
}

/**
 * 32 bytes in base64url, the same on both devices (ECDH, then HKDF of RFC 5869). Throws for a key that is no point of the curve.
 */
export async function sharedKey({ privateKey, publicKey }: KeyPair, otherKey: string, seen: Seen): Promise<string> {
  if (publicKey === otherKey) throw new Error('A device cannot pair with itself.');
  const other = await crypto.subtle.importKey('raw', fromBase64url(otherKey) ?? new Uint8Array(), curve, false, []);
  const secret = await crypto.subtle.deriveBits({ name: 'ECDH', public: other }, privateKey, 256);
  const material = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  const salt = await digestOf('salt', seen.nonce);
  const info = await digestOf('draft', seen.receiverKey, seen.senderKey);
  return toBase64url(
    new Uint8Array(await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, material, 256)),
  );
}
