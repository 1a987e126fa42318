import { OwnedStore } from '../../storage/owned-store';
import type { Fields, Operation, Write } from '../operation';
import { type Claims, type Documents, mayDo, type Wire } from '../store-wire';

/** A project whose documents are exchanged again and again; only what differs is written. It starts empty. */
export class Stage {
  private readonly store: OwnedStore;
  /** What is stored, as JSON; nothing known about what somebody changed. */
  private readonly there = new Map<string, string>();
  /** Most documents are the same objects each time. */
  private readonly json = new WeakMap<Fields, string>();

  constructor(private readonly wire: Wire) {
    this.store = new OwnedStore(wire.port, wire.project);
  }

  /** Whether the rules let somebody do it when these are all documents. */
  async mayDo(claims: Claims | undefined, operation: Operation, documents: Documents): Promise<boolean> {
    await this.set(documents);
    const may = await mayDo(this.wire, claims, operation);
    if (may) for (const { path } of writesOf(operation)) this.there.set(path, 'changed');
    return may;
  }

  private async set(documents: Documents): Promise<void> {
    const wanted = new Map(Object.entries(documents).map(([path, fields]) => [path, this.jsonOf(fields)]));
    const changed = [...new Set([...wanted.keys(), ...this.there.keys()])].filter((path) => wanted.get(path) !== this.there.get(path));
    if (changed.length === 0) return;
    await this.store.put(Object.fromEntries(changed.map((path) => [path, documents[path]])));
    this.there.clear();
    for (const [path, json] of wanted) this.there.set(path, json);
  }

  private jsonOf(fields: Fields): string {
    const json = this.json.get(fields) ?? JSON.stringify(fields);
    this.json.set(fields, json);
    return json;
  }
}

/** The writes of an operation; reading has none. */
export function writesOf(operation: Operation): readonly Write[] {
  if (operation.kind === 'get' || operation.kind === 'list') return [];
  return operation.kind === 'batch' ? operation.writes : [operation];
}
