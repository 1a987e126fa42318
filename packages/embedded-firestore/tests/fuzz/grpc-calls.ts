import { type ClientHttp2Session, type ClientHttp2Stream, connect, constants } from 'node:http2';
import { damageBytes } from './damage';
import type { Random } from './random';

const METHODS = [
  'GetDocument',
  'ListDocuments',
  'UpdateDocument',
  'DeleteDocument',
  'BatchGetDocuments',
  'BeginTransaction',
  'Commit',
  'Rollback',
];
const OTHERS = [
  'RunQuery',
  'RunAggregationQuery',
  'ListCollectionIds',
  'BatchWrite',
  'CreateDocument',
  'Listen',
  'Write',
  'Nothing',
  'constructor',
];

/** A field of protobuf with something of a length inside. */
const field = (number: number, content: Buffer | string): Buffer => {
  const bytes = Buffer.from(content);
  return Buffer.concat([varint((number << 3) | 2), varint(bytes.length), bytes]);
};

function varint(number: number): Buffer {
  const bytes: number[] = [];
  let left = number;
  for (; left > 127; left = Math.floor(left / 128)) bytes.push((left % 128) | 128);
  return Buffer.from([...bytes, left]);
}

const database = 'projects/fuzz/databases/(default)';
const name = `${database}/documents/c/a`;
/** `fields` of a document: `{n: [0, 'x', …]}`, as deep as asked. */
function fields(depth: number): Buffer {
  let value = field(17, 'x');
  for (let level = 0; level < depth; level += 1) value = field(9, field(1, value));
  return field(2, Buffer.concat([field(1, 'n'), field(2, value)]));
}

const MESSAGES: readonly ((random: Random) => Buffer)[] = [
  () => field(1, name),
  () => Buffer.concat([field(1, database), field(2, field(1, Buffer.concat([field(1, name), fields(2)])))]),
  () => Buffer.concat([field(1, database), field(2, field(1, Buffer.concat([field(1, name), fields(3_000)])))]),
  () => Buffer.concat([field(1, `${database}/documents`), field(2, field(2, field(2, 'c')))]),
  () => Buffer.concat([field(1, database), field(2, Buffer.concat([field(3, field(2, name)), varint((5 << 3) | 0), varint(2)]))]),
  () => field(1, Buffer.concat([field(1, name), fields(1)])),
  (random) => random.bytes(random.below(200)),
];

/** One call of which the message, its frame, its name or its headers are not what they should be. */
export type GrpcCall = { readonly headers: Record<string, string>; readonly body: Buffer; readonly ends: boolean };

export function grpcCall(random: Random): GrpcCall {
  const service = random.once(20) ? 'google.firestore.v2.Firestore' : `google.firestore.v1${random.once(4) ? 'beta1' : ''}.Firestore`;
  const message = random.pick(MESSAGES)(random);
  const damaged = random.once(3) ? message : damageBytes(random, message);
  const prefix = Buffer.alloc(5);
  prefix[0] = random.once(12) ? random.below(256) : 0;
  prefix.writeUInt32BE(random.once(8) ? random.pick([0, 1, damaged.length + 10, 2 ** 27, 2 ** 32 - 1]) : damaged.length, 1);
  const more = random.once(10) ? random.bytes(random.below(20)) : Buffer.alloc(0);
  return {
    headers: {
      ':path': `/${service}/${random.pick([...METHODS, ...OTHERS])}`,
      ':method': random.once(30) ? 'GET' : 'POST',
      'content-type': random.once(20) ? 'text/plain' : 'application/grpc',
      te: 'trailers',
      ...(random.once(2) && { authorization: random.pick(['Bearer owner', 'Bearer x.y.z', 'Basic x', 'Bearer e30.e30.']) }),
      ...(random.once(15) && { 'grpc-encoding': random.pick(['gzip', 'deflate', 'x']) }),
      ...(random.once(15) && { 'grpc-timeout': random.pick(['1n', '10m', '99999999H', 'x', '-1S']) }),
    },
    body: Buffer.concat([prefix, damaged, more]),
    ends: !random.once(10),
  };
}

/** How a call ended: its gRPC status, or that it was cut off. */
export type Ending = { readonly status: string | undefined; readonly message: string };

/** Connections for many calls, each replaced once the server has closed it. */
export class GrpcConnections {
  private session: ClientHttp2Session | undefined;

  constructor(private readonly port: number) {}

  /** @throws when the server leaves the call open */
  call({ headers, body, ends }: GrpcCall): Promise<Ending> {
    const stream = this.open().request(headers, { endStream: false });
    let ending: Ending = { status: undefined, message: '' };
    const learn = (answer: Readonly<Record<string, unknown>>): void => {
      if (answer['grpc-status'] === undefined) return;
      ending = { status: String(answer['grpc-status']), message: decodeURIComponent(String(answer['grpc-message'] ?? '')) };
    };
    stream
      .on('response', learn)
      .on('trailers', learn)
      .on('error', () => {});
    stream.resume();
    stream.write(body);
    // A half-sent call waits for its other half; its client gives up.
    if (ends) stream.end();
    else stream.close(constants.NGHTTP2_CANCEL);
    return closed(stream).then(() => ending);
  }

  close(): void {
    this.session?.destroy();
  }

  private open(): ClientHttp2Session {
    if (this.session && !this.session.closed && !this.session.destroyed) return this.session;
    this.session = connect(`http://127.0.0.1:${this.port}`);
    this.session.on('error', () => {});
    return this.session;
  }
}

// the machine may be busy; what is left open stays so for ever
const PATIENCE_MILLIS = 60_000;

function closed(stream: ClientHttp2Stream): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the call is left open')), PATIENCE_MILLIS);
    stream.on('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
