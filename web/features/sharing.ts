import * as doctor from './doctor/sharing.ts';

// What ends with all sessions of a user, in whole sentences. The server's part: functions/features/sharing.ts.

export const sharingWillEnd: readonly string[] = [...doctor.willEnd];
export const sharingHasEnded: readonly string[] = [...doctor.hasEnded];
