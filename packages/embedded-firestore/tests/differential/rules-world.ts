import { Random } from '../fuzz/random';
import { expression, type Names } from './rules-grammar';
import { pinnedValue } from './rules-values';

/** A value of the REST interface. */
export type RestValue = Readonly<Record<string, unknown>>;
export type RestFields = Readonly<Record<string, RestValue>>;

/** One request to both engines, about the documents of one block. */
export type Request =
  | { readonly kind: 'get'; readonly path: string }
  | { readonly kind: 'list'; readonly query: object }
  | { readonly kind: 'write'; readonly writes: readonly Write[] };
/** `null` deletes. */
export type Write = { readonly path: string; readonly fields: RestFields | null };
export type Asked = { readonly request: Request; readonly claims: object | null };

/** A match block with its documents and what is asked about them; blocks share nothing, so each can be asked by itself. */
export type Block = {
  readonly collections: readonly string[];
  readonly source: string;
  readonly documents: Readonly<Record<string, RestFields>>;
  readonly asked: readonly Asked[];
};

/** Documents that rules look up in every block; `x/none` does not exist. */
export const SHARED: Readonly<Record<string, RestFields>> = {
  'x/one': {
    b: { booleanValue: true },
    i: { integerValue: '1' },
    s: { stringValue: 'abc' },
    m: { mapValue: { fields: { a: { integerValue: '1' } } } },
  },
  'x/two': { a: { stringValue: 'ada' }, l: { arrayValue: { values: [{ stringValue: 'a' }, { stringValue: 'b' }] } } },
};

const CLAIMS: readonly (object | null)[] = [
  { uid: 'ada', name: 'abc', role: 'admin', level: 3, list: ['a', 'b', 1], flag: true, a: 1 },
  { uid: 'ada', name: 'abc', role: 'admin', level: 3, list: ['a', 'b', 1], flag: true, a: 1 },
  { uid: 'bob', name: 'A b', level: 0, list: [], nested: { a: { b: 1 } } },
  null,
];

/** Constant expressions whose values are compared, in each block. */
const PINNED = 8;

const METHODS = ['get', 'list', 'create', 'update', 'delete'] as const;

/** The block of a seed: always the same one. */
export function blockOf(seed: number, collection: string): Block {
  const random = new Random(seed);
  // the first numbers of neighbouring seeds are alike
  random.times(8, () => random.below(2));
  const source = sourceOf(random, collection);
  const documents = { d0: fieldsOf(random), d1: fieldsOf(random) };
  const pinned = Array.from(
    { length: PINNED },
    (_, at): Asked => ({ request: { kind: 'get', path: `values-${collection}/v${at}` }, claims: null }),
  );
  const asked = [...pinned, ...askedOf(random, collection), ...askedOf(random, `${collection}-not`)];
  return { source, documents, collections: [collection, `${collection}-not`], asked };
}

const DOCUMENTS: Readonly<Record<(typeof METHODS)[number], readonly string[]>> = {
  get: ['resource'],
  list: ['resource'],
  create: ['request.resource'],
  update: ['resource', 'request.resource'],
  delete: ['resource'],
};

/** The rules stand twice, the second time denied: so an error is told from false. */
function sourceOf(random: Random, collection: string): string {
  const functions: string[] = [];
  let names: Names = { variables: [], functions: [], documents: ['resource', 'request.resource'] };
  for (let at = 0; at < random.below(3); at++) {
    const parameters = ['p', 'q', 'r'].slice(0, random.below(4));
    functions.push(functionOf(random, `f${at}`, parameters, names));
    names = { ...names, functions: [...names.functions, { name: `f${at}`, arity: parameters.length }] };
  }
  const conditions = METHODS.map((method) => {
    const documents = random.once(10) ? names.documents : DOCUMENTS[method];
    return { method, condition: expression(random, 'bool', 2 + random.below(3), { ...names, documents }) };
  });
  return [
    `match /${collection}/{id} {`,
    ...functions,
    ...conditions.map(({ method, condition }) => `  allow ${method}: if ${condition};`),
    '}',
    `match /${collection}-not/{id} {`,
    ...functions,
    ...conditions.map(({ method, condition }) => `  allow ${method}: if !(${condition});`),
    '}',
    `match /side-${collection}/{id} { allow write: if true; }`,
    `match /values-${collection}/{id} {`,
    ...Array.from({ length: PINNED }, (_, at) => `  allow get: if id == 'v${at}' && (${pinnedValue(random)});`),
    '}',
  ].join('\n');
}

