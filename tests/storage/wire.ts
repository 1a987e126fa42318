import type { Claims } from './people';
import type { File, Operation } from './table';

/** An answer of the storage emulator: its status, and its body as text. */
export type Answer = { status: number; text: string; header: (name: string) => string | null };

/** The emulator believes tokens without a signature. */
export function tokenOf({ uid = 'somebody', ...rest }: Claims): string {
  const part = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ sub: uid, user_id: uid, ...rest })}.`;
}

/** A bucket as programs of people see it over REST; `'owner'` is past the rules. */
export class Bucket {
  private readonly objects: string;

  constructor(port: number, bucket: string) {
    this.objects = `http://127.0.0.1:${port}/v0/b/${bucket}/o`;
  }

  get(path: string, who: Claims | null | 'owner', query = ''): Promise<Answer> {
    return this.ask('GET', `/${encodeURIComponent(path)}${query}`, who);
  }

  list(folder: string, who: Claims | null | 'owner'): Promise<Answer> {
    return this.ask('GET', `?delimiter=/&prefix=${encodeURIComponent(folder === '' ? '' : `${folder}/`)}`, who);
  }

  create(path: string, file: File, who: Claims | null | 'owner', content: Uint8Array = new Uint8Array(file.bytes ?? 8)): Promise<Answer> {
    const boundary = 'a-boundary';
    const { contentType, contentDisposition, metadata } = file;
    const about = JSON.stringify({ contentType, contentDisposition, metadata });
    const body = Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Type: application/json\r\n\r\n${about}\r\n`),
      Buffer.from(`--${boundary}\r\nContent-Type: ${contentType || 'application/octet-stream'}\r\n\r\n`),
      content,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);
    const headers = { 'X-Goog-Upload-Protocol': 'multipart', 'Content-Type': `multipart/related; boundary=${boundary}` };
    return this.ask('POST', `?name=${encodeURIComponent(path)}`, who, { headers, body });
  }

  update(path: string, metadata: object, who: Claims | null | 'owner'): Promise<Answer> {
    const headers = { 'Content-Type': 'application/json' };
    return this.ask('PATCH', `/${encodeURIComponent(path)}`, who, { headers, body: JSON.stringify(metadata) });
  }

  delete(path: string, who: Claims | null | 'owner'): Promise<Answer> {
    return this.ask('DELETE', `/${encodeURIComponent(path)}`, who);
  }

  /** An operation of the table. */
  do(does: Operation, path: string, file: File | undefined, who: Claims | null): Promise<Answer> {
    switch (does) {
      case 'get':
        return this.get(path, who);
      case 'list':
        return this.list(path, who);
      case 'create':
        return this.create(path, file!, who);
      case 'update':
        return this.update(path, { ...file, metadata: { seen: 'yes' } }, who);
      case 'delete':
        return this.delete(path, who);
    }
  }

  /** Any request; `address` goes behind `/v0/b/{bucket}/o` as it is. */
  async ask(method: string, address: string, who: Claims | null | 'owner', { headers = {}, body }: RequestInit = {}): Promise<Answer> {
    const authorization = who === null ? {} : { Authorization: who === 'owner' ? 'Bearer owner' : `Firebase ${tokenOf(who)}` };
    const answer = await fetch(`${this.objects}${address}`, { method, headers: { ...headers, ...authorization }, body: body ?? null });
    return { status: answer.status, text: await answer.text(), header: (name) => answer.headers.get(name) };
  }
}

/** Whether the rules let it pass: what is allowed but not there is answered with 404. Any other status is neither. */
export function wasAllowed({ status, text }: Answer): boolean {
  if (status === 403) return false;
  if (status === 200 || status === 204 || status === 404) return true;
  throw new Error(`The storage emulator answered ${status}: ${text.slice(0, 200)}`);
}
