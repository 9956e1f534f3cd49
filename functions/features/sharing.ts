import type { Port } from '#functions/edge/rights.ts';
import { closeLinks } from '#functions/ports/link-ports.ts';
import type { UserId } from '#shared/contract/ids.ts';

/** What ends with all sessions of a user: whatever features let others see. Each is safe to repeat. */
export const sharingEnds: readonly Port<(userId: UserId) => Promise<void>>[] = [closeLinks];
