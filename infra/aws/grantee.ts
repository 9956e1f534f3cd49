/** Something with a role that can be given rights: a `NodeFunction`. A type of its own, so that the data key need not import it. */
export type Grantee = {
  allow: (actions: string[], resources: string[], conditions?: Record<string, Record<string, unknown>>) => void;
};