function functionOf(random: Random, name: string, parameters: readonly string[], outer: Names): string {
  const variables = [...parameters];
  const lets = random.times(random.below(3), () => {
    const value = expression(random, 'any', 2, { ...outer, variables });
    const variable = `v${variables.length}`;
    variables.push(variable);
    return `let ${variable} = ${value};`;
  });
  return `  function ${name}(${parameters.join(', ')}) { ${lets.join(' ')} return ${expression(random, 'bool', 3, { ...outer, variables })}; }`;
}

function askedOf(random: Random, collection: string): readonly Asked[] {
  const claims = () => random.pick(CLAIMS);
  const write = (id: string, fields: RestFields | null): Write => ({ path: `${collection}/${id}`, fields });
  const side: Write = { path: `side-${collection.replace('-not', '')}/s`, fields: { a: { integerValue: '1' } } };
  const writes: readonly (readonly Write[])[] = [
    [write('new', fieldsOf(random))],
    [write('d0', fieldsOf(random))],
    [write('d1', fieldsOf(random))],
    [write('d0', null)],
    [write('d1', fieldsOf(random)), side],
    [write('new', fieldsOf(random)), write('d0', null)],
  ];
  return [
    ...['d0', 'd1', 'none'].map((id): Asked => ({ request: { kind: 'get', path: `${collection}/${id}` }, claims: claims() })),
    ...random.times(1, (): Asked => ({ request: { kind: 'list', query: queryOf(random, collection) }, claims: claims() })),
    ...writes.map((each): Asked => ({ request: { kind: 'write', writes: each }, claims: claims() })),
  ];
}

const SCALARS: readonly RestValue[] = [
  { booleanValue: true },
  { booleanValue: false },
  { integerValue: '0' },
  { integerValue: '1' },
  { integerValue: '-7' },
  { integerValue: '9223372036854775807' },
  { doubleValue: 1 },
  { doubleValue: 1.5 },
  { doubleValue: -2.5 },
  { doubleValue: 'NaN' },
  { doubleValue: '-Infinity' },
  { stringValue: '' },
  { stringValue: 'abc' },
  { stringValue: 'A b' },
  { stringValue: 'é😀' },
  { stringValue: '12' },
  { bytesValue: '' },
  { bytesValue: '/wA=' },
  { nullValue: null },
  { timestampValue: '2024-02-29T12:34:56.789012Z' },
  { timestampValue: '1969-12-31T23:59:59.000001Z' },
  { geoPointValue: { latitude: 48.1, longitude: 11.6 } },
  { referenceValue: 'REF' },
];

const USUAL: Readonly<Record<string, readonly RestValue[]>> = {
  b: SCALARS.slice(0, 2),
  i: SCALARS.slice(2, 6),
  f: SCALARS.slice(6, 11),
  s: SCALARS.slice(11, 16),
  by: SCALARS.slice(16, 18),
  n: [{ nullValue: null }],
  t: SCALARS.slice(19, 21),
  g: SCALARS.slice(21, 22),
  r: SCALARS.slice(22, 23),
};

function fieldsOf(random: Random): RestFields {
  const fields: Record<string, RestValue> = {};
  for (const [name, values] of Object.entries(USUAL)) {
    if (!random.once(8)) fields[name] = random.once(12) ? random.pick(SCALARS) : random.pick(values);
  }
  const scalars = () => random.times(random.below(4), () => random.pick(SCALARS));
  if (!random.once(8)) fields.l = { arrayValue: { values: scalars() } };
  if (!random.once(8)) {
    const inner = random.once(2) ? { b: random.pick(SCALARS) } : {};
    fields.m = { mapValue: { fields: { a: random.once(3) ? { mapValue: { fields: inner } } : random.pick(SCALARS), ...inner } } };
  }
  return fields;
}

/** Conditions on different fields: contradicting ones are answered with nothing, and each engine says in its own way whether that is allowed. */
function queryOf(random: Random, collection: string): object {
  const fields = ['b', 'i', 's', 'm.a'].filter(() => random.once(3));
  const filters = fields.map((fieldPath) => ({
    fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: random.pick(USUAL[fieldPath] ?? SCALARS.slice(0, 16)) },
  }));
  const where = filters.length === 1 ? filters[0] : { compositeFilter: { op: 'AND', filters } };
  return {
    from: [{ collectionId: collection }],
    ...(filters.length > 0 && { where }),
    ...(random.once(3) && { limit: 1 + random.below(3) }),
  };
}
