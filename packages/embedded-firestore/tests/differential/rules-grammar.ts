import type { Random } from '../fuzz/random';

/** The types that expressions are generated for; `any` is an expression of whichever type. */
export type Type =
  | 'bool'
  | 'int'
  | 'float'
  | 'string'
  | 'bytes'
  | 'list'
  | 'set'
  | 'map'
  | 'path'
  | 'timestamp'
  | 'duration'
  | 'latlng'
  | 'diff'
  | 'null'
  | 'any';

const TYPES: readonly Exclude<Type, 'any'>[] = [
  'bool',
  'int',
  'float',
  'string',
  'bytes',
  'list',
  'set',
  'map',
  'path',
  'timestamp',
  'duration',
  'latlng',
  'diff',
  'null',
];

/** What an expression may name at its place in the source. `documents` are those that are there: `resource` has none on create. */
export type Names = {
  readonly variables: readonly string[];
  readonly functions: readonly { readonly name: string; readonly arity: number }[];
  readonly documents: readonly string[];
};

/** The fields of the random documents, by the type that they usually have. */
export const FIELDS: Readonly<Partial<Record<Type, string>>> = {
  bool: 'b',
  int: 'i',
  float: 'f',
  string: 's',
  bytes: 'by',
  list: 'l',
  map: 'm',
  path: 'r',
  timestamp: 't',
  latlng: 'g',
  null: 'n',
};

const LITERALS: Readonly<Record<Exclude<Type, 'any'>, readonly string[]>> = {
  bool: ['true', 'false'],
  int: ['0', '1', '2', '-1', '7', '100', '9223372036854775807', '-9223372036854775807'],
  float: ['0.0', '1.0', '1.5', '-2.5', '1000000.25', '0.1'],
  string: ["''", "'a'", "'abc'", "'A b'", "'ada'", "'b,c'", "'1'", "'1.5'", "'true'", "'é😀'", "'i'", "'s'", "'x/y'", "'a.c'"],
  bytes: ["b''", "b'a'", "b'\\xff\\x00'", "'abc'.toUtf8()"],
  list: ['[]', '[1]', "['a', 'b']", '[1, 1.0, 2]', '[[1], [1.0]]', "['a', null]", 'request.auth.token.list'],
  set: ['[].toSet()', '[1].toSet()', "['a', 'b', 'a'].toSet()", '[1, 1.0].toSet()'],
  map: ['{}', "{'a': 1}", "{'a': 1, 'b': 'x'}", "{'a': {'b': 2}}", 'request.auth.token', '<document>.data', '<document>.data'],
  path: ['/a/b', "path('a/b')", "path('users/{uid}')", "path('users/{uid}').bind({'uid': 'ada'})", 'request.path', '/x/$(id)'],
  timestamp: ['timestamp.date(2024, 2, 29)', 'timestamp.value(0)', 'timestamp.value(1700000000123)', 'timestamp.value(-1)'],
  duration: ["duration.value(1, 's')", "duration.value(-3, 'h')", 'duration.time(1, 2, 3, 4)', "duration.value(5, 'ms')"],
  latlng: ['latlng.value(0, 0)', 'latlng.value(48.1, 11.6)', 'latlng.value(-90, 180)'],
  diff: [
    "{'a': 1}.diff({'a': 2})",
    "{'a': 1, 'b': 2}.diff({'b': 2, 'c': 3})",
    'request.resource.data.diff(resource.data)',
    '<document>.data.diff(<document>.data)',
  ],
  null: ['null', '<document>.data.n', '<document>'],
};

