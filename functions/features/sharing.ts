import type { Port } from '#functions/edge/rights.ts';
import type { UserId } from '#shared/contract/ids.ts';
import { closeLinks } from './doctor/ports.ts';

/** What ends with all sessions of a user: whatever features let others see. Each is safe to repeat. */
export const sharingEnds: readonly Port<(userId: UserId) => Promise<void>>[] = [closeLinks];
