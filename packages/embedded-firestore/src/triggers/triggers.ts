import { randomUUID } from 'node:crypto';
import type { Committed, Database } from '../engine/database';
import type { Databases } from '../engine/databases';
import type { Time } from '../engine/time';
import { StatusError } from '../model/status';
import { Delivery } from './delivery';
import { postTo } from './post';
import { concerns, functionOf, type Registration } from './registration';

const MOST_REGISTRATIONS = 1_000;

/** What triggers work with. */
export type TriggersParts = {
  readonly databases: Databases;
  /** `host:port` of the functions emulator; without one, nothing is delivered. */
  readonly functionsEmulator: string | undefined;
  readonly time: Time;
  readonly log: (line: string) => void;
};

/** The functions that hear of changes to documents. Only commits are events: clearing, restoring and importing everything are not. */
export class Triggers {
  private readonly registrations = new Map<string, Registration>();
  private readonly watched = new WeakSet<Database>();
  private readonly delivery: Delivery | undefined;
  private saidNobody = false;

  constructor(private readonly parts: TriggersParts) {
    const { functionsEmulator, time, log } = parts;
    if (functionsEmulator === undefined) return;
    const unknown = (registration: Registration) => this.forget(registration);
    this.delivery = new Delivery({ post: postTo(functionsEmulator), time, log, unknown });
  }

  /**
   * Delivers changes from now on; takes the place of what the same function had registered before.
   * @throws RESOURCE_EXHAUSTED with too many
   */
  register(registration: Registration): void {
    const name = nameOf(registration);
    if (this.registrations.size >= MOST_REGISTRATIONS && !this.registrations.has(name))
      throw new StatusError('RESOURCE_EXHAUSTED', `There are ${MOST_REGISTRATIONS} triggers already.`);
    this.registrations.set(name, registration);
    this.watch(this.parts.databases.get(registration.database));
    if (!this.delivery && !this.saidNobody) {
      this.parts.log('Document triggers are registered, but nobody is known to deliver to: start with --functions_emulator host:port.');
      this.saidNobody = true;
    }
  }

  /** Delivers nothing more to what is registered under the key. */
  unregister(project: string, key: string): void {
    for (const registration of this.registrations.values())
      if (registration.database.project === project && registration.key === key) this.forget(registration);
  }

  close(): void {
    this.delivery?.close();
  }

  private forget(registration: Registration): void {
    const name = nameOf(registration);
    if (this.registrations.get(name) === registration) this.registrations.delete(name);
  }

  private watch(database: Database): void {
    const { delivery } = this;
    if (!delivery || this.watched.has(database)) return;
    this.watched.add(database);
    let kept = Promise.resolve();
    database.onCommit((commit) => {
      const events = this.eventsOf(database, commit);
      if (events.length === 0) return;
      kept = kept
        .then(() => database.durable())
        .then(
          () => delivery.add(events),
          (error: unknown) => this.parts.log(`${events.length} document events were dropped, their commit was not kept: ${error}`),
        );
    });
  }

  private eventsOf({ id }: Database, { changes, version, caller }: Committed) {
    const here = [...this.registrations.values()].filter(
      ({ database }) => database.project === id.project && database.database === id.database,
    );
    return changes.flatMap((change) =>
      here
        .filter((registration) => concerns(registration, change))
        .map((registration) => ({ id: randomUUID(), registration, change, time: version, caller })),
    );
  }
}

const nameOf = (registration: Registration): string => `${registration.database.project}/${functionOf(registration)}`;
