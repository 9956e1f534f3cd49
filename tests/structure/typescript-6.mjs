// dependency-cruiser reads TypeScript with the compiler's JavaScript interface, which TypeScript 7 no longer has. So it
// gets TypeScript 6, for itself alone: `npx tsc` stays the compiler in package.json.
import { registerHooks } from 'node:module';

registerHooks({
  resolve: (specifier, context, next) => next(specifier.replace(/^typescript(?=$|\/)/, 'typescript-6'), context),
});
