import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fields } from '../../scripts/demo-data/proto-json.mjs';
import { moment } from './documents';
import type { Stored } from './owned-store';
import type { Claims } from './people';
import type { File, Operation } from './table';

type Line = { readonly [key: string]: unknown };
type Request = { does: Operation; path: string; who: Claims | null; file?: File | null | undefined };

/** The rules process of the storage emulator, asked over its pipes as firebase-tools asks it; documents come from a map. */
export class RulesRuntime {
  /** What the rules find in the store, by path. */
  documents: Readonly<Record<string, Stored>> = {};
  /** Requests that wanted more documents than rules may read. */
  readonly overdrawn: string[] = [];
  private readonly waiting = new Map<unknown, (line: Line) => void>();
  private lastId = 0;

  private constructor(private readonly child: ChildProcessWithoutNullStreams) {
    createInterface({ input: child.stdout }).on('line', (text) => this.receive(JSON.parse(text)));
  }

  static async start(): Promise<RulesRuntime> {
    const program = 'packages/embedded-firestore/dist/storage-runtime.js';
    const runtime = new RulesRuntime(spawn(process.execPath, [program]));
    await new Promise<Line>((resolve) => runtime.waiting.set(-1, resolve));
    return runtime;
  }

  close(): void {
    this.child.stdin.end();
  }

  /** Puts rules in force. @throws when they do not compile */
  async load(source: string): Promise<void> {
    const files = [{ name: 'storage.rules', content: source }];
    const { errors } = await this.ask('load_ruleset', { rulesetName: 'rules', source: { files } });
    if ((errors as string[]).length > 0) throw new Error(`The rules do not compile: ${errors}`);
  }

  /** Whether the rules permit it. A file that is read, described or deleted is there before, as it would be after. */
  async mayDo({ does, path, who, file }: Request): Promise<boolean> {
    const after = does === 'create' || does === 'update' ? resource(path, file ?? {}) : null;
    const before = does === 'create' || does === 'list' || file === null ? null : resource(path, file);
    const auth = who === null ? null : { uid: who.uid ?? 'somebody', token: { user_id: who.uid ?? 'somebody', ...who } };
    const { result, errors, warnings } = await this.ask('verify', {
      rulesetName: 'rules',
      service: 'firebase.storage',
      path: `/b/bucket/o/${path}`.replace(/\/$/, ''),
      method: does,
      variables: {
        request: { map_value: { fields: { auth: value(auth), resource: value(after), time: value(moment) } } },
        resource: value(before),
      },
    });
    if ((errors as string[]).length > 0) throw new Error(`${does} ${path}: ${errors}`);
    if ((warnings as string[]).some((warning) => warning.includes('document access calls'))) this.overdrawn.push(`${does} ${path}`);
    return (result as { permit: boolean }).permit;
  }

  private ask(action: string, context: Line): Promise<Line> {
    this.lastId += 1;
    const id = this.lastId;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.send({ id, action, context });
    });
  }

  private send(line: Line): void {
    this.child.stdin.write(`${JSON.stringify(line)}\n`);
  }

  private receive(line: Line): void {
    if (line.action === 'fetch_firestore_document') {
      this.send({ id: line.server_request_id, ...this.lookUp(String((line.context as Line).path)) });
      return;
    }
    this.waiting.get(line.id)?.(line);
    this.waiting.delete(line.id);
  }

  private lookUp(path: string): Line {
    const stored = this.documents[decodeURIComponent(path).replace('/databases/(default)/documents/', '')];
    return stored === undefined ? { status: 'not_found' } : { status: 'ok', result: { fields: fields(present(stored)) } };
  }
}

const present = (stored: Stored): Stored => Object.fromEntries(Object.entries(stored).filter(([, entry]) => entry !== undefined));

const resource = (name: string, { contentType = 'application/pdf', bytes = 8, contentDisposition, metadata = {} }: Partial<File> = {}) => ({
  name,
  bucket: 'bucket',
  size: bytes,
  contentType: contentType || 'application/octet-stream',
  contentDisposition,
  metadata,
});

/** A value as the protocol spells it: an object with one key, its type. */
function value(plain: unknown): Line {
  if (plain === null || plain === undefined) return { null_value: null };
  if (typeof plain === 'string') return { string_value: plain };
  if (typeof plain === 'boolean') return { bool_value: plain };
  if (typeof plain === 'number') return { int_value: plain };
  if (plain instanceof Date) return { timestamp_value: plain.toISOString() };
  return { map_value: { fields: Object.fromEntries(Object.entries(plain).map(([key, entry]) => [key, value(entry)])) } };
}
