import fc from 'fast-check';

/** A schema of the OpenAPI document, as far as ours go. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema;
  items?: Schema;
};
type Parameter = { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: Schema };
export type Operation = {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: { 'application/json': { schema: Schema } } };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
};
export type Document = { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, Schema> } };

export type ApiRequest = { id: string; method: string; path: string; headers: Record<string, string>; body: string | undefined };

/** Values that mean something in the world of the test, by the name of a parameter or field; `any` may stand everywhere. */
export type Words = Readonly<Record<string, readonly unknown[]>>;

const oddText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom(
    '',
    ' ',
    '__proto__',
    'constructor',
    '../x',
    'a/b',
    '%',
    '<script>',
    "'=1+1",
    '[too long for a spreadsheet: unchanged]',
    '\u0000',
    '\uD800',
  ),
);
const oddValue = fc.oneof(oddText, fc.double(), fc.integer(), fc.boolean(), fc.constantFrom(null, [], {}, 1e308, -0));

type ValueOf = (schema: Schema, name?: string) => fc.Arbitrary<unknown>;

/** Values of a schema: those that make sense, or in a wild request often such that do not. */
function valuesOf({ components }: Document, words: Words, isWild: boolean): ValueOf {
  const arbitraryOf: ValueOf = (schema, name = '') => {
    const likely = words[name] ?? [];
    const sensible = likely.length > 0 ? fc.constantFrom(...likely) : fitting(schema, name);
    if (!isWild) return sensible;
    const any = fc.constantFrom(...(words.any ?? [null]));
    return fc.oneof(
      { weight: 5, arbitrary: sensible },
      { weight: 3, arbitrary: fitting(schema, name) },
      { weight: 1, arbitrary: any },
      { weight: 1, arbitrary: oddValue },
    );
  };
  const fitting: ValueOf = (schema, name = '') => {
    if (schema.$ref) return arbitraryOf(components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, name);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => arbitraryOf(each, name)));
    return fc.oneof(...[schema.type ?? 'string'].flat().map((type) => ofType(type, schema)));
  };
  const ofType = (type: string, schema: Schema): fc.Arbitrary<unknown> => {
    if (type === 'integer') return fc.integer({ min: isWild ? -1 : 1, max: 60 });
    if (type === 'number') return fc.double({ min: -1e6, max: 1e6, noNaN: true });
    if (type === 'boolean') return fc.boolean();
    if (type === 'null') return fc.constant(null);
    if (type === 'array') return fc.array(arbitraryOf(schema.items ?? {}), { minLength: isWild ? 0 : 1, maxLength: 4 });
    if (type === 'object') return objectOf(schema);
    return isWild ? oddText : fc.string({ unit: fc.constantFrom(...'abc ÄÖ漢🙂<&"'), minLength: 1, maxLength: 12 });
  };
  const objectOf = ({ properties = {}, required = [], additionalProperties }: Schema): fc.Arbitrary<unknown> => {
    const fields = Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, arbitraryOf(each, name)]));
    const names = fc.constantFrom(...((words.field ?? ['other']) as string[]));
    const others =
      additionalProperties && isWild ? fc.dictionary(names, arbitraryOf(additionalProperties), { maxKeys: 2 }) : fc.constant({});
    return fc.tuple(fc.record(fields, { requiredKeys: required }), others).map(([declared, more]) => ({ ...declared, ...more }));
  };
  return arbitraryOf;
}

/** Random requests to every operation of the document: most make sense, and some do not. */
export function requestsOf(document: Document, words: Words): fc.Arbitrary<ApiRequest> {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const [tame, wild] = [false, true].map((isWild) =>
    fc.oneof(...operations.map(({ path, method, operation }) => requestOf(path, method, operation, valuesOf(document, words, isWild)))),
  ) as [fc.Arbitrary<ApiRequest>, fc.Arbitrary<ApiRequest>];
  return fc.oneof(tame, wild);
}

function requestOf(
  path: string,
  method: string,
  { operationId, parameters = [], requestBody }: Operation,
  arbitraryOf: ValueOf,
): fc.Arbitrary<ApiRequest> {
  const values = parameters.map((parameter) =>
    parameter.required
      ? arbitraryOf(parameter.schema, parameter.name)
      : fc.option(arbitraryOf(parameter.schema, parameter.name), { nil: undefined }),
  );
  const body = requestBody ? arbitraryOf(requestBody.content['application/json'].schema) : fc.constant(undefined);
  const json = body.map((value) => (value === undefined ? undefined : JSON.stringify(value)));
  const sent = requestBody
    ? fc.oneof({ weight: 20, arbitrary: json }, { weight: 1, arbitrary: fc.constantFrom('{', '', '[[', '{"points":[{"__proto__":{}}]}') })
    : json;
  return fc.tuple(fc.tuple(...values), sent).map(([drawn, content]) => {
    const all = parameters.map((parameter, index) => ({ ...parameter, value: drawn[index] })).filter(({ value }) => value !== undefined);
    const query = new URLSearchParams(all.filter((each) => each.in === 'query').map(({ name, value }) => [name, String(value)]));
    const at = all
      .filter((each) => each.in === 'path')
      .reduce((whole, { name, value }) => whole.replace(`{${name}}`, inPath(String(value))), path);
    const headers = all
      .filter((each) => each.in === 'header')
      .map(({ name, value }): [string, string] => [name, String(value).replace(/[^\x20-\x7e]/g, '')]);
    return {
      id: operationId,
      method: method.toUpperCase(),
      path: `${at}${query.size > 0 ? `?${query}` : ''}`,
      headers: { ...Object.fromEntries(headers), ...(requestBody && { 'Content-Type': 'application/json' }) },
      body: content,
    };
  });
}

const inPath = (value: string): string => encodeURIComponent(value.replace(/\p{Surrogate}/gu, '')) || '%20';
