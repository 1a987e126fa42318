import type { GrpcClient, GrpcError, Json } from '../conformance/grpc-client';
import { overGrpc, overRest, type Transport } from '../conformance/scenario';
import { type Documents, Listener } from './store-listener';
import { Normaliser } from './store-normalise';
import type { Step } from './store-step';

/** An engine that sequences are played on. */
export type Engine = { readonly name: string; readonly port: number; readonly grpc: GrpcClient };
/** What came of a step: `OK` with the normalised answers, or the code of an error. The message is for the reader, and not compared. */
export type Outcome = { readonly status: string; readonly answers?: unknown; readonly message?: string };

const OWNER = 'Bearer owner';
const NO_ANSWER_MS = 30_000;
const LONG_AGO = '2001-01-01T00:00:00Z';

/** Plays a sequence in a project of its own. @returns the outcome of each step */
export async function play(
  engine: Engine,
  project: string,
  transport: 'gRPC' | 'REST',
  steps: readonly Step[],
): Promise<readonly Outcome[]> {
  const player = new Player(engine, project, transport === 'gRPC' ? overGrpc(engine.grpc) : overRest(engine.port));
  try {
    return await player.playAll(steps);
  } finally {
    player.close();
  }
}

class Player {
  private readonly database: string;
  private readonly normaliser: Normaliser;
  private readonly transactions = new Map<string, string>();
  private readonly listeners: { readonly target: Json; readonly listener: Listener }[] = [];
  private background: Promise<Outcome>[] = [];
  private commitTime = LONG_AGO;

  constructor(
    private readonly engine: Engine,
    project: string,
    private readonly transport: Transport,
  ) {
    this.database = `projects/${project}/databases/(default)`;
    this.normaliser = new Normaliser(this.database);
  }

  async playAll(steps: readonly Step[]): Promise<readonly Outcome[]> {
    const outcomes: Outcome[] = [];
    for (const step of steps) outcomes.push(await this.playOne(step));
    return outcomes;
  }

  close(): void {
    for (const { listener } of this.listeners) listener.close();
  }

  private async playOne(step: Step): Promise<Outcome> {
    if (step.kind === 'listen') return this.listen(step.target);
    if (step.kind === 'settle') return this.settle();
    if (step.kind === 'join') {
      const answers = (await Promise.all(this.background)).toSorted((a, b) => (a.status < b.status ? -1 : 1));
      this.background = [];
      return { status: 'OK', answers };
    }
    if (!step.background) return this.call(step);
    // its response may be the first or the last: its times get labels of their own
    this.background.push(this.call(step, new Normaliser(this.database)));
    // the call is on the server before the next one: requests are taken in their order
    await this.request('ListCollectionIds', { parent: `${this.database}/documents/order/o` });
    return { status: 'OK' };
  }

  private async call({ rpc, request, as }: Step & { kind: 'call' }, normaliser = this.normaliser): Promise<Outcome> {
    const [, unknown] = /"\{(T\d)\}"/.exec(JSON.stringify(request)) ?? [];
    if (unknown !== undefined && !this.transactions.has(unknown)) return { status: 'no such transaction' };
    const { answers, ...failure } = await this.request(rpc, (await this.filledIn(request)) as Json);
    if (!answers) return failure;
    for (const { transaction, commitTime } of answers) {
      if (as !== undefined && typeof transaction === 'string') this.transactions.set(as, transaction);
      if (typeof commitTime === 'string') this.commitTime = commitTime;
    }
    const told = answers.filter((answer) => Object.keys(answer).some((key) => key !== 'transaction' && key !== 'readTime'));
    for (const answer of told) withoutVerifyTimes(request, answer);
    return { status: 'OK', answers: normaliser.normalise(rpc === 'BatchGetDocuments' ? told.toSorted(byName) : told) };
  }

