import type { GrpcClient, Json } from '../conformance/grpc-client';

const TARGET = 2;

type Change = { document?: Json; targetIds?: number[]; removedTargetIds?: number[] };
type Message = {
  targetChange?: { targetChangeType?: string; targetIds?: number[]; cause?: Json; resumeToken?: string };
  documentChange?: Change;
  documentDelete?: { document: string };
  documentRemove?: { document: string };
  filter?: { count?: number };
};

/** The result of a query as a client holds it: kept up to date by a listener, and taken up again with its last token. */
export class Mirror {
  readonly documents = new Map<string, Json>();
  resumeToken: string | undefined;

  constructor(
    private readonly database: string,
    private readonly collectionId: string,
  ) {}

  /**
   * Listens until the server ends the stream, or `enough` says so after a consistent snapshot.
   * @throws when the target is refused or does not match what the server counts
   */
  async listen(client: GrpcClient, enough: () => boolean = () => false): Promise<void> {
    const stream = client.stream('Listen', 'Bearer owner');
    const query = { parent: `${this.database}/documents`, structuredQuery: { from: [{ collectionId: this.collectionId }] } };
    const resume = this.resumeToken === undefined ? {} : { resumeToken: this.resumeToken };
    stream.send({ database: this.database, addTarget: { targetId: TARGET, query, ...resume } });
    let current = false;
    for (;;) {
      const event = await stream.receive();
      if (!('message' in event)) return;
      const message = event.message as Message;
      this.take(message);
      current ||= message.targetChange?.targetChangeType === 'CURRENT';
      if (current && this.isSnapshot(message) && enough()) break;
    }
    stream.cancel();
  }

  private isSnapshot({ targetChange }: Message): boolean {
    if (targetChange?.resumeToken === undefined || (targetChange.targetIds ?? []).length > 0) return false;
    this.resumeToken = targetChange.resumeToken;
    return true;
  }

  private take({ targetChange, documentChange, documentDelete, documentRemove, filter }: Message): void {
    if (targetChange?.targetChangeType === 'RESET') this.documents.clear();
    if (targetChange?.cause) throw new Error(`the target was refused: ${JSON.stringify(targetChange.cause)}`);
    const gone = documentDelete?.document ?? documentRemove?.document;
    if (gone !== undefined) this.documents.delete(gone);
    if (filter && (filter.count ?? 0) !== this.documents.size)
      throw new Error(`the server counts ${filter.count}, the client has ${this.documents.size}`);
    if (!documentChange?.document) return;
    const name = String(documentChange.document.name);
    if (documentChange.targetIds?.includes(TARGET)) this.documents.set(name, documentChange.document);
    else this.documents.delete(name);
  }
}
