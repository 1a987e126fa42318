import { type Files, storageError, syncFile, writeFully } from './files';

/** How long a write may wait for its sync in the background. */
const SYNC_MS = 50;

/** A file that grows by whole frames: an append that fails leaves nothing behind. */
export class LogFile {
  private readonly file: number;
  /** Bytes behind the last frame may remain of a failed write: they must go before the next one. */
  private dirty = false;
  private syncedTo: number;
  private timer: NodeJS.Timeout | undefined;
  private syncing: Promise<void> | undefined;
  private closed = false;

  constructor(
    private readonly files: Files,
    private readonly path: string,
    private length: number,
    private readonly warn: (message: string) => void,
  ) {
    this.file = files.openSync(path, length === 0 ? 'w' : 'r+');
    this.syncedTo = length;
  }

  get size(): number {
    return this.length;
  }

  /** @throws RESOURCE_EXHAUSTED when the frame cannot be written; the file is then as before */
  append(frame: Uint8Array): void {
    try {
      if (this.dirty) this.files.ftruncateSync(this.file, this.length);
      this.dirty = true;
      writeFully(this.files, this.file, frame, this.length);
      this.dirty = false;
    } catch (error) {
      this.cutBack();
      throw storageError(this.path, error);
    }
    this.length += frame.length;
    this.syncLater();
  }

  /** Syncs and waits for it: before a log that follows this one. */
  finish(): void {
    this.files.fdatasyncSync(this.file);
    this.syncedTo = this.length;
  }

  close(): void {
    clearTimeout(this.timer);
    if (this.closed) return;
    this.closed = true;
    if (this.syncedTo < this.length) this.finish();
    const release = () => this.files.closeSync(this.file);
    if (this.syncing) void this.syncing.then(release, release);
    else release();
  }

  private cutBack(): void {
    try {
      this.files.ftruncateSync(this.file, this.length);
      this.dirty = false;
    } catch {
      this.dirty = true;
    }
  }

  private syncLater(): void {
    this.timer ??= setTimeout(() => void this.sync(), SYNC_MS).unref();
  }

  private async sync(): Promise<void> {
    const goal = this.length;
    this.syncing = syncFile(this.files, this.file);
    const error = await this.syncing.then(
      () => undefined,
      (cause: unknown) => storageError(this.path, cause),
    );
    this.syncing = undefined;
    this.timer = undefined;
    // after a failure the next append tries again
    if (error) this.warn(error.message);
    else this.syncedTo = Math.max(this.syncedTo, goal);
    if (!error && !this.closed && this.syncedTo < this.length) this.syncLater();
  }
}