/** Parts of templates: `<type>` stands for an expression of that type, nothing else is replaced. */
const TEMPLATES: Readonly<Record<Exclude<Type, 'any'>, readonly string[]>> = {
  bool: [
    '(<bool> && <bool>)',
    '(<bool> || <bool>)',
    '(<bool> && <bool>)',
    '(<bool> || <bool>)',
    '!<bool>',
    '(<bool> ? <bool> : <bool>)',
    '<any> == <any>',
    '<int> == <int>',
    '<int> != <float>',
    '<string> == <string>',
    '<list> == <list>',
    '<set> == <set>',
    '<map> == <map>',
    '<path> == <path>',
    '<bytes> == <bytes>',
    '<timestamp> == <timestamp>',
    '<duration> != <duration>',
    '<latlng> == <latlng>',
    '<any> != null',
    '<int> < <int>',
    '<int> >= <float>',
    '<float> > <float>',
    '<string> <= <string>',
    '<bytes> < <bytes>',
    '<timestamp> < <timestamp>',
    '<timestamp> < request.time',
    '<duration> > <duration>',
    '<any> < <any>',
    '<any> in <list>',
    '<string> in <list>',
    '<any> in <set>',
    '<string> in <map>',
    '<any> in <any>',
    '<any> is bool',
    '<any> is int',
    '<any> is float',
    '<any> is number',
    '<any> is string',
    '<any> is bytes',
    '<any> is list',
    '<any> is map',
    '<any> is set',
    '<any> is path',
    '<any> is timestamp',
    '<any> is duration',
    '<any> is latlng',
    '<any> is map_diff',
    "<string>.matches('a.*')",
    "<string>.matches('[a-c]+')",
    "<string>.matches('^a|b$')",
    '<string>.matches(<string>)',
    '<list>.hasAll(<list>)',
    '<list>.hasAny(<list>)',
    '<list>.hasOnly(<list>)',
    '<list>.hasAny(<set>)',
    '<set>.hasAll(<list>)',
    '<set>.hasAny(<set>)',
    '<set>.hasOnly(<set>)',
    '<map>.keys().hasOnly(<list>)',
    'math.isNaN(<float>)',
    'exists(/databases/$(database)/documents/x/<doc>)',
    'existsAfter(/databases/$(database)/documents/x/<doc>)',
    'exists(/databases/(default)/documents/x/$(<string>))',
    'debug(<bool>)',
    '<string> == request.method',
  ],
  int: [
    '(<int> + <int>)',
    '(<int> - <int>)',
    '(<int> * <int>)',
    '(<int> / <int>)',
    '(<int> % <int>)',
    '-<intname>',
    '<string>.size()',
    '<list>.size()',
    '<set>.size()',
    '<map>.size()',
    '<bytes>.size()',
    'int(<string>)',
    'int(<float>)',
    'int(<int>)',
    'math.abs(<int>)',
    'math.ceil(<float>)',
    'math.floor(<float>)',
    'math.round(<float>)',
    '<timestamp>.year()',
    '<timestamp>.month()',
    '<timestamp>.day()',
    '<timestamp>.hours()',
    '<timestamp>.minutes()',
    '<timestamp>.seconds()',
    '<timestamp>.nanos()',
    '<timestamp>.dayOfWeek()',
    '<timestamp>.dayOfYear()',
    '<timestamp>.toMillis()',
    '<duration>.seconds()',
    '<duration>.nanos()',
  ],
  float: [
    '(<float> + <float>)',
    '(<float> - <int>)',
    '(<int> * <float>)',
    '(<float> / <float>)',
    '(<float> % <float>)',
    'float(<int>)',
    'float(<string>)',
    'math.sqrt(<float>)',
    'math.pow(<int>, <int>)',
    'math.abs(<float>)',
    '<latlng>.latitude()',
    '<latlng>.longitude()',
    'float(math.round(<latlng>.distance(<latlng>)))',
  ],
  string: [
    '(<string> + <string>)',
    '<string>.lower()',
    '<string>.upper()',
    '<string>.trim()',
    "<string>.replace('a', 'b')",
    '<string>.replace(<string>, <string>)',
    'string(<int>)',
    'string(<float>)',
    'string(<bool>)',
    'string(<path>)',
    'string(<any>)',
    '<string>[<int>]',
    '<string>[0:1]',
    '<string>[<int>:<int>]',
    '<list>.join(<string>)',
    '<bytes>.toBase64()',
    '<bytes>.toHexString()',
    '<path>[<int>]',
    "path('users/{uid}').bind({'uid': <string>})['uid']",
    'id',
    'database',
    'request.auth.uid',
    'request.auth.token.name',
    'request.method',
    'resource.id',
    'get(/databases/$(database)/documents/x/<doc>).id',
  ],
  bytes: ['<string>.toUtf8()', 'hashing.md5(<string>)', 'hashing.sha256(<bytes>)', 'hashing.crc32(<string>)', 'hashing.crc32c(<bytes>)'],
  list: [
    '[<any>, <any>]',
    '[<int>, <int>, <float>]',
    '[<string>]',
    '<list>.concat(<list>)',
    '<list>.removeAll(<list>)',
    '<string>.split(<string>)',
    "<string>.split(',')",
    '<map>.keys()',
    '<map>.values()',
    '<list>[0:1]',
    '<list>[<int>:<int>]',
  ],
  set: [
    '<list>.toSet()',
    '<map>.keys().toSet()',
    '<set>.union(<set>)',
    '<set>.intersection(<set>)',
    '<set>.difference(<set>)',
    '<diff>.affectedKeys()',
    '<diff>.addedKeys()',
    '<diff>.removedKeys()',
    '<diff>.changedKeys()',
    '<diff>.unchangedKeys()',
  ],
  map: [
    "{'a': <any>}",
    "{'a': <int>, 'b': <any>}",
    '{<string>: <any>}',
    "<map>.get('m', {})",
    'get(/databases/$(database)/documents/x/<doc>).data',
    'getAfter(/databases/$(database)/documents/x/<doc>).data',
    'get(/databases/$(database)/documents/x/<doc>)',
  ],
  path: [
    '/a/$(<string>)',
    'path(<string>)',
    '/a/$(<path>)/b',
    '/$(database)/$(id)',
    "path('users/{uid}').bind({'uid': <string>})",
    '<path>.bind(<map>)',
  ],
  timestamp: [
    '(<timestamp> + <duration>)',
    '(<timestamp> - <duration>)',
    '<timestamp>.date()',
    'timestamp.value(<int>)',
    'timestamp.date(<int>, <int>, <int>)',
  ],
  duration: [
    '(<duration> + <duration>)',
    '(<duration> - <duration>)',
    '(<timestamp> - <timestamp>)',
    '<timestamp>.time()',
    'duration.abs(<duration>)',
    "duration.value(<int>, 's')",
    'duration.value(<int>, <string>)',
    'duration.time(<int>, <int>, <int>, <int>)',
  ],
  latlng: ['latlng.value(<float>, <float>)', 'latlng.value(<int>, <int>)'],
  diff: ['<map>.diff(<map>)'],
  null: [],
};

