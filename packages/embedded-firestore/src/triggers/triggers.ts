import { randomUUID } from 'node:crypto';
import type { Committed, Database } from '../engine/database';
import type { Databases } from '../engine/databases';
import type { Time } from '../engine/time';
import { StatusError } from '../model/status';
import { EventDelivery } from './event-delivery';
import { postTo } from './post';
import { functionOf, matchesChange, type Registration } from './registration';

const MAX_REGISTRATIONS = 1_000;

/** The dependencies of triggers. */
export type TriggersOptions = {
  readonly databases: Databases;
  /** `host:port` of the functions emulator; without one, nothing is delivered. */
  readonly functionsEmulator: string | undefined;
  readonly time: Time;
  readonly log: (line: string) => void;
};

/** The functions triggered by document changes. Only commits cause events: clearing, restoring and importing all data do not. */
export class Triggers {
  private readonly registrations = new Map<string, Registration>();
  private readonly watched = new WeakSet<Database>();
  private readonly delivery: EventDelivery | undefined;
  private hasWarnedNoEmulator = false;

  constructor(private readonly parts: TriggersOptions) {
    const { functionsEmulator, time, log } = parts;
    if (functionsEmulator === undefined) return;
    const onUnknownFunction = (registration: Registration) => this.forget(registration);
    this.delivery = new EventDelivery({ post: postTo(functionsEmulator), time, log, onUnknownFunction });
  }

  /**
   * Delivers changes from now on; takes the place of what the same function had registered before.
   * @throws RESOURCE_EXHAUSTED with too many
   */
  register(registration: Registration): void {
    const name = nameOf(registration);
    if (this.registrations.size >= MAX_REGISTRATIONS && !this.registrations.has(name))
      throw new StatusError('RESOURCE_EXHAUSTED', `There are ${MAX_REGISTRATIONS} triggers already.`);
    this.registrations.set(name, registration);
    this.watch(this.parts.databases.get(registration.database));
    if (!this.delivery && !this.hasWarnedNoEmulator) {
      this.parts.log('Document triggers are registered, but nobody is known to deliver to: start with --functions_emulator host:port.');
      this.hasWarnedNoEmulator = true;
    }
  }

  /** Stops deliveries to the function registered under the key. */
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
    database.onCommit((commit) => delivery.add(this.eventsOf(database, commit)));
  }

  private eventsOf({ id }: Database, { changes, version, caller }: Committed) {
    const here = [...this.registrations.values()].filter(
      ({ database }) => database.project === id.project && database.database === id.database,
    );
    return changes.flatMap((change) =>
      here
        .filter((registration) => matchesChange(registration, change))
        .map((registration) => ({ id: randomUUID(), registration, change, time: version, caller })),
    );
  }
}

const nameOf = (registration: Registration): string => `${registration.database.project}/${functionOf(registration)}`;
