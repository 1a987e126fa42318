import type { Database } from '../engine/database';
import { invalidArgument, StatusError } from '../model/status';
import { otherDatabase } from './other-database';
import { toStatusError } from './status';
import type { StreamContext, StreamMachine, StreamPort, WriteRequest, WriteResponse } from './stream';

/**
 * Opens a Write stream: each request is one commit, acknowledged in order; any error ends the stream.
 * @see tests/fixtures/official/write_stream.json
 */
export function openWrite(context: StreamContext, port: StreamPort<WriteResponse>): StreamMachine<WriteRequest> {
  return new WriteStream(context, port);
}

/** Clients pipeline up to 10 writes; queued writes are held in memory. */
const MAX_QUEUED = 1_000;

let streams = 0;

class WriteStream implements StreamMachine<WriteRequest> {
  private opened: { readonly name: string; readonly database: Database } | undefined;
  private responseCount = 0;
  private waiting = 0;
  private ended = false;
  private readonly abort = new AbortController();
  private queue: Promise<void> = Promise.resolve();

  constructor(
    private readonly context: StreamContext,
    private readonly port: StreamPort<WriteResponse>,
  ) {}

  receive(request: WriteRequest): void {
    if (this.waiting >= MAX_QUEUED) {
      this.abort.abort();
      this.end(new StatusError('RESOURCE_EXHAUSTED', `More than ${MAX_QUEUED} writes wait for the ones before them.`));
      return;
    }
    this.enqueue(() => (this.opened ? this.write(this.opened.database, this.opened.name, request) : this.handshake(request)));
  }

  halfClosed(): void {
    this.enqueue(() => this.end());
  }

  /** Queued writes are dropped: the client has no acknowledgement for them, so it resends them on its next stream. */
  closed(): void {
    this.ended = true;
    this.abort.abort();
  }

  private enqueue(step: () => void | Promise<void>): void {
    this.waiting += 1;
    this.queue = this.queue.then(async () => {
      this.waiting -= 1;
      if (this.ended) return;
      try {
        await step();
      } catch (thrown) {
        this.end(toStatusError(thrown, this.context.log ?? console.error));
      }
    });
  }

  private handshake({ database: name, streamId, streamToken, writeCount }: WriteRequest): void {
    if (name === '') throw invalidArgument("'database' must be set on an initial write request.");
    const database = this.context.database(name);
    if (streamId !== '') throw invalidArgument('Resuming streams is not supported, do not set stream ID.');
    if (streamToken.length > 0)
      throw invalidArgument("Resuming streams is not supported, 'stream_token' must not be set on an initial write request.");
    if (writeCount > 0) throw invalidArgument("'writes' must not be set on an initial write request.");
    this.opened = { name, database };
    streams += 1;
    this.answer({ streamId: String(streams), results: [] });
  }

  private async write(database: Database, name: string, request: WriteRequest): Promise<void> {
    if (request.database !== '' && request.database !== name) throw otherDatabase(request.database, name);
    if (request.writeCount === 0) {
      this.answer({ results: [] });
      this.end();
      return;
    }
    const { caller } = this.context;
    const { commitTime, results } = await database.commit(request.writes(database.id), { caller, signal: this.abort.signal });
    this.answer({ results, ...(commitTime !== undefined && { commitTime }) });
  }

  private answer(response: Omit<WriteResponse, 'streamToken'>): void {
    if (this.ended) return;
    this.port.send({ ...response, streamToken: Buffer.from(String(this.responseCount)) });
    this.responseCount += 1;
  }

  private end(error?: StatusError): void {
    if (this.ended) return;
    this.ended = true;
    this.port.end(error);
  }
}
