import { AttributeType, ProjectionType } from 'aws-cdk-lib/aws-dynamodb';

type Keys = { readonly partitionKey: string; readonly sortKey?: string };
type Index = Keys & { readonly name: string; readonly include: readonly string[] };

/** The keys of a table or of an index, as the CDK takes them. All keys are texts. */
export const keysOf = ({ partitionKey, sortKey }: Keys) => ({
  partitionKey: { name: partitionKey, type: AttributeType.STRING },
  ...(sortKey && { sortKey: { name: sortKey, type: AttributeType.STRING } }),
});

/** An index that carries a few attributes beside its keys. */
export const indexOf = (index: Index) => ({
  ...keysOf(index),
  indexName: index.name,
  projectionType: ProjectionType.INCLUDE,
  nonKeyAttributes: [...index.include],
});
