import type { Json } from '../conformance/grpc-client';
import type { Random } from '../fuzz/random';

/** Stands for the database's name in every step, so that a sequence runs in any project. */
export const DATABASE = '{database}';
export const DOCUMENTS = `${DATABASE}/documents`;

export const COLLECTIONS = ['c', 'd', 'e'] as const;
export const FIELDS = ['a', 'b', 't', 'm', 'm.x', 'm.a', '`x.y`'] as const;
const IDS = ['a', 'b', 'B', 'k', '__id7__', 'é', '😀'];

/** The path of a document in a collection, at times in the subcollection `s` of one. */
export function documentPath(random: Random, collections: readonly string[] = COLLECTIONS): string {
  const path = `${random.pick(collections)}/${random.pick(IDS)}`;
  return random.once(6) ? `${path}/s/${random.pick(IDS)}` : path;
}

export const documentName = (random: Random, collections?: readonly string[]): string =>
  `${DOCUMENTS}/${documentPath(random, collections)}`;

/** Few of them, so that queries and preconditions meet what was written. */
const COMMON: readonly Json[] = [
  { nullValue: null },
  { booleanValue: true },
  { booleanValue: false },
  ...['0', '1', '2', '-1'].map((integerValue) => ({ integerValue })),
  ...[0, 1, 0.5, 2].map((doubleValue) => ({ doubleValue })),
  { doubleValue: 'NaN' },
  ...['', 'a', 'b', 'aa'].map((stringValue) => ({ stringValue })),
];

const RARE: readonly Json[] = [
  ...['9007199254740993', '9223372036854775807', '-9223372036854775808'].map((integerValue) => ({ integerValue })),
  ...[1e300, -0.25, 9007199254740992, 'Infinity', '-Infinity'].map((doubleValue) => ({ doubleValue })),
  ...['é', '😀', '\uffff', 'a\u0001'].map((stringValue) => ({ stringValue })),
  ...['', 'AA==', 'AP8='].map((bytesValue) => ({ bytesValue })),
  ...['1970-01-01T00:00:00Z', '2001-02-03T04:05:06.789Z', '2001-02-03T04:05:06.789012Z'].map((timestampValue) => ({ timestampValue })),
  ...['c/a', 'd/b', 'c/a/s/b'].map((path) => ({ referenceValue: `${DOCUMENTS}/${path}` })),
  { geoPointValue: { latitude: 1, longitude: 2 } },
  { geoPointValue: { latitude: -1, longitude: 2 } },
];

function vector(elements: readonly number[]): Json {
  const values = elements.map((doubleValue) => ({ doubleValue }));
  return { mapValue: { fields: { __type__: { stringValue: '__vector__' }, value: { arrayValue: { values } } } } };
}

const VECTORS: readonly Json[] = [vector([1, 2]), vector([3])];

const scalar = (random: Random): Json => (random.once(5) ? random.pick(RARE) : random.pick(COMMON));
const list = (random: Random): Json => ({ arrayValue: { values: random.times(random.below(4), () => scalar(random)) } });
const map = (random: Random): Json => ({
  mapValue: { fields: Object.fromEntries(random.times(random.below(3), () => [random.pick(['x', 'a']), scalar(random)])) },
});

/** A value that can be stored. */
export function storableValue(random: Random): Json {
  const kind = random.below(8);
  if (random.once(20)) return random.pick(VECTORS);
  if (kind === 0) return random.once(30) ? { arrayValue: { values: [...VECTORS] } } : list(random);
  return kind === 1 ? map(random) : scalar(random);
}

export const scalarValue = scalar;
export const listValue = list;

/** The fields of a document. */
export const storedFields = (random: Random): Json =>
  Object.fromEntries(
    random.times(random.below(5), () => {
      const name = random.pick(['a', 'b', 't', 'm', 'x.y']);
      return [name, name === 't' ? list(random) : name === 'm' ? map(random) : storableValue(random)];
    }),
  );
