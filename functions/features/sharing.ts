import type { Port } from '#functions/edge/rights.ts';
import type { UserId } from '#shared/contract/ids.ts';
import { closeLinks } from './doctor/ports.ts';

/** Each ends what one feature lets others see of a user. They run when all sessions of the user end. Each is safe to repeat. */
export const sharingEnds: readonly Port<(userId: UserId) => Promise<void>>[] = [closeLinks];
