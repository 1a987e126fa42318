import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import protobuf from 'protobufjs';
import { describe, expect, it } from 'vitest';
import { aValue } from '../../../tests/support/arbitraries';
import { draws } from '../../../tests/support/draws';
import { writeValue } from '../../model/proto-json/value';
import { StatusError } from '../../model/status';
import type { Value } from '../../model/value';
import { ListenRequest, ListenResponse, WriteRequest } from '../schema/stream-messages';
import { CommitRequest } from '../schema/write-messages';
import { decodeMessage } from './decode';
import { decodeValue } from './decode-value';
import { encodeMessage } from './encode';
import { encodeValue } from './encode-value';
import { ProtobufReader } from './protobuf-reader';
import { ProtobufWriter } from './protobuf-writer';

const protos = join(dirname(createRequire(import.meta.url).resolve('@google-cloud/firestore')), '../protos/v1.json');
const published = protobuf.Root.fromJSON(JSON.parse(readFileSync(protos, 'utf8'))).lookupType('google.firestore.v1.Value');

function encode(value: Value): Buffer {
  const writer = new ProtobufWriter();
  encodeValue(writer, value);
  return writer.finish();
}

const decode = (bytes: Uint8Array) => decodeValue(new ProtobufReader(Buffer.from(bytes)));
const same = (value: Value | undefined) => (value === undefined ? undefined : JSON.stringify(writeValue(value)));

describe('values as protocol buffers', () => {
  it('come back as they were', () => {
    fc.assert(
      fc.property(aValue, (value) => {
        expect(same(decode(encode(value)))).toBe(same(value));
      }),
    );
  });

  it('mean the same to the published definition', () => {
    fc.assert(
      fc.property(
        aValue.filter((value) => !same(value)?.includes('__proto__')),
        (value) => {
          expect(same(decode(published.encode(published.decode(encode(value))).finish()))).toBe(same(value));
        },
      ),
    );
  });

  it.each([0, 1, 127, 128, 16_383, 16_384, 2_097_151, 2_097_152])('may be texts of %i characters, at any depth', (length) => {
    const value: Value = new Map([['k', [new Map([['s', 'é'.repeat(length)]])]]]);

    expect(decode(encode(value))).toEqual(value);
  });

  it('take integers to the ends of 64 bits', () => {
    for (const integer of [0n, 1n, -1n, 2n ** 31n, 2n ** 53n + 1n, -(2n ** 63n), 2n ** 63n - 1n])
      expect(decode(encode(integer))).toBe(integer);
  });

  it('store zero without its sign', () => {
    expect(Object.is(decode(encode(-0)), 0)).toBe(true);
  });

  it('keep a field that is called __proto__', () => {
    const value: Value = new Map([['__proto__', 1n]]);

    expect(decode(encode(value))).toEqual(value);
  });

  it('are refused when they are nested without end', () => {
    let bytes: Buffer = Buffer.from([]);
    for (let depth = 0; depth < 5000; depth += 1) bytes = new ProtobufWriter().raw(9, new ProtobufWriter().raw(1, bytes).finish()).finish();

    expect(() => decode(bytes)).toThrow(StatusError);
  });
});

describe('requests that are no message', () => {
  const schemas = fc.constantFrom(CommitRequest, ListenRequest, WriteRequest);
  const refusedAtMost = (run: () => unknown) => {
    try {
      run();
    } catch (error) {
      expect(error).toMatchObject({ status: 'INVALID_ARGUMENT' });
    }
  };

  it('are at most refused, whatever the bytes', () => {
    fc.assert(
      fc.property(schemas, fc.uint8Array({ maxLength: 64 }), (schema, bytes) =>
        refusedAtMost(() => decodeMessage(schema, Buffer.from(bytes))),
      ),
      {
        numRuns: draws(2000),
      },
    );
  });

  it('are at most refused when a byte of a real one is cut or changed', () => {
    const document = { name: 'projects/p/databases/d/documents/c/a', fields: new Map<string, Value>([['a', [1n, 'x', 2.5]]]) };
    const request = encodeMessage(WriteRequest, {
      database: 'projects/p/databases/d',
      streamToken: Buffer.from('1'),
      writes: [{ update: document }],
    });
    fc.assert(
      fc.property(fc.nat(request.length - 1), fc.nat(255), fc.boolean(), (at, byte, cut) => {
        const broken = Buffer.from(cut ? request.subarray(0, at) : request);
        if (!cut) broken[at] = byte;
        refusedAtMost(() => decodeMessage(WriteRequest, broken));
      }),
      { numRuns: draws(1000) },
    );
  });
});

describe('answers', () => {
  it('leave out what is nothing, but keep every element of a list', () => {
    const change = { targetChange: { targetChangeType: 'NO_CHANGE', targetIds: [0, 1, -1], resumeToken: new Uint8Array() } };

    expect(encodeMessage(ListenResponse, change).toString('hex')).toBe('1210120c0001ffffffffffffffffff012200');
  });
});
