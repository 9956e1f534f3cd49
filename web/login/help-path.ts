/** Where people get back in who forgot the password; null while this release has no such page. */
export const helpPath: '/login/help' | null = null as '/login/help' | null;
