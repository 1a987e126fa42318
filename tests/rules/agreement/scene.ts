import { identityFrom } from '@/domain/access/identity';
import { grantFrom } from '@/domain/access/invitations';
import type { CurrentUser, Directory } from '@/domain/access/principals';
import { directoryFrom } from '@/domain/access/principals';
import type { AccessContext } from '@/domain/access/tours';
import { type OrgId, orgId } from '@/domain/ids';
import { flag, type Stored, text } from '@/domain/stored';
import { type Tour, tourFrom } from '@/domain/tours/tour';
import type { Claims, Documents } from '../store-wire';

/** Somebody before a world of documents, in the words of the domain: what it takes to ask `src/domain/access`. */
export class Scene {
  readonly who: CurrentUser;
  readonly facts: AccessContext;

  constructor(
    claims: Claims | undefined,
    readonly documents: Documents,
  ) {
    this.who = claims === undefined ? null : identityFrom({ uid: text(claims.uid), email: null, displayName: null }, claims);
    const invitations = Object.entries(documents)
      .filter(([path]) => path.startsWith('collaboration/'))
      .map(([path, stored]) => grantFrom(path.slice('collaboration/'.length), stored));
    this.facts = { directory: directoryFrom(this.stored('app/dcms')), invitations, now: new Date() };
  }

  get directory(): Directory | null {
    return this.facts.directory;
  }

  readonly stored = (path: string): Stored => this.documents[path] ?? {};

  readonly tour = (id: string): Tour => tourFrom(id, this.stored(`tours/${id}`));

  /** The organization that a document names. */
  readonly homeOf = (path: string): OrgId => orgId(text(this.stored(path).organization));

  readonly organization = (id: string): { id: OrgId; status: boolean; canCreateTours: boolean } => {
    const { status, canCreateTours } = this.stored(`organizations/${id}`);
    return { id: orgId(id), status: flag(status), canCreateTours: flag(canCreateTours) };
  };
}
