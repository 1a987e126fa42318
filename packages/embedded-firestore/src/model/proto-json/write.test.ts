import { describe, expect, it } from 'vitest';
import { refusal } from '../../../tests/support/recorded';
import { Timestamp } from '../timestamp';
import { readWrite } from './write';

const id = { project: 'p', database: '(default)' };
const name = 'projects/p/databases/(default)/documents/c/a';
const exists = { currentDocument: { exists: true } };

describe('a write is read', () => {
  it('as an update with mask, transforms and precondition', () => {
    const write = {
      update: { name, fields: { a: { integerValue: '1' } } },
      updateMask: { fieldPaths: ['a', '`b c`.d'] },
      updateTransforms: [
        { fieldPath: 't', setToServerValue: 'REQUEST_TIME' },
        { fieldPath: 'u', setToServerValue: 1 },
        { fieldPath: 'n', increment: { integerValue: '2' } },
        { fieldPath: 'x', maximum: { doubleValue: 1.5 } },
        { fieldPath: 'y', minimum: { integerValue: 0 } },
        { fieldPath: 'l', appendMissingElements: { values: [{ stringValue: 's' }] } },
        { fieldPath: 'm.r', removeAllFromArray: {} },
      ],
      currentDocument: { updateTime: '1970-01-01T00:00:01.000002Z' },
    };

    expect(readWrite(write, id)).toEqual({
      kind: 'update',
      path: 'c/a',
      fields: new Map([['a', 1n]]),
      mask: [['a'], ['b c', 'd']],
      transforms: [
        { kind: 'requestTime', field: ['t'] },
        { kind: 'requestTime', field: ['u'] },
        { kind: 'increment', field: ['n'], operand: 2n },
        { kind: 'maximum', field: ['x'], operand: 1.5 },
        { kind: 'minimum', field: ['y'], operand: 0n },
        { kind: 'appendMissing', field: ['l'], elements: ['s'] },
        { kind: 'removeAll', field: ['m', 'r'], elements: [] },
      ],
      precondition: { updateTime: new Timestamp(1, 2) },
    });
  });

  it('in snake case, and with an empty mask that is not an absent one', () => {
    const write = { update: { name }, update_mask: {}, current_document: { exists: false }, update_transforms: [] };

    expect(readWrite(write, id)).toEqual({
      kind: 'update',
      path: 'c/a',
      fields: new Map(),
      mask: [],
      transforms: [],
      precondition: { exists: false },
    });
  });

  it('as transforms alone, which leave the other fields', () => {
    const transform = { document: name, fieldTransforms: [{ fieldPath: 'n', increment: { doubleValue: 1 } }] };

    expect(readWrite({ transform }, id)).toEqual({
      kind: 'update',
      path: 'c/a',
      fields: new Map(),
      mask: [],
      transforms: [{ kind: 'increment', field: ['n'], operand: 1 }],
    });
  });

  it('as a deletion or a verification', () => {
    expect(readWrite({ delete: name, currentDocument: {} }, id)).toEqual({ kind: 'delete', path: 'c/a' });
    expect(readWrite({ verify: name, ...exists }, id)).toEqual({ kind: 'verify', path: 'c/a', precondition: { exists: true } });
  });
});

describe('a write is refused', () => {
  const transforms = (...updateTransforms: unknown[]) => ({ update: { name }, updateTransforms });
  it.each<[string, unknown, string]>([
    ['without an operation', {}, 'a write must contain an operation'],
    ['with two operations', { delete: name, update: { name } }, "Payload isn't valid for request. A write has more than one operation."],
    [
      'in another database',
      { delete: name.replace('/p/', '/q/') },
      `Document name "${name.replace('/p/', '/q/')}" is not in the database "projects/p/databases/(default)" of the request.`,
    ],
    ['for a collection', { delete: name.slice(0, -2) }, `Document name "${name.slice(0, -2)}" lacks "/" at index 42.`],
    ['with a reserved field', { update: { name, fields: { __x__: { nullValue: null } } } }, 'field name __x__ is reserved'],
    ['with a reserved mask', { update: { name }, updateMask: { fieldPaths: ['__x__'] } }, 'field name __x__ is reserved'],
    ['when it verifies nothing', { verify: name }, 'a verify must contain a precondition'],
    [
      'when it verifies a mask',
      { verify: name, updateMask: { fieldPaths: ['x'] }, ...exists },
      'a verify must not specify a document mask.',
    ],
    [
      'when it verifies and transforms',
      { verify: name, updateTransforms: [{ fieldPath: 'n', increment: { integerValue: 1 } }], ...exists },
      'a verify must not specify a update transform.',
    ],
    ['when it transforms a reserved field', transforms({ fieldPath: 'a.__x__', setToServerValue: 1 }), 'field name __x__ is reserved'],
    ['when it transforms by nothing', transforms({ fieldPath: 'a' }), 'a transform must contain an operation'],
    [
      'when it adds text',
      transforms({ fieldPath: 'a', increment: { stringValue: '1' } }),
      'The operand of increment must be an integer or a double.',
    ],
    ['when it asks for an unknown time', transforms({ fieldPath: 'a', setToServerValue: 7 }), 'Unknown server value of a transform.'],
    [
      'when it appends arrays to an array',
      transforms({ fieldPath: 'a', appendMissingElements: { values: [{ arrayValue: {} }] } }),
      'Nested arrays are not allowed',
    ],
  ])('%s', (_title, json, message) => {
    expect(refusal(() => readWrite(json, id))).toEqual({ status: 'INVALID_ARGUMENT', message });
  });
});