/** Reads of a value of any type, which also fail in all ways that values can be missing. */
const READS: readonly string[] = [
  "<map>['a']",
  '<map>[<string>]',
  "<map>.get('a', <any>)",
  "<map>.get(['a', 'b'], <any>)",
  '<map>.get(<string>, <any>)',
  '<map>.a',
  '<map>.i',
  '<list>[<int>]',
  '<list>[0]',
  '(<bool> ? <any> : <any>)',
  '<document>.data.nope',
  'request.auth.token.role',
  'debug(<any>)',
  'request.resource',
  'resource',
  'request.nope',
  'nope',
];

const WRONG_TYPE = 40;

/** A random expression of a type; now and then one of another type, so that errors are as common as values. */
export function expression(random: Random, type: Type, depth: number, names: Names): string {
  if (type === 'any' || random.once(WRONG_TYPE)) return anyExpression(random, depth, names);
  if (names.variables.length > 0 && random.once(5)) return random.pick(names.variables);
  const field = FIELDS[type];
  if (field !== undefined && random.once(3)) return `${random.pick(names.documents)}.data.${field}`;
  if (depth <= 0) return literal(random, type, names);
  if (names.functions.length > 0 && random.once(type === 'bool' ? 8 : 15)) return call(random, depth, names);
  if (random.once(type === 'bool' ? 20 : 3) || TEMPLATES[type].length === 0) return literal(random, type, names);
  if (random.once(8)) return fill(random, random.pick(READS), depth, names);
  return fill(random, random.pick(TEMPLATES[type]), depth, names);
}

const literal = (random: Random, type: Exclude<Type, 'any'>, names: Names): string => fill(random, random.pick(LITERALS[type]), 0, names);

function anyExpression(random: Random, depth: number, names: Names): string {
  if (depth > 0 && random.once(3)) return fill(random, random.pick(READS), depth, names);
  return expression(random, random.pick(TYPES), depth, names);
}

function call(random: Random, depth: number, names: Names): string {
  const { name, arity } = random.pick(names.functions);
  return `${name}(${random.times(arity, () => expression(random, 'any', depth - 1, names)).join(', ')})`;
}

const HOLE = /<(\w+)>/g;

function fill(random: Random, template: string, depth: number, names: Names): string {
  return template.replaceAll(HOLE, (_, hole: string) => {
    if (hole === 'document') return random.pick(names.documents);
    if (hole === 'doc') return random.pick(['one', 'two', 'none']);
    if (hole === 'intname') return random.pick(['math.abs(3)', 'request.auth.token.level', `${random.pick(names.documents)}.data.i`]);
    const inner = expression(random, hole as Type, depth - 1, names);
    return isClosed(inner) ? inner : `(${inner})`;
  });
}

/** Names, numbers and whole lists, maps and calls may stand as the operand of any operator; everything else is enclosed. */
const isClosed = (source: string): boolean =>
  /^[A-Za-z_][\w.]*$/.test(source) || /^'[^']*'$/.test(source) || /^[\w.]*\([^()]*\)$/.test(source);
