/** The page on which people download and erase what is stored about them; null while this release has no such page. */
export const accountPath: '/account' | null = null as '/account' | null;
