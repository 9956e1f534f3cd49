export type RedFlagLevel = 'emergency' | 'urgent' | 'soon';
export type RedFlagNotice = { code: string; level: RedFlagLevel; message: string };
