import type { GrpcClient, GrpcError, Json } from './grpc-client';
import { post, send } from './http-client';

/** One write of a recorded scenario. */
export type WriteStep = {
  update?: string;
  delete?: string;
  verify?: string;
  n?: number;
  exists?: boolean;
  mask?: string[];
  increment?: string;
  serverTime?: string;
  reserved?: boolean;
};

export type Step = {
  op: string;
  label: string;
  as?: string;
  txn?: string;
  raw?: string;
  new?: Json;
  options?: Json;
  document?: string;
  documents?: string[];
  collection?: string;
  group?: boolean;
  pageSize?: number;
  writes?: WriteStep[];
};

export type Result = { status: string; message: string; result?: unknown };

/** What one transport answers to the requests of a scenario; `answers` are ProtoJSON. */
export type Transport = (rpc: string, request: Json) => Promise<Json[]>;

const OWNER = 'Bearer owner';

export const overGrpc =
  (client: GrpcClient, authorization = OWNER): Transport =>
  (rpc, request) =>
    client.call(rpc, request, authorization);

/** @throws GrpcError, as the other one does */
export const overRest =
  (port: number, authorization = OWNER): Transport =>
  async (rpc, request) => {
    const { status, json } = await restRequest(port, rpc, request, authorization);
    if (status === 200) return Array.isArray(json) ? json : [json as Json];
    const { error } = json as { error: { status: string; message: string } };
    throw { code: error.status, message: error.message ?? '' } satisfies GrpcError;
  };

async function restRequest(port: number, rpc: string, request: Json, authorization: string): Promise<{ status: number; json: unknown }> {
  const { database, parent, name, ...body } = request;
  if (rpc === 'GetDocument' || rpc === 'ListDocuments') {
    const { collectionId, ...parameters } = body;
    const search = new URLSearchParams(Object.entries(parameters).map(([key, value]): [string, string] => [key, String(value)]));
    const path = rpc === 'GetDocument' ? String(name) : `${String(parent)}/${String(collectionId)}`;
    const answer = await send(port, { method: 'GET', path: `/v1/${encodeURI(path)}?${search}`, headers: { Authorization: authorization } });
    return { status: answer.status, json: JSON.parse(answer.body) };
  }
  const verb = rpc === 'BatchGetDocuments' ? 'batchGet' : rpc.slice(0, 1).toLowerCase() + rpc.slice(1);
  const below = parent === undefined ? `${String(database)}/documents` : String(parent);
  return post(port, `${encodeURI(below)}:${verb}`, body, authorization);
}

/** A scenario's project, the transactions that it has named, and the requests that its steps stand for. */
export class Scenario {
  readonly database: string;
  private readonly transactions = new Map<string, string>();

  constructor(
    private readonly transport: Transport,
    readonly project: string,
  ) {
    this.database = `projects/${project}/databases/(default)`;
  }

  async run(step: Step): Promise<Result> {
    try {
      const [rpc, request] = this.requestOf(step);
      const answers = await this.transport(rpc, request);
      this.remember(step, answers);
      const result = this.resultOf(step, answers);
      return { status: 'OK', message: '', ...(result !== undefined && { result }) };
    } catch (error) {
      if (error instanceof Error) throw error;
      const { code, message } = error as GrpcError;
      return { status: code, message };
    }
  }

  /** Our ids in the place of the recorded `{T}`. */
  private withIds(options: Json | undefined): Json {
    const text = JSON.stringify(options ?? {});
    return JSON.parse(text.replace(/\{(\w+)\}/g, (all, as: string) => this.transactions.get(as) ?? all)) as Json;
  }

