import type { Json } from '../conformance/grpc-client';
import type { Random } from '../fuzz/random';
import { documentName, FIELDS, listValue, scalarValue, storedFields } from './store-values';

const NUMBERS: readonly Json[] = [
  { integerValue: '1' },
  { integerValue: '-3' },
  { integerValue: '9223372036854775807' },
  { doubleValue: 0.5 },
  { doubleValue: 2 },
  { doubleValue: 'NaN' },
];

/** A write of one document of the collections, of any form and with any precondition. */
export function randomWrite(random: Random, collections?: readonly string[]): Json {
  const name = documentName(random, collections);
  return { ...operation(random, name), ...(random.once(3) && { currentDocument: precondition(random, name) }) };
}

function operation(random: Random, name: string): Json {
  const update = { update: { name, fields: storedFields(random) } };
  switch (random.below(10)) {
    case 0:
    case 1:
      return { delete: name };
    case 2:
      return { transform: { document: name, fieldTransforms: transforms(random) } };
    case 3:
      return { update: { name }, updateMask: { fieldPaths: [] }, updateTransforms: transforms(random) };
    case 4:
    case 5:
      return { ...update, updateMask: { fieldPaths: masked(random) }, ...(random.once(2) && { updateTransforms: transforms(random) }) };
    case 6:
      return { ...update, updateTransforms: transforms(random) };
    case 7:
      return { verify: name, currentDocument: precondition(random, name) };
    default:
      return update;
  }
}

const masked = (random: Random): string[] => [...new Set(random.times(random.below(4), () => random.pick([...FIELDS, 'new'])))];

function precondition(random: Random, name: string): Json {
  const kind = random.below(5);
  if (kind < 2) return { exists: true };
  if (kind === 2) return { exists: false };
  return { updateTime: kind === 3 ? `{updateTime ${name}}` : '2001-01-01T00:00:00Z' };
}

const transforms = (random: Random): Json[] => random.times(1 + random.below(3), () => transform(random));

function transform(random: Random): Json {
  const fieldPath = random.pick([...FIELDS, 'new', 'm.new']);
  const elements = { values: (listValue(random).arrayValue as { values: Json[] }).values };
  const kind = random.below(8);
  if (kind === 0) return { fieldPath, setToServerValue: 'REQUEST_TIME' };
  if (kind < 3) return { fieldPath, increment: random.pick(NUMBERS) };
  if (kind === 3) return { fieldPath, maximum: random.once(6) ? scalarValue(random) : random.pick(NUMBERS) };
  if (kind === 4) return { fieldPath, minimum: random.pick(NUMBERS) };
  return { fieldPath: random.once(3) ? fieldPath : 't', [kind < 7 ? 'appendMissingElements' : 'removeAllFromArray']: elements };
}
