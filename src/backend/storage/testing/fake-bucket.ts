/* What stands in place of `bucket.ts`, and so of the SDK of Storage, in tests of screens: a bucket in memory. */

type Metadata = { contentType?: string; customMetadata?: Record<string, string> };
type Kept = Metadata & { size: number; timeCreated: string; content?: Blob };
type Reference = { fullPath: string; name: string };
type Snapshot = { bytesTransferred: number; totalBytes: number; state: string };

const files = new Map<string, Kept>();
const refusals = new Map<string, string>();
let held: Sending[] | null = null;

class Refusal extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

/** An upload that a test holds: it tells how far it is, ends it, or lets it fail. */
export class Sending {
  private listeners: { next: (snapshot: Snapshot) => void; failed: (error: Error) => void; done: () => void }[] = [];
  isCancelled = false;
  private transferred = 0;
  private state = 'running';

  constructor(
    readonly path: string,
    private readonly file: File,
    private readonly metadata: Metadata,
  ) {}

  get snapshot(): Snapshot {
    return { bytesTransferred: this.transferred, totalBytes: this.file.size, state: this.state };
  }

  on(_event: string, next: (snapshot: Snapshot) => void, failed: (error: Error) => void, done: () => void): () => void {
    const listener = { next, failed, done };
    this.listeners.push(listener);
    next(this.snapshot);
    if (!held) queueMicrotask(() => this.finish());
    return () => {
      this.listeners = this.listeners.filter((one) => one !== listener);
    };
  }

  progress(percent: number): void {
    this.transferred = (this.file.size * percent) / 100;
    for (const { next } of this.listeners) next(this.snapshot);
  }

  finish(): void {
    const code = refusalOf(this.path);
    if (code) {
      this.fail(code);
      return;
    }
    this.state = 'success';
    files.set(this.path, { ...this.metadata, content: this.file, size: this.file.size, timeCreated: '2026-03-02T10:20:30.000Z' });
    for (const { done } of this.listeners) done();
  }

  fail(code: string): void {
    this.state = 'error';
    for (const { failed } of this.listeners) failed(new Refusal(code));
  }

  cancel(): void {
    this.isCancelled = true;
    this.fail('storage/canceled');
  }

  pause(): void {
    if (this.state === 'running') this.state = 'paused';
  }

  resume(): void {
    if (this.state === 'paused') this.state = 'running';
  }
}

/** What tests do to the bucket. */
export const fakeBucket = {
  empty: () => {
    files.clear();
    refusals.clear();
    held = null;
  },
  put: (path: string, { size = 2048, timeCreated = '2026-03-01T10:20:30.000Z', ...metadata }: Partial<Kept> = {}) =>
    void files.set(path, { ...metadata, size, timeCreated }),
  paths: () => [...files.keys()],
  kept: (path: string) => files.get(path),
  contentOf: async (path: string) => files.get(path)?.content?.text(),
  /** Refuses whatever is done to paths that contain this text, until `allow`. */
  refuse: (part: string, code: string) => void refusals.set(part, code),
  allow: () => refusals.clear(),
  /** From now on uploads wait for the test; they are in the list that is answered. */
  hold: (): Sending[] => {
    held = [];
    return held;
  },
  addressOf: (path: string) => `https://firebasestorage.googleapis.com/v0/b/demo/o/${encodeURIComponent(path)}?alt=media&token=t`,
};

const refusalOf = (path: string) => [...refusals].find(([part]) => path.includes(part))?.[1];

const reference = (fullPath: string): Reference => ({ fullPath, name: fullPath.slice(fullPath.lastIndexOf('/') + 1) });

async function found({ fullPath }: Reference): Promise<Kept> {
  const code = refusalOf(fullPath);
  if (code) throw new Refusal(code);
  const kept = files.get(fullPath);
  if (!kept) throw new Refusal('storage/object-not-found');
  return kept;
}

export const bucket = {};
export const ref = (_bucket: object, path: string): Reference => reference(path);
export const getMetadata = found;
export const getDownloadURL = async (target: Reference) => {
  await found(target);
  return fakeBucket.addressOf(target.fullPath);
};
export const deleteObject = async (target: Reference) => {
  await found(target);
  files.delete(target.fullPath);
};
export async function updateMetadata(target: Reference, { customMetadata = {} }: Metadata): Promise<void> {
  files.set(target.fullPath, { ...(await found(target)), customMetadata });
}
export async function listAll({ fullPath }: Reference): Promise<{ items: Reference[]; prefixes: Reference[] }> {
  const code = refusalOf(fullPath);
  if (code) throw new Refusal(code);
  const below = [...files.keys()].filter((path) => path.startsWith(`${fullPath}/`)).map((path) => path.slice(fullPath.length + 1));
  const folders = new Set(below.filter((rest) => rest.includes('/')).map((rest) => rest.slice(0, rest.indexOf('/'))));
  return {
    items: below.filter((rest) => !rest.includes('/')).map((rest) => reference(`${fullPath}/${rest}`)),
    prefixes: [...folders].map((name) => reference(`${fullPath}/${name}`)),
  };
}
export function uploadBytesResumable({ fullPath }: Reference, file: File, metadata: Metadata): Sending {
  const sending = new Sending(fullPath, file, metadata);
  held?.push(sending);
  return sending;
}