  private requestOf(step: Step): [string, Json] {
    const { database } = this;
    const documents = `${database}/documents`;
    const transaction = step.raw ?? (step.txn === undefined ? undefined : this.transactions.get(step.txn));
    const inside = { ...(transaction !== undefined && { transaction }), ...(step.new && { newTransaction: step.new }) };
    const from = [{ collectionId: step.collection, ...(step.group && { allDescendants: true }) }];
    switch (step.op) {
      case 'begin':
        return ['BeginTransaction', { database, options: this.withIds(step.options) }];
      case 'read':
        return ['BatchGetDocuments', { database, documents: step.documents?.map((name) => `${documents}/${name}`), ...inside }];
      case 'get':
        return ['GetDocument', { name: `${documents}/${step.document}`, ...inside }];
      case 'list':
        return [
          'ListDocuments',
          { parent: documents, collectionId: step.collection, ...(step.pageSize && { pageSize: step.pageSize }), ...inside },
        ];
      case 'query':
        return ['RunQuery', { parent: documents, structuredQuery: { from }, ...inside }];
      case 'commit':
        return ['Commit', { database, writes: this.writes(step.writes), ...inside }];
      case 'batchWrite':
        return ['BatchWrite', { database, writes: this.writes(step.writes) }];
      default:
        return ['Rollback', { database, ...inside }];
    }
  }

  writes(steps: readonly WriteStep[] = []): Json[] {
    return steps.map(({ exists, mask, increment, serverTime, ...step }) => ({
      ...this.operation(step),
      ...(mask && { updateMask: { fieldPaths: mask } }),
      ...((increment || serverTime) && {
        updateTransforms: [
          ...(increment ? [{ fieldPath: increment, increment: { integerValue: '1' } }] : []),
          ...(serverTime ? [{ fieldPath: serverTime, setToServerValue: 'REQUEST_TIME' }] : []),
        ],
      }),
      ...(exists !== undefined && { currentDocument: { exists } }),
    }));
  }

  private operation({ update, delete: deleted, verify, n, reserved }: WriteStep): Json {
    const name = (path: string) => `${this.database}/documents/${path}`;
    if (deleted !== undefined) return { delete: name(deleted) };
    if (verify !== undefined) return { verify: name(verify) };
    const fields = { ...(n !== undefined && { n: { integerValue: String(n) } }), ...(reserved && { __x__: { integerValue: '1' } }) };
    return { update: { name: name(update ?? ''), fields } };
  }

  private remember({ as }: Step, answers: readonly Json[]): void {
    const id = answers.find(({ transaction }) => transaction !== undefined)?.transaction;
    if (as !== undefined && typeof id === 'string') this.transactions.set(as, id);
  }

  /** The answers in the words of the recordings. */
  private resultOf({ op }: Step, answers: readonly Json[]): unknown {
    const [answer = {}] = answers;
    if (op === 'begin') return { transaction: '<id>' };
    if (op === 'get') return this.document(answer);
    if (op === 'list') return ((answer.documents ?? []) as Json[]).map((document) => this.document(document));
    if (op === 'read' || op === 'query') return answers.flatMap((each) => this.element(each));
    if (op !== 'batchWrite') return undefined;
    return ((answer.status ?? []) as { code?: number; message?: string }[]).map(({ code = 0, message = '' }) => ({
      status: STATUS[code],
      message,
    }));
  }

  private element({ transaction, found, missing, document }: Json): unknown[] {
    const prefix = `${this.database}/documents/`;
    if (transaction) return [{ transaction: '<id>' }];
    if (found) return [{ found: this.document(found as Json) }];
    if (document) return [{ document: this.document(document as Json) }];
    return missing ? [{ missing: String(missing).slice(prefix.length) }] : [];
  }

  private document({ name, fields = {} }: Json): unknown {
    const { n } = fields as { n?: { integerValue: string } };
    return { name: String(name).slice(`${this.database}/documents/`.length), ...(n && { n: Number(n.integerValue) }) };
  }
}

const STATUS: Readonly<Record<number, string>> = { 0: 'OK', 3: 'INVALID_ARGUMENT', 5: 'NOT_FOUND', 6: 'ALREADY_EXISTS', 10: 'ABORTED' };
