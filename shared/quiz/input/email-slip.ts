/** Common mailbox providers with names so long that one wrong letter is a slip and not another provider. */
const targets = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'hotmail.co.uk',
  'outlook.com',
  'yahoo.com',
  'yahoo.co.uk',
  'icloud.com',
  'btinternet.com',
  'comcast.net',
  'protonmail.com',
] as const;

/** Real providers that are one letter away from one of `targets`. */
const neighbours: readonly string[] = ['mail.com', 'email.com', 'ymail.com', 'fmail.com', 'rmail.com'];

/**
 * What an address with a mistyped provider probably means ('maya@gmial.com'); null where nothing looks like a slip. Only ask the
 * user about it, because any domain may be real.
 */
export function likelySlip(address: string): { domain: string; address: string } | null {
  const at = address.lastIndexOf('@') + 1;
  const typed = address.slice(at).toLowerCase();
  if (neighbours.includes(typed) || targets.some((domain) => domain === typed)) return null;
  const domain = targets.find((target) => isOneSlipAway(typed, target));
  return domain ? { domain, address: address.slice(0, at) + domain } : null;
}

/** Whether one letter is extra, missing or wrong, or two neighbours are swapped. */
function isOneSlipAway(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false;
  let start = 0;
  while (start < meant.length && typed[start] === meant[start]) start += 1;
  const [rest, own] = [typed.slice(start), meant.slice(start)];
  const isSwapped = rest[0] === own[1] && rest[1] === own[0] && rest.slice(2) === own.slice(2);
  return isSwapped || rest.slice(1) === own || rest === own.slice(1) || rest.slice(1) === own.slice(1);
}
