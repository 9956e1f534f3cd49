import type { ComponentType } from 'react';

/** Asks before a logout when something would be lost by it. */
export type LogoutWarning = {
  isNeeded: () => Promise<boolean>;
  Dialog: ComponentType<{ onClose: () => void }>;
};

let load: () => Promise<LogoutWarning | null> = async () => null;

/** Called once by the app. The button for logging out thus needs to know nothing about quizzes. */
export function setLogoutWarning(loadWarning: () => Promise<LogoutWarning>): void {
  load = loadWarning;
}

/** The warning, or null when there is none or its code could not be loaded: then nobody is prevented from leaving. */
export const loadLogoutWarning = (): Promise<LogoutWarning | null> => load().catch(() => null);
