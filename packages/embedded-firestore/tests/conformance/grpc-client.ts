import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Client, type ClientDuplexStream, credentials, Metadata, type ServiceError, status as StatusCode } from '@grpc/grpc-js';
import protobuf from 'protobufjs';

/** A message of the published protos in ProtoJSON, in camel case. */
export type Json = Record<string, unknown>;
export type GrpcError = { code: string; message: string };

const PACKAGE = 'google.firestore.v1';
const protos = join(dirname(createRequire(import.meta.url).resolve('@google-cloud/firestore')), '../protos/v1.json');
const root = protobuf.Root.fromJSON(JSON.parse(readFileSync(protos, 'utf8')));
addUnpublished(root);
root.resolveAll();

/** What the published files lack, though clients send it. */
function addUnpublished(into: protobuf.Root): void {
  const write = into.lookupType(`${PACKAGE}.Write`);
  write.add(new protobuf.Field('verify', 5, 'string'));
  write.oneofs.operation?.add(write.fields.verify as protobuf.Field);
  const readWrite = into.lookupType(`${PACKAGE}.TransactionOptions.ReadWrite`);
  if (!readWrite.fields.concurrencyMode) readWrite.add(new protobuf.Field('concurrencyMode', 2, 'int32'));
}

/** A client that knows the published protos only: an independent judge of the bytes on the wire. */
export class GrpcClient {
  private readonly client: Client;
  private readonly service = root.lookupService(`${PACKAGE}.Firestore`);

  constructor(port: number) {
    this.client = new Client(`127.0.0.1:${port}`, credentials.createInsecure(), {
      'grpc.max_receive_message_length': -1,
      'grpc.max_send_message_length': -1,
      'grpc.use_local_subchannel_pool': 1,
    });
  }

  /** All answers of a method, one for a unary one. @throws GrpcError */
  call(rpc: string, request: Json, authorization?: string): Promise<Json[]> {
    const { path, encode, decode, streaming } = this.method(rpc);
    const metadata = metadataOf(authorization);
    return new Promise((resolve, reject) => {
      const fail = (error: ServiceError) => reject(errorOf(error));
      if (!streaming) {
        this.client.makeUnaryRequest(path, encode, decode, request, metadata, (error, answer) =>
          error ? fail(error) : resolve([answer as Json]),
        );
        return;
      }
      const answers: Json[] = [];
      const call = this.client.makeServerStreamRequest(path, encode, decode, request, metadata);
      call.on('data', (answer: Json) => answers.push(answer));
      call.on('error', (error) => fail(error as ServiceError));
      call.on('end', () => resolve(answers));
    });
  }

  /** Opens Listen or Write. */
  stream(rpc: 'Listen' | 'Write', authorization?: string, database?: string): GrpcStream {
    const { path, encode, decode } = this.method(rpc);
    return new GrpcStream(this.client.makeBidiStreamRequest(path, encode, decode, streamMetadata(authorization, database)));
  }

  close(): void {
    this.client.close();
  }

  private method(rpc: string) {
    const method = this.service.methods[rpc];
    if (!method) throw new Error(`no method ${rpc}`);
    const requestType = root.lookupType(`${PACKAGE}.${method.requestType}`);
    const responseType = root.lookupType(method.responseType.includes('.') ? method.responseType : `${PACKAGE}.${method.responseType}`);
    return {
      path: `/${PACKAGE}.Firestore/${rpc}`,
      encode: (json: Json) => Buffer.from(requestType.encode(requestType.fromObject(toObject(requestType, json))).finish()),
      decode: (bytes: Buffer) => fromObject(responseType, responseType.toObject(responseType.decode(bytes), READING)) as Json,
      streaming: method.responseStream === true,
    };
  }
}

export type StreamEvent = { message: Json } | { error: GrpcError } | { end: true };

/** An open stream whose events wait to be taken. */
export class GrpcStream {
  private readonly events: StreamEvent[] = [];
  private wake = () => {};

