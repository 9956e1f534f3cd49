import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { openApiDocument, openApiPath } from '#functions/openapi/document.ts';
import { matchPath } from '#shared/contract/route.ts';

// Checks answers of the API, and calls of the webhook, against the OpenAPI document that is served.

type Document = {
  paths: Record<
    string,
    Record<string, { responses: Record<string, { content?: Record<string, { schema: object }> }> }>
  >;
};

/** The document lets a client ignore new fields, but our own answers must have none that it lacks. */
const strict = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(strict);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, strict(inner)]));
  return copy.type === 'object' && copy.properties ? { additionalProperties: false, ...copy } : copy;
};

const document = strict(openApiDocument()) as Document;
const ajv = new Ajv2020({ strict: false, allErrors: true });
ajv.addSchema({ $id: 'contract', ...document });

const compiled = new Map<string, ValidateFunction>();
const validatorOf = (pointer: string): ValidateFunction => {
  const validator = compiled.get(pointer) ?? ajv.compile({ $ref: `contract#${pointer}` });
  compiled.set(pointer, validator);
  return validator;
};

const errorsOf = (pointer: string, value: unknown): string[] => {
  const validate = validatorOf(pointer);
  return validate(value)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
};

export type Answered = { method: string; path: string; status: number; contentType: string | null; text: string };

/** How an answer departs from the document; empty when it does not. */
export const contractBreaks = ({ method, path, status, contentType, text }: Answered): string[] => {
  if (path === openApiPath) return [];
  const type = (contentType ?? '').split(';')[0] ?? '';
  const template = Object.keys(document.paths).find((each) => matchPath(each, path)) ?? path;
  const responses = document.paths[template]?.[method.toLowerCase()]?.responses;
  const json = readJson(text);
  if (!responses) {
    if (status !== 404) return [`${method} ${path} is not in the document and answers ${status}`];
    return [...wrongType(type), ...errorsOf('/components/schemas/Problem', json), ...statusBreaks(json, status)];
  }
  const { content } = responses[status] ?? {};
  if (status in responses && !content) return text === '' ? [] : [`${method} ${path} answers ${status} with a body`];
  if (!content) return [`${method} ${path} answers ${status}, which the document does not know`];
  const escaped = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1');
  if (!content[type]) return [`${method} ${path} answers ${status} as ${type}`];
  const pointer = ['paths', template, method.toLowerCase(), 'responses', String(status), 'content', type, 'schema'];
  const breaks = errorsOf(`/${pointer.map(escaped).join('/')}`, type.endsWith('json') ? json : text);
  return status < 400 ? breaks : [...breaks, ...wrongType(type), ...statusBreaks(json, status)];
};

/** The API answers errors as problem details. Only API Gateway sends a plain message, and no test runs it. */
const wrongType = (type: string): string[] =>
  type === 'application/problem+json' ? [] : [`an error is sent as ${type}`];

const statusBreaks = (problem: unknown, status: number): string[] => {
  const { status: said, message, detail } = (problem ?? {}) as Record<string, unknown>;
  return [
    ...(said === status ? [] : [`status ${status} says that it is ${said}`]),
    ...(message === detail ? [] : ['message and detail differ']),
  ];
};

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Throws when the answer departs from the document. The body can still be read afterwards. */
export const checkResponse = async (method: string, address: string, response: Response): Promise<Response> => {
  const { pathname: path } = new URL(address);
  const text = await response.clone().text();
  const { status } = response;
  throwOn(contractBreaks({ method, path, status, contentType: response.headers.get('content-type'), text }), address);
  return response;
};

/** Throws when the body of a webhook call departs from the document. */
export const checkWebhook = (body: string): void =>
  throwOn(errorsOf('/components/schemas/SubmissionAccepted', readJson(body)), 'the webhook');

const throwOn = (breaks: string[], what: string): void => {
  if (breaks.length > 0) throw new Error(`${what} departs from the OpenAPI document:\n${breaks.join('\n')}`);
};
