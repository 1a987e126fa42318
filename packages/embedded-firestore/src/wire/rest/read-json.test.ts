import { describe, expect, it } from 'vitest';
import { RunQueryRequest } from '../schema/read-messages';
import { CommitRequest } from '../schema/write-messages';
import { readJson } from './read-json';

describe('readJson', () => {
  it('takes names in either case style, and leaves null out', () => {
    const json = { structured_query: { order_by: [{ field: { field_path: 'a' }, direction: 2 }], limit: null, offset: '3' } };

    expect(readJson(RunQueryRequest, json)).toEqual({
      structuredQuery: { orderBy: [{ field: { fieldPath: 'a' }, direction: 2 }], offset: '3' },
    });
  });

  it.each([
    [{ writes: 'x' }, 'writes: expected an array'],
    [{ writes: [1] }, 'writes[0]: expected an object'],
    [{ nope: 1 }, 'Unknown field "nope"'],
    [{ writes: [{ update: { nope: 1 } }] }, 'Unknown field "nope" in writes[0].update'],
    [{ writes: [{ update: { fields: [] } }] }, 'writes[0].update.fields: expected an object'],
    [{ writes: [{ delete: 1 }] }, 'writes[0].delete: expected a string'],
    [{ writes: [{ currentDocument: { exists: 'yes' } }] }, 'writes[0].currentDocument.exists: expected true or false'],
    [{ writes: [{ updateTransforms: [{ setToServerValue: 'NOW' }] }] }, 'expected one of SERVER_VALUE_UNSPECIFIED, REQUEST_TIME'],
    [[], 'The body: expected an object'],
  ])('says what is wrong with %j', (json, message) => {
    expect(() => readJson(CommitRequest, json)).toThrow(message);
  });

  it.each(['toString', 'constructor', '__proto__'])('takes %s for no name of an enum', (op) => {
    const filter = { compositeFilter: { op, filters: [] } };

    expect(() => readJson(RunQueryRequest, { structuredQuery: { where: filter } })).toThrow('expected one of');
  });

  it('refuses filters without end', () => {
    const depth = 5_000;
    const text = `${'{"compositeFilter":{"filters":['.repeat(depth)}${']}}'.repeat(depth)}`;

    expect(() => readJson(RunQueryRequest, { structuredQuery: { where: JSON.parse(text) } })).toThrow('nested too deeply');
  });

  it('follows filters into each other', () => {
    const filter = {
      compositeFilter: { op: 'AND', filters: [{ compositeFilter: { op: 1, filters: [{ unaryFilter: { op: 'IS_NAN' } }] } }] },
    };

    expect(readJson(RunQueryRequest, { structuredQuery: { where: filter } })).toEqual({ structuredQuery: { where: filter } });
  });
});
