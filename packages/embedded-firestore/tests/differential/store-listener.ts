import { isDeepStrictEqual } from 'node:util';
import type { GrpcStream, Json } from '../conformance/grpc-client';

export type Documents = ReadonlyMap<string, unknown>;

const CONVERGE_MS = 10_000;

/** A listener on one target of its own Listen stream, which gathers what it is sent as the SDKs do. */
export class Listener {
  private readonly documents = new Map<string, unknown>();
  private targetId = 0;
  private isCurrent = false;
  private wake = () => {};
  /** Why the target or the stream has ended. */
  ended: string | undefined;

  constructor(
    private readonly stream: GrpcStream,
    private readonly database: string,
    private readonly target: Json,
  ) {
    this.addTarget();
    void this.receive();
  }

  /** Resolves when the listener shows these documents, or is current (without an argument), or has ended. @returns whether it did in time */
  async shows(expected?: Documents): Promise<boolean> {
    const deadline = Date.now() + CONVERGE_MS;
    while (!this.ended && !(this.isCurrent && (!expected || isDeepStrictEqual(this.documents, expected)))) {
      const left = deadline - Date.now();
      if (left <= 0) return false;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    return true;
  }

  close(): void {
    this.stream.cancel();
  }

  private addTarget(): void {
    this.documents.clear();
    this.isCurrent = false;
    this.targetId += 2;
    this.stream.send({ database: this.database, addTarget: { ...this.target, targetId: this.targetId } });
  }

  private async receive(): Promise<void> {
    while (!this.ended) {
      const event = await this.stream.receive();
      if ('error' in event) this.ended = `${event.error.code}: ${event.error.message}`;
      else if ('end' in event) this.ended = 'OK';
      else this.take(event.message);
      this.wake();
    }
  }

  private take({ targetChange, documentChange, documentDelete, documentRemove, filter }: Json): void {
    if (targetChange) this.takeTarget(targetChange as Json);
    if (documentChange) {
      const { document, targetIds = [] } = documentChange as { document: { name: string; fields?: Json }; targetIds?: number[] };
      if (targetIds.includes(this.targetId)) this.documents.set(document.name, document.fields ?? {});
      else this.documents.delete(document.name);
    }
    const gone = (documentDelete ?? documentRemove) as { document: string } | undefined;
    if (gone) this.documents.delete(gone.document);
    if (filter && this.isCurrent && ((filter as Json).count ?? 0) !== this.documents.size) {
      this.stream.send({ database: this.database, removeTarget: this.targetId });
      this.addTarget();
    }
  }

  private takeTarget({ targetChangeType, targetIds = [], cause }: Json): void {
    const ids = targetIds as number[];
    if (ids.length > 0 && !ids.includes(this.targetId)) return;
    if (targetChangeType === 'REMOVE') this.ended = JSON.stringify(cause ?? {});
    if (targetChangeType === 'RESET') this.documents.clear();
    if (targetChangeType === 'CURRENT') this.isCurrent = true;
  }
}
