import type { Database } from '../../src/engine/database';
import type { Doc } from '../../src/model/document';
import type { Caller } from '../../src/model/gate';
import type { DocPath } from '../../src/model/path';
import type { StatusError } from '../../src/model/status';
import { openListen } from '../../src/wire/listen';
import type { AddTarget, ListenRequest, ListenResponse, StreamMachine, Target } from '../../src/wire/stream';

type State = { docs: Map<DocPath, Doc>; phase: 'asked' | 'added' | 'current'; token: Uint8Array | undefined };

export const root = 'projects/p/databases/(default)';
const pathOf = (name: string): DocPath => name.slice(`${root}/documents/`.length);

/**
 * A client of one Listen stream after another that takes messages as strictly as the SDKs do, and notes where they would break.
 */
export class ListenClient {
  readonly messages: ListenResponse[] = [];
  /** What would have broken an SDK, and what `onSnapshot` threw. */
  readonly violations: unknown[] = [];
  readonly causes = new Map<number, StatusError>();
  /** The complete states, as a listener in an app would see them; called at every consistent snapshot. */
  onSnapshot: (targetId: number, docs: ReadonlyMap<DocPath, Doc>) => void = () => {};
  ended: { error: StatusError | undefined } | undefined;
  private readonly states = new Map<number, State>();
  private readonly targets = new Map<number, Target>();
  private stream: StreamMachine<ListenRequest> | undefined;
  private readTime = 0;

  constructor(
    private readonly database: Database,
    private readonly caller: Caller = { kind: 'admin' },
  ) {}

  /** Starts the targets on a stream, with the tokens and documents that are left from an earlier one. */
  connect(): void {
    this.readTime = 0;
    for (const state of this.states.values()) state.phase = 'asked';
    this.stream = openListen({ database: () => this.database, caller: this.caller }, this.port);
    for (const [targetId, target] of this.targets) this.ask(targetId, target);
  }

  disconnect(): void {
    this.stream?.closed();
    this.stream = undefined;
  }

  listen(targetId: number, target: Target, more: Partial<AddTarget> = {}): void {
    this.targets.set(targetId, target);
    this.ask(targetId, target, more);
  }

  unlisten(targetId: number): void {
    this.targets.delete(targetId);
    this.receive({ kind: 'remove', targetId });
  }

  receive(change: ListenRequest['change']): void {
    this.stream?.receive({ database: root, change });
  }

  docs(targetId: number): ReadonlyMap<DocPath, Doc> {
    return this.states.get(targetId)?.docs ?? new Map();
  }

  token(targetId: number): Uint8Array | undefined {
    return this.states.get(targetId)?.token;
  }

  /** The messages since the last call, without tokens and times. */
  take(): unknown[] {
    return this.messages.splice(0).map((message) => {
      if (message.kind === 'targetChange') {
        const { change, targetIds, cause } = message;
        return [change, ...targetIds, ...(cause ? [cause.code] : [])];
      }
      if (message.kind === 'filter') return ['filter', message.targetId, message.count];
      const removed = message.removedTargetIds.map((id) => -id);
      return message.kind === 'documentChange'
        ? ['change', pathOf(message.name), ...message.targetIds, ...removed]
        : [message.kind, pathOf(message.name), ...removed];
    });
  }

  private ask(targetId: number, target: Target, more: Partial<AddTarget> = {}): void {
    const known = this.states.get(targetId);
    const token = known?.token;
    this.states.set(targetId, { docs: known?.docs ?? new Map(), phase: 'asked', token });
    const resume = token ? { resume: { token }, expectedCount: known?.docs.size ?? 0 } : {};
    this.receive({ kind: 'add', targetId, target: () => target, ...resume, ...more });
  }

  private readonly port = {
    send: (message: ListenResponse) => {
      this.messages.push(message);
      try {
        this.believe(message);
      } catch (violation) {
        this.violations.push(violation);
      }
    },
    end: (error?: StatusError) => {
      this.ended = { error };
    },
  };

  private believe(message: ListenResponse): void {
    if (message.kind === 'targetChange') this.believeTarget(message);
    else if (message.kind === 'filter') this.believeFilter(message.targetId, message.count);
    else if (message.kind === 'documentChange') {
      for (const id of message.targetIds) this.open(id).docs.set(message.doc.path, message.doc);
      for (const id of message.removedTargetIds) this.open(id).docs.delete(message.doc.path);
    } else for (const id of message.removedTargetIds) this.open(id).docs.delete(pathOf(message.name));
  }

  private believeTarget({ change, targetIds, cause, resumeToken, readTime }: ListenResponse & { kind: 'targetChange' }): void {
    const ids = targetIds.length > 0 ? targetIds : [...this.states].filter(([, { phase }]) => phase !== 'asked').map(([id]) => id);
    for (const id of ids) {
      const state = this.states.get(id);
      if (!state) throw new Error(`message for target ${id}, which nobody asked for`);
      if (change === 'REMOVE') {
        if (cause) this.causes.set(id, cause);
        this.states.delete(id);
        this.targets.delete(id);
        continue;
      }
      if ((change === 'ADD') !== (state.phase === 'asked')) throw new Error(`${change} for target ${id} which is ${state.phase}`);
      if (change === 'ADD') state.phase = 'added';
      if (change === 'CURRENT') state.phase = 'current';
      if (change === 'RESET') state.docs.clear();
      state.token = resumeToken ?? state.token;
    }
    if (change !== 'NO_CHANGE' || targetIds.length > 0) return;
    if (readTime === undefined || readTime < this.readTime) throw new Error(`read time ${readTime} after ${this.readTime}`);
    this.readTime = readTime;
    for (const [id, { docs, phase }] of this.states) if (phase === 'current') this.onSnapshot(id, docs);
  }

  /** A count that differs makes the SDKs ask again for everything. */
  private believeFilter(targetId: number, count: number): void {
    const target = this.targets.get(targetId);
    if (!target || this.open(targetId).docs.size === count) return;
    this.states.set(targetId, { docs: new Map(), phase: 'asked', token: undefined });
    queueMicrotask(() => {
      this.states.delete(targetId);
      this.listen(targetId, target);
    });
  }

  private open(targetId: number): State {
    const state = this.states.get(targetId);
    if (!state || state.phase === 'asked') throw new Error(`document for target ${targetId} before its ADD`);
    return state;
  }
}
