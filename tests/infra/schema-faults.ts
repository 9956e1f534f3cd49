import { loadAwsServiceSpecSync } from '@aws-cdk/aws-service-spec';
import type { Property, PropertyType, SpecDatabase } from '@aws-cdk/service-spec-types';

// Compares a template with the schemas by which CloudFormation itself checks one at a deployment.

type Values = Readonly<Record<string, unknown>>;
type Resource = { Type: string; Properties?: Values };
type Known = Readonly<Record<string, Property>>;

export type CheckedTemplate = { Resources: Readonly<Record<string, Resource>> };

let loaded: SpecDatabase | undefined;
/** All schemas, as they were published with the package: a second to load, so once for all tests. */
const schemas = (): SpecDatabase => {
  loaded ??= loadAwsServiceSpecSync();
  return loaded;
};

/** Served by functions of ours or of the CDK: AWS has no schema of them. */
const hasNoSchema = /^Custom::|^AWS::CloudFormation::CustomResource$|^AWS::CDK::Metadata$/;

/** What CloudFormation would refuse, as sentences that name the place. None: the template fits the schemas. */
export function schemaFaults({ Resources }: CheckedTemplate): string[] {
  return Object.entries(Resources).flatMap(([id, { Type, Properties = {} }]) => {
    if (hasNoSchema.test(Type)) return [];
    const schema = schemas().lookup('resource', 'cloudFormationType', 'equals', Type)[0];
    if (!schema) return [`${id}: there is no type ${Type}.`];
    return [...inObject(Properties, schema.properties, id), ...inReferences(Properties, Resources, id)];
  });
}

function inObject(values: Values, known: Known, place: string): string[] {
  const missing = Object.entries(known)
    .filter(([name, { required }]) => required && values[name] === undefined)
    .map(([name]) => `${place}.${name} is missing.`);
  const inside = Object.entries(values).flatMap(([name, value]) => {
    // As JSON has it: not there.
    if (value === undefined) return [];
    const property = known[name];
    if (!property) return [`${place}.${name} is not known.`];
    return inValue(value, property.type, `${place}.${name}`);
  });
  return [...missing, ...inside];
}

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value that only the deployment knows is allowed anywhere. */
const isIntrinsic = (value: unknown): boolean => {
  const [name = '', ...others] = isObject(value) ? Object.keys(value) : [];
  return others.length === 0 && (name === 'Ref' || name.startsWith('Fn::'));
};

function inValue(value: unknown, type: PropertyType, place: string): string[] {
  if (isIntrinsic(value)) return [];
  switch (type.type) {
    case 'union': {
      const faults = type.types.map((each) => inValue(value, each, place));
      return faults.some((each) => each.length === 0) ? [] : (faults[0] ?? []);
    }
    case 'array':
      if (!Array.isArray(value)) return [`${place} is not a list.`];
      return value.flatMap((each, at) => inValue(each, type.element, `${place}[${at}]`));
    case 'map':
      if (!isObject(value)) return [`${place} is not an object.`];
      return Object.entries(value).flatMap(([name, each]) => inValue(each, type.element, `${place}.${name}`));
    case 'ref':
      if (!isObject(value)) return [`${place} is not an object.`];
      return inObject(value, schemas().get('typeDefinition', type.reference).properties, place);
    case 'tag':
      return isObject(value) && typeof value.Key === 'string' ? [] : [`${place} is not a tag.`];
    default:
      return inPlainValue(value, type, place);
  }
}

type PlainType = Extract<
  PropertyType,
  { type: 'string' | 'number' | 'integer' | 'boolean' | 'json' | 'date-time' | 'null' }
>;

const isOf: Readonly<Record<PlainType['type'], (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  'date-time': (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  json: (value) => isObject(value) || Array.isArray(value) || typeof value === 'string',
  null: (value) => value === null,
};

function inPlainValue(value: unknown, type: PlainType, place: string): string[] {
  if (!isOf[type.type](value)) return [`${place} is ${JSON.stringify(value)}, which is no ${type.type}.`];
  const allowed: readonly unknown[] = ('allowedValues' in type && type.allowedValues) || [];
  if (allowed.length === 0 || allowed.includes(value)) return [];
  return [`${place} is ${JSON.stringify(value)}, and can only be ${allowed.join(', ')}.`];
}

/** An attribute of another resource that this has, by `Fn::GetAtt`. */
function inReferences(value: unknown, resources: CheckedTemplate['Resources'], place: string): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => inReferences(each, resources, place));
  if (!isObject(value)) return [];
  const asked = value['Fn::GetAtt'];
  if (!Array.isArray(asked)) return Object.values(value).flatMap((each) => inReferences(each, resources, place));
  const [id, attribute] = asked.map(String);
  const Type = resources[id ?? '']?.Type;
  if (!Type) return [`${place} refers to ${id}, which is not in the template.`];
  const schema = schemas().lookup('resource', 'cloudFormationType', 'equals', Type)[0];
  if (!schema || attribute === undefined || attribute in schema.attributes) return [];
  return [`${place} asks ${id} for ${attribute}, which ${Type} does not have.`];
}
