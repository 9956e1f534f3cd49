// Who may import whom. A rule that is only written down does not hold, so `npm run check` reads every import.
//
// `comment` is printed with each violation: it says why the rule is there, and so what to do instead.

/** The folders of ours that a package is not in. */
const ours = '^(shared|functions|infra|web|tests)/';
/** Every room of functions/ but the adapters, the edge, and what joins all of them: so a new room is among these. */
const handlers =
  '^functions/(?!(adapters|edge|endpoints|entry|openapi|ports)/|features/([^/]+/(adapters|feature|ports)|[^/]+\\.ts$))[^/]+/';
const schemas =
  '^shared/(contract/(schemas/|(errors|messages|result|submission)\\.ts$)|features/([^/]+/schemas|schemas|profile)\\.ts$)';

/** Beside the folders of features stand their registries, the only files of the core that name features. */
const besideFeatures = '^(?:shared|functions|web)/features/';
/** A feature's folder on any floor; `tests/unit/features/…` and the like are its tests. */
const features = `${besideFeatures}[^/]+/`;
const registries = '^(?:shared|functions|web|tests)/features/[a-z-]+\\.ts$';
/**
 * The rooms of shared/ from the ground up: each imports only rooms that stand before it. Features and their registries stand
 * beside this house.
 */
const rooms = [
  ...['base64url.ts', 'languages.ts', 'later-ecmascript.ts', 'product.ts', 'read-unknown.ts', 'canonical-json.ts'],
  ...['scoring/', 'sources/', 'signature/', 'words/(?:[a-z]{2}|forms)/'],
  ...['quizzes/', 'derived-names.ts', 'fingerprint.ts', 'quiz/'],
  ...['questions/', 'load-quiz.ts', 'load-screens.ts', 'retake-rules.ts', 'person/'],
  ...['contract/', 'reading/', 'safety/', 'places/', 'words/(?![a-z]{2}/|forms/)'],
  ...['habits/', 'heart/', 'longevity/', 'answers-in-words.ts', 'result.ts'],
  ...['fhir/', 'verify/'],
].map((room) => `^shared/${room.replace('.ts', '\\.ts$')}`);
const besideRooms = '^shared/features/';

