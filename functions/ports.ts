// The dependencies of handlers, each by one name, with the rights that it needs. A declaration names its ports, and the stack
// grants their rights, so a port lists exactly the actions that its calls make. Each port is a separate export, a plain object
// that does nothing until it is opened, so that a Lambda bundles only the ports of its route. What is loaded lazily has a file
// of its own, because a bundle contains everything that one of its files may load.

export * from './ports/account-ports.ts';
export * from './ports/base-ports.ts';
export * from './ports/data-ports.ts';
export * from './ports/fhir.ts';
export * from './ports/person-export.ts';
export * from './ports/personal-data.ts';
