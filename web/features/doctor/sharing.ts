export const willEnd: readonly string[] = ['We’ll close the links you shared.'];

export const hasEnded: readonly string[] = ['The links you shared are closed.'];
