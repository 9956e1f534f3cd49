/** The row of a third quiz in the registry of this feature. */
export const quizRows = {
  'web/features/what-if/load-what-if.ts':
    "[eveningRecord.id]: async () => (await import('#shared/features/what-if/age-explorer.ts')).ageExplorer,",
} as const;