  constructor(private readonly call: ClientDuplexStream<Json, Json>) {
    call.on('data', (message: Json) => this.push({ message }));
    call.on('error', (error) => this.push({ error: errorOf(error as ServiceError) }));
    call.on('end', () => this.push({ end: true }));
  }

  send(request: Json): void {
    this.call.write(request);
  }

  async receive(): Promise<StreamEvent> {
    for (;;) {
      const event = this.events.shift();
      if (event) return event;
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
  }

  halfClose(): void {
    this.call.end();
  }

  cancel(): void {
    this.call.cancel();
  }

  private push(event: StreamEvent): void {
    this.events.push(event);
    this.wake();
  }
}

const READING = { longs: String, enums: String, bytes: String };

function metadataOf(authorization: string | undefined): Metadata {
  const metadata = new Metadata();
  if (authorization !== undefined) metadata.set('authorization', authorization);
  return metadata;
}

/** With the header that every SDK sends on a stream; emulators before 1.20 open none without it. */
function streamMetadata(authorization: string | undefined, database = 'projects/p/databases/(default)'): Metadata {
  const metadata = metadataOf(authorization);
  metadata.set('google-cloud-resource-prefix', database);
  return metadata;
}

const errorOf = (error: ServiceError): GrpcError => ({ code: StatusCode[error.code] ?? '', message: error.details });

/** ProtoJSON (either case style) to what protobufjs takes: times and wrapped numbers have another form there. */
function toObject(type: protobuf.Type, json: unknown): Json {
  const result: Json = {};
  for (const [key, value] of Object.entries(json as Json)) {
    const name = key.replace(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase());
    const field = type.fields[name];
    if (!field) throw new Error(`${type.name} has no field ${key}`);
    const convert = (item: unknown) => toField(field, item);
    if (field instanceof protobuf.MapField) {
      result[name] = Object.fromEntries(Object.entries(value as Json).map(([entry, item]) => [entry, convert(item)]));
    } else result[name] = field.repeated ? (value as unknown[]).map(convert) : convert(value);
  }
  return result;
}

function toField(field: protobuf.Field, value: unknown): unknown {
  const type = field.resolvedType;
  if (type instanceof protobuf.Enum) return type.name === 'NullValue' ? 0 : value;
  if (!(type instanceof protobuf.Type)) return field.type === 'double' ? Number(value) : value;
  if (type.name === 'Timestamp') return toTimestamp(String(value));
  if (/^(?:Int32|Int64|Double)Value$/.test(type.name)) return { value };
  return toObject(type, value);
}

function toTimestamp(text: string): { seconds: number; nanos: number } {
  const [, whole = '', fraction = ''] = /^([^.]*?)(?:\.(\d+))?Z$/.exec(text) ?? [];
  return { seconds: Date.parse(`${whole}Z`) / 1000, nanos: Number(fraction.padEnd(9, '0')) };
}

function fromObject(type: protobuf.Type, object: Json): unknown {
  if (type.name === 'Timestamp') return fromTimestamp(object);
  return Object.fromEntries(
    Object.entries(object).map(([name, value]) => {
      const field = type.fields[name] as protobuf.Field;
      const convert = (item: unknown) => fromField(field, item);
      if (field instanceof protobuf.MapField)
        return [name, Object.fromEntries(Object.entries(value as Json).map(([entry, item]) => [entry, convert(item)]))];
      return [name, Array.isArray(value) ? value.map(convert) : convert(value)];
    }),
  );
}

function fromField(field: protobuf.Field, value: unknown): unknown {
  const type = field.resolvedType;
  if (type instanceof protobuf.Type) return fromObject(type, value as Json);
  if (type?.name === 'NullValue') return null;
  return typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;
}

function fromTimestamp({ seconds = '0', nanos = 0 }: { seconds?: string; nanos?: number }): string {
  const whole = new Date(Number(seconds) * 1000).toISOString().slice(0, 19);
  if (nanos === 0) return `${whole}Z`;
  const digits = String(nanos / 1000).padStart(6, '0');
  return `${whole}.${digits.endsWith('000') ? digits.slice(0, 3) : digits}Z`;
}
