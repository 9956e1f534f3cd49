import type { Port, WorkerDeclaration } from './rights.ts';

type Ports = Readonly<Record<string, Port>>;

/** What the ports provide, when they are open. */
type Opened<Uses extends Ports> = { readonly [Name in keyof Uses]: Awaited<ReturnType<Uses[Name]['open']>> };

/** What Lambda calls. Each event source has its own event and answer. */
type WorkerHandler = (event: never, context: never, callback: never) => unknown;

/** A worker with the ports that it uses. The rights and environment of its function follow from these. */
export type Worker = WorkerDeclaration & {
  readonly uses: Ports;
  /** A method, so that a worker may ask for the dependencies that its ports provide. */
  handlerOf(opened: object): WorkerHandler;
};

/** Joins a worker with its ports. Does not compile if a dependency lacks a port or has one of another type. */
export const workerOf = <const Uses extends Ports, Handler extends WorkerHandler>(
  declaration: WorkerDeclaration,
  uses: Uses,
  handlerOf: (opened: Opened<Uses>) => Handler,
) => ({ ...declaration, uses, handlerOf });

/** The handler of a worker. Fails at the cold start if a port lacks its environment. */
export const openWorker = async <Handler extends WorkerHandler>(worker: {
  readonly uses: Ports;
  handlerOf(opened: object): Handler;
}): Promise<Handler> => {
  const opened = Object.entries(worker.uses).map(async ([name, port]) => [name, await port.open()] as const);
  return worker.handlerOf(Object.fromEntries(await Promise.all(opened)));
};
