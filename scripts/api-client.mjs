// node scripts/api-client.mjs https://your-loggia.example/api/v1/openapi.json > loggia.ts: a typed client of the API, from its document.
import { fileURLToPath } from 'node:url';

const nameIn = (ref) => ref.slice(ref.lastIndexOf('/') + 1);
const keyOf = (name) => (/^[\w$]+$/.test(name) ? name : JSON.stringify(name));

/** The TypeScript type of a JSON schema. */
function typeOf(schema) {
  if (schema.$ref) return nameIn(schema.$ref);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.allOf) return schema.allOf.map(typeOf).join(' & ');
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' | ');
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeOf({ ...schema, type })).join(' | ');
  if (schema.type === 'array') return arrayOf(typeOf(schema.items));
  if (schema.type === 'object') return objectOf(schema);
  return { string: 'string', number: 'number', integer: 'number', boolean: 'boolean', null: 'null' }[schema.type] ?? 'unknown';
}

const arrayOf = (type) => (/[|&]/.test(type) && !type.startsWith('{') ? `(${type})[]` : `${type}[]`);

function objectOf({ properties = {}, required = [], additionalProperties }) {
  const fields = Object.entries(properties).map(
    ([name, schema]) => `${keyOf(name)}${required.includes(name) ? '' : '?'}: ${typeOf(schema)}`,
  );
  // fields that only some tours have; those above are among them
  const others = additionalProperties ? [`[field: string]: ${typeOf(additionalProperties)} | undefined`] : [];
  return `{ ${[...fields, ...others].join('; ')} }`;
}

const operationsIn = ({ paths }) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  );

/** What an operation takes and answers. */
function operationType({ operationId, parameters = [], requestBody, responses }) {
  const named = (place) => parameters.filter((parameter) => parameter.in === place);
  const fields = (list) => list.map(({ name, required, schema }) => `${keyOf(name)}${required ? '' : '?'}: ${typeOf(schema)}`);
  const part = (name, place) => {
    const list = named(place);
    if (list.length === 0) return [];
    return [`${name}${list.some(({ required }) => required) ? '' : '?'}: { ${fields(list).join('; ')} }`];
  };
  const body = requestBody ? [`body: ${typeOf(requestBody.content['application/json'].schema)}`] : [];
  const [, success] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  const schema = success?.content?.['application/json'].schema;
  const input = [...part('params', 'path'), ...part('query', 'query'), ...part('headers', 'header'), ...body];
  return `  ${operationId}: { input: { ${input.join('; ')} }; answer: ${schema ? typeOf(schema) : 'null'} };`;
}

/** A client in TypeScript, whole in one file. @param document OpenAPI 3.1 */
export function apiClientSource(document) {
  const operations = operationsIn(document);
  const schemas = Object.entries(document.components.schemas).map(([name, schema]) => `export type ${name} = ${typeOf(schema)};`);
  return `// Written by scripts/api-client.mjs from the OpenAPI document of the API.

${schemas.join('\n')}

/** What each operation takes and answers. */
export type Operations = {
${operations.map(operationType).join('\n')}
};

const operations = {
${operations.map(({ operationId, method, path }) => `  ${operationId}: ['${method.toUpperCase()}', '${path}'],`).join('\n')}
} as const satisfies Record<keyof Operations, readonly [method: string, path: string]>;

/** A request that was refused, with the problem that the API answered. */
export class ApiError extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.detail);
    this.problem = problem;
  }
}

export type Answered<Name extends keyof Operations> = { status: number; headers: Headers; data: Operations[Name]['answer'] };
type Input = { params?: Record<string, string>; query?: Record<string, unknown>; headers?: Record<string, string>; body?: unknown };
type Options = { address: string; key: string; send?: (request: Request) => Promise<Response> };

/** Calls operations by name. @param address that of the API, such as https://your-loggia.example/api/v1 */
export const createClient =
  ({ address, key, send = fetch }: Options) =>
  async <Name extends keyof Operations>(name: Name, input: Operations[Name]['input']): Promise<Answered<Name>> => {
    const [method, path] = operations[name];
    const { params = {}, query = {}, headers = {}, body } = input as Input;
    const url = new URL(address + path.replace(/{(\\w+)}/g, (_, param: string) => encodeURIComponent(params[param] ?? '')));
    for (const [field, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(field, String(value));
    const sent = { ...headers, Authorization: \`Bearer \${key}\`, ...(body !== undefined && { 'Content-Type': 'application/json' }) };
    const response = await send(new Request(url, { method, headers: sent, ...(body !== undefined && { body: JSON.stringify(body) }) }));
    const text = await response.text();
    const data: unknown = text === '' ? null : JSON.parse(text);
    if (!response.ok) throw new ApiError(data as Problem);
    return { status: response.status, headers: response.headers, data: data as Operations[Name]['answer'] };
  };
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [address = ''] = process.argv.slice(2);
  process.stdout.write(apiClientSource(await (await fetch(address)).json()));
}
