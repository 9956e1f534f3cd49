// Imported only when they run, because that file composes every sheet, which reading the settings of the tests does not need.
type Print = typeof import('./print.ts');
const countPages: Print['countPages'] = async (...given) => (await import('./print.ts')).countPages(...given);
const longSheets: Print['longSheets'] = async (...given) => (await import('./print.ts')).longSheets(...given);

export const commands = { countPages, longSheets };
