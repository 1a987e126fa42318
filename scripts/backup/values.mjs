// Firestore's values in the JSON of its REST interface: public, readable without this project, and lossless.
// @see https://firebase.google.com/docs/firestore/reference/rest/v1/Value

/**
 * A value of the gRPC client as REST JSON. Integers are text, unusual doubles too (`"NaN"`, `"-Infinity"`, `"-0"`), bytes are base64, times RFC 3339.
 * @throws Error for a type that this version does not know, so that nothing is lost silently
 */
export function toRest(value) {
  const kind = value.valueType ?? Object.keys(value)[0];
  if (!Object.hasOwn(writers, kind ?? '')) throw new Error(`This version of the backup can't read values of the type ${kind}.`);
  return { [kind]: writers[kind](value[kind]) };
}

/** The fields of a document or map, sorted by name, so that equal documents are equal text. */
export const toRestFields = (fields) => mapFields(fields, toRest);

/** A value in REST JSON for the gRPC client. @throws Error if it is none */
export function toGrpc(value) {
  const [kind] = Object.keys(value);
  if (!Object.hasOwn(readers, kind ?? '')) throw new Error(`A value of the unknown type ${kind}.`);
  return { [kind]: readers[kind](value[kind]) };
}

/** The fields of a document or map for the gRPC client. */
export const toGrpcFields = (fields) => mapFields(fields, toGrpc);

const mapFields = (fields, convert) =>
  Object.fromEntries(
    Object.entries(fields ?? {})
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => [name, convert(value)]),
  );

const same = (content) => content;

const writers = {
  nullValue: () => null,
  booleanValue: same,
  integerValue: String,
  doubleValue: writeDouble,
  timestampValue: writeTime,
  stringValue: same,
  bytesValue: (bytes) => Buffer.from(bytes).toString('base64'),
  referenceValue: same,
  geoPointValue: ({ latitude, longitude }) => ({ latitude: writeDouble(latitude ?? 0), longitude: writeDouble(longitude ?? 0) }),
  arrayValue: ({ values }) => ({ values: (values ?? []).map(toRest) }),
  mapValue: ({ fields }) => ({ fields: toRestFields(fields) }),
};

const readers = {
  nullValue: () => 'NULL_VALUE',
  booleanValue: same,
  integerValue: String,
  doubleValue: Number,
  timestampValue: readTime,
  stringValue: same,
  bytesValue: (text) => Buffer.from(text, 'base64'),
  referenceValue: same,
  geoPointValue: ({ latitude = 0, longitude = 0 }) => ({ latitude: Number(latitude), longitude: Number(longitude) }),
  arrayValue: ({ values }) => ({ values: (values ?? []).map(toGrpc) }),
  mapValue: ({ fields }) => ({ fields: toGrpcFields(fields) }),
};

// JSON has no NaN, and JSON.stringify drops the sign of zero
function writeDouble(number) {
  if (Object.is(number, -0)) return '-0';
  return Number.isFinite(number) ? number : String(number);
}

function writeTime({ seconds, nanos }) {
  const [whole] = new Date(Number(seconds ?? 0) * 1000).toISOString().split('.');
  const fraction = String(nanos ?? 0)
    .padStart(9, '0')
    .replace(/0+$/, '');
  return `${whole}${fraction === '' ? '' : `.${fraction}`}Z`;
}

function readTime(text) {
  const [, whole, fraction = ''] = /^([^.]+?)(?:\.(\d{1,9}))?Z$/.exec(text) ?? [];
  const milliseconds = Date.parse(`${whole}Z`);
  if (Number.isNaN(milliseconds)) throw new Error(`"${text}" is not a time.`);
  return { seconds: String(milliseconds / 1000), nanos: Number(fraction.padEnd(9, '0')) };
}

/**
 * Fields as another installation has them: references name its project, and download addresses in texts its bucket. An address keeps its token,
 * so that it opens the restored file.
 * @param from, to `{ project, files }`; `files` is the start of every download address, up to the file's name
 */
export function rebased(fields, from, to) {
  if (from.project === to.project && from.files === to.files) return fields;
  const root = ({ project }) => `projects/${project}/databases/(default)/documents/`;
  const change = (value) => {
    if (value.stringValue?.includes(from.files)) return { stringValue: value.stringValue.replaceAll(from.files, to.files) };
    if (value.referenceValue?.startsWith(root(from))) return { referenceValue: root(to) + value.referenceValue.slice(root(from).length) };
    if (value.arrayValue) return { arrayValue: { values: (value.arrayValue.values ?? []).map(change) } };
    if (value.mapValue) return { mapValue: { fields: mapFields(value.mapValue.fields, change) } };
    return value;
  };
  return mapFields(fields, change);
}
