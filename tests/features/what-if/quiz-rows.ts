/** The row that a third quiz needs in this feature's registry. */
export const quizRows = {
  'web/features/what-if/load-what-if.ts':
    "[eveningRecord.id]: async () => (await import('#shared/features/what-if/age-explorer.ts')).ageExplorer,",
} as const;