  private async request(
    rpc: string,
    request: Json,
    chosen = this.transport,
  ): Promise<{ status: string; answers?: Json[]; message?: string }> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject({ code: 'NO ANSWER', message: '' } satisfies GrpcError), NO_ANSWER_MS);
    });
    try {
      // Google's emulator does not respond to a GET with a transaction
      const isGetInside = rpc in { GetDocument: 1, ListDocuments: 1 } && request.transaction !== undefined;
      const transport = isGetInside ? overGrpc(this.engine.grpc) : chosen;
      return { status: 'OK', answers: await Promise.race([transport(rpc, request), late]) };
    } catch (error) {
      if (error instanceof Error) return { status: 'broken', message: error.message };
      const { code, message } = error as GrpcError;
      return { status: code, message };
    } finally {
      clearTimeout(timer);
    }
  }

  private async listen(target: Json): Promise<Outcome> {
    const filled = (await this.filledIn(target)) as Json;
    const listener = new Listener(this.engine.grpc.stream('Listen', OWNER, this.database), this.database, filled);
    const isCurrent = await listener.shows();
    if (listener.ended) return { status: 'refused', message: listener.ended };
    this.listeners.push({ target: filled, listener });
    return { status: isCurrent ? 'OK' : 'never current' };
  }

  /** Waits until each listener shows what a read of its target finds. */
  private async settle(): Promise<Outcome> {
    const answers: unknown[] = [];
    for (const { target, listener } of this.listeners) {
      const expected = await this.documentsOf(target);
      if (!expected) answers.push('cannot be read');
      else if (!(await listener.shows(expected))) answers.push('does not converge');
      else answers.push(listener.ended === undefined ? this.normaliser.normalise(Object.fromEntries(expected)) : 'has ended');
    }
    return { status: 'OK', answers };
  }

  private async documentsOf({ documents, query }: Json): Promise<Documents | undefined> {
    const [rpc, request] = documents
      ? ['BatchGetDocuments', { database: this.database, ...(documents as Json) }]
      : ['RunQuery', query as Json];
    // both transports find the same, and this one always responds
    const { answers } = await this.request(rpc as string, request as Json, overGrpc(this.engine.grpc));
    if (!answers) return undefined;
    const found = answers.flatMap((answer) => (answer.document ?? answer.found ?? []) as { name: string; fields?: Json });
    return new Map(found.map(({ name, fields }) => [name, fields ?? {}]));
  }

  /** The request with the names, times and transactions of this run. */
  private async filledIn(json: unknown): Promise<unknown> {
    if (Array.isArray(json)) return Promise.all(json.map((each) => this.filledIn(each)));
    if (typeof json === 'string') return this.filledInText(json);
    if (typeof json !== 'object' || json === null) return json;
    const entries = Object.entries(json).map(async ([key, value]): Promise<[string, unknown]> => [key, await this.filledIn(value)]);
    return Object.fromEntries(await Promise.all(entries));
  }

  private async filledInText(text: string): Promise<string> {
    if (text === '{commitTime}') return this.commitTime;
    const [, transaction] = /^\{(T\d)\}$/.exec(text) ?? [];
    if (transaction !== undefined) return this.transactions.get(transaction) ?? '';
    const [, name] = /^\{updateTime (.+)\}$/.exec(text) ?? [];
    if (name === undefined) return text.replaceAll('{database}', this.database);
    const { answers } = await this.request('GetDocument', { name: name.replaceAll('{database}', this.database) });
    return String(answers?.[0]?.updateTime ?? LONG_AGO);
  }
}

/** The time of a verify that found nothing is that of its reading, which is no time of the documents. */
function withoutVerifyTimes({ writes = [] }: Json, { writeResults = [] }: Json): void {
  const results = writeResults as Json[];
  for (const [index, { verify }] of (writes as Json[]).entries()) if (verify !== undefined) delete results[index]?.updateTime;
}

const nameOf = ({ found, missing }: Json): string => String((found as Json | undefined)?.name ?? missing);
const byName = (a: Json, b: Json): number => (nameOf(a) < nameOf(b) ? -1 : 1);
