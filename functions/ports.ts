// What handlers depend on, each by one name, with what it takes to have it. A declaration names its ports, and the stack
// grants what they need: so a port lists the actions that its calls make, and no other. Each is an export of its own, a
// plain object that does nothing until it is opened: a Lambda bundles those that its route names. What loads on use stands in
// a file of its own, because a bundle has all that one of its files may load.

export * from './ports/accounts.ts';
export * from './ports/common.ts';
export * from './ports/fhir.ts';
export * from './ports/limits.ts';
export * from './ports/links.ts';
export * from './ports/person-export.ts';
export * from './ports/submissions.ts';
export * from './ports/submitting.ts';