/** The features whose code a feature imports, by its `feature.ts`. */
const { features: declared } = require('./shared/features/all.ts');

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycle-of-files',
      comment: 'Two files that need each other are one thing. Move what both use into a third file.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-cycle-of-folders',
      comment:
        'Two folders that need each other cannot be read one after the other. Move the file, or pass a function.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
    {
      name: 'shared-imports-only-itself',
      comment: 'shared/ runs in the browser, in Lambda and in tests: no package, no input or output.',
      severity: 'error',
      from: { path: '^shared/' },
      to: { pathNot: ['^shared/', '/zod/', '/@noble/hashes/'] },
    },
    ...rooms.slice(0, -1).map((room, place) => ({
      name: 'shared-rooms-stand-on-each-other',
      comment:
        'What two rooms of shared/ need belongs into a room below both (`rooms` in .dependency-cruiser.cjs has their order). ' +
        'no-cycle-of-folders cannot see this: heart/plan and longevity/plan imported each other through their subfolders.',
      severity: 'error',
      from: { path: room },
      to: { path: rooms.slice(place + 1) },
    })),
    {
      name: 'shared-rooms-stand-on-each-other',
      comment: 'A new room of shared/ needs its place in `rooms` of .dependency-cruiser.cjs.',
      severity: 'error',
      from: { path: '^shared/', pathNot: [...rooms, besideRooms] },
      to: { path: '^shared/' },
    },
    {
      name: 'schemas-stay-in-the-contract',
      comment: 'The schema library is for the edges. Everything inside has a type already.',
      severity: 'error',
      from: { path: '^shared/', pathNot: ['^shared/contract/', '^shared/features/[^/]+/schemas\\.ts$'] },
      to: { path: '/node_modules/zod/|^node_modules/zod/' },
    },
    {
      name: 'hashing-seals-results-only',
      comment: 'Node and browsers have SHA-256, but no one way to call it. This package is plain JavaScript.',
      severity: 'error',
      from: {
        path: '^shared/',
        pathNot: ['/engine\\.ts$', '^shared/fingerprint\\.ts$'],
      },
      to: { path: '^node_modules/@noble/hashes/' },
    },
    {
      name: 'functions-import-shared-only',
      comment: 'A function must not know which stack it runs in or which page calls it.',
      severity: 'error',
      from: { path: '^functions/' },
      to: { path: ours, pathNot: '^(functions|shared)/' },
    },
    {
      name: 'handlers-know-no-adapter',
      comment:
        'A handler lists the few functions it needs (`Deps`). A file of functions/endpoints gives it the ports that provide them, and a port uses adapters.',
      severity: 'error',
      from: { path: handlers },
      to: {
        path: [
          '^functions/(adapters|endpoints|entry|ports)/',
          '^functions/features/[^/]+/(adapters|feature|ports)',
          '^functions/(endpoints|features/(endpoints|sharing|stores)|serve-endpoints|workers)\\.ts$',
          '^node_modules/(@aws-sdk|@smithy|aws-)',
        ],
      },
    },
    {
      name: 'edge-knows-no-domain',
      comment: 'functions/edge is HTTP, SQS, environment and log for any product.',
      severity: 'error',
      from: { path: '^functions/edge/' },
      to: { path: '^functions/', pathNot: '^functions/edge/' },
    },
    {
      name: 'adapters-know-no-entry',
      comment: 'An entry wires adapters; the other way round is a cycle in waiting.',
      severity: 'error',
      from: { path: '^functions/adapters/' },
      to: { path: '^functions/entry/' },
    },
    {
      name: 'web-imports-shared-only',
      comment: 'The browser gets no server code.',
      severity: 'error',
      from: { path: '^web/', pathNot: '^web/build\\.ts$' },
      to: { path: ours, pathNot: '^(web|shared)/' },
    },
    {
      name: 'build-writes-the-description',
      comment:
        "The build of the site runs in Node, and writes the API's description beside the pages. It takes no more of the server.",
      severity: 'error',
      from: { path: '^web/build\\.ts$' },
      to: { path: ours, pathNot: ['^(web|shared)/', '^functions/openapi/document\\.ts$'] },
    },
    {
      name: 'web-has-no-schema-library',
      comment: 'zod weighs 26 to 92 kB. The browser checks answers with the same small functions as the server.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^node_modules/zod/' },
    },
    {
      name: 'web-takes-types-from-schemas',
      comment: 'A value imported from a schema file brings zod into the browser. Write `import type`.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: schemas, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'ui-knows-no-screen',
      comment: 'web/ui has no words of the domain. It takes what it shows as properties.',
      severity: 'error',
      from: { path: '^web/ui/' },
      to: { path: '^web/', pathNot: '^web/(ui|assets)/' },
    },
    {
      name: 'infra-imports-entries-and-limits',
      comment:
        'Infra reads what endpoints declare, and names workers by path. It may import entries, the limits of the pipeline, and the build of the app. ' +
        'The commands that read and change what is stored, and those that use the site as the probe does, run the very code of the functions.',
      severity: 'error',
      from: {
        path: '^infra/',
        pathNot:
          '^infra/aws/ops/(people/[a-z-]+|running/(dead-letters|journeys|load|note-mail-event|redrive|rotate-webhook-key)|recall/[a-z-]+)\\.ts$',
      },
      to: {
        path: ours,
        pathNot: [
          '^(infra|shared)/',
          '^functions/(entry|ports)/',
          '^functions/(edge/(lambda|rights|route|worker)|endpoints|features/endpoints|openapi/document|serve-endpoints|workers)\\.ts$',
          '/pipeline-limits\\.ts$',
          '^web/build',
        ],
      },
    },
    {
      name: 'core-knows-no-feature',
      comment:
        'A feature can be taken out: delete its folders and its rows in the registries (shared/features/all.ts lists them). ' +
        'Give the core a place for it, typed as those in web/features/feature.ts are.',
      severity: 'error',
      from: { path: ours, pathNot: [registries, '^(?:shared|functions|web|tests|tests/[a-z0-9]+)/features/[^/]+/'] },
      to: { path: features },
    },
    {
      name: 'feature-knows-what-it-needs',
      comment:
        'A feature imports the core and the features that its `needs` in shared/features/<name>/feature.ts list.',
      severity: 'error',
      from: {
        path: `${besideFeatures}([^/]+)/`,
        pathNot: Object.keys(declared).map((name) => `${besideFeatures}${name}/`),
      },
      to: { path: features, pathNot: `${besideFeatures}$1/` },
    },
    ...Object.entries(declared).map(([name, { needs }]) => ({
      name: 'feature-knows-what-it-needs',
      comment: `The feature ${name} imports the core and the features that its \`needs\` list: ${needs.join(', ') || 'none'}.`,
      severity: 'error',
      from: { path: `${besideFeatures}${name}/` },
      to: { path: features, pathNot: [name, ...needs].map((each) => `${besideFeatures}${each}/`) },
    })),
    {
      name: 'no-full-zod',
      comment: "Import * as z from 'zod/mini': the full zod adds 20 kB zipped and 10 ms of start-up to every Lambda.",
      severity: 'error',
      from: {},
      to: { path: '^node_modules/zod/(index|v4/classic|v3)' },
    },
    {
      name: 'no-barrel',
      comment: 'A file is imported by its own name, so that a reader finds it in one step.',
      severity: 'error',
      from: {},
      to: { path: `${ours}.*/index\\.(ts|tsx|mjs)$` },
    },
    {
      name: 'nothing-missing',
      comment: 'Every import leads to a file or to a package in package.json.',
      severity: 'error',
      from: {},
      // 'aws-lambda' is the name of a package of types alone (@types/aws-lambda).
      to: { dependencyTypes: ['unknown', 'undetermined', 'npm-no-pkg', 'npm-unknown'], pathNot: '^aws-lambda$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Imports of types count too: they are what a reader follows.
    tsPreCompilationDeps: true,
    detectJSDocImports: false,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.svg'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
