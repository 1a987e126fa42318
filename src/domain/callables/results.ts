import type { Role, RoleClaims } from '../access/roles';
import type { ListedApiKey } from '../api-keys/api-key';
import type { FoundTour } from '../console/found-tours';
import type { Health, OrganizationCount } from '../health/health';
import type { OrganizationExport } from '../organization-limits/export';
import type { WordsEntry } from '../organization-search/entry';
import type { ListedOrganization } from '../organizations/organization';
import type { PersonExport } from '../personal-data/export';
import type { FoundPerson } from '../personal-data/found';
import type { DeliveryOutcome, ListedWebhook } from '../webhooks/webhook';
import type { CallableName } from './inputs';

/** An account as the server returns it; `domain/people/listed-users` reads it. @see MODEL-050 */
export type ListedAccount = {
  uid: string;
  email: string;
  displayName: string;
  disabled: boolean;
  emailVerified: boolean;
  metadata: { lastSignInTime: string; lastRefreshTime: string | null };
  customClaims: RoleClaims;
};

/** A removal from an organization that `undoRemoval` takes back, as the server signed it. */
export type RemovalUndo = { role: Role | ''; number: number; removedAt: number; signature: string };

/** What each callable function returns, letter by letter as the ledger says. */
type CallableResults = {
  /** `error` is for the person who accepts; the client throws it, as `aborted` if the person can confirm and go on. @see FUNC-024 */
  acceptOrganizationInvitation: { message: 'Success' } | { error: string; needsConfirmation?: true };
  changeVersion: { message: 'changed' };
  checkOrganizationName: { message: 'unlike all others' };
  changeOrganization: { message: 'changed' };
  changeOrganizationList: { message: 'changed' };
  closeFileAddresses: { message: 'requested' };
  /** The addresses of the copies, and those of files that the caller may not read, or that are not there. */
  copyFilesToTour: { copied: { from: string; to: string }[]; rejected: { url: string; reason: 'denied' | 'missing' }[] };
  /** In the order of the input. */
  countOrganizations: { counts: OrganizationCount[] };
  /** `key` is the whole key, which nobody can read again. */
  createApiKey: { id: string; key: string };
  createModule: { message: 'created' };
  createOrganization: { organization: string };
  createShortCode: { shortCode: string };
  createUser: { uid: string };
  deleteWebhook: { message: 'deleted' };
  deleteVersion: { message: 'deleted' };
  /** When it is erased, in milliseconds. */
  deleteMyAccount: { erasedOn: number };
  deleteUser: { message: 'user deleted' };
  signOutEverywhere: { message: 'signed out' };
  disableAccount: { disabled: boolean };
  cancelOrganizationDeletion: { message: 'canceled' };
  /** When it is deleted, in milliseconds. */
  deleteOrganization: { deletedOn: number };
  countUsage: { message: 'counted' };
  exportOrganization: OrganizationExport;
  resumeOrganization: { message: 'resumed' };
  setOrganizationLimits: { message: 'changed' };
  suspendOrganization: { message: 'suspended' };
  enterOrganization: { message: 'entered' };
  findPerson: FoundPerson;
  exportPerson: PersonExport;
  erasePerson: FoundPerson;
  findInAudit: { keys: string[] };
  /** By name; `isCutOff` if there are more. */
  findOrganizations: { organizations: ListedOrganization[]; isCutOff: boolean };
  findTours: { tours: FoundTour[]; isCutOff: boolean };
  listWebhooks: { webhooks: ListedWebhook[] };
  /** `page` is "" once all accounts were searched. */
  findUsers: { users: ListedAccount[]; page: string };
  getUsersByOrganization: ListedAccount[];
  /** Latest first. */
  listApiKeys: { keys: ListedApiKey[] };
  listUsers: { users: ListedAccount[] };
  /** `shortCode` is that of the tour in short addresses. */
  publishTour: { version: string; number: number; shortCode: string };
  readHealth: Health;
  /** Of those that the caller can open. */
  readNames: { names: { path: string; name: string }[] };
  /** In the tours that the caller is invited to; `words` are those of the text that were sought. `isCutOff` if there may be more. */
  searchTours: {
    found: { entry: WordsEntry; words: string[] }[];
    tours: { id: string; name: string; thumbnailUrl: string }[];
    isCutOff: boolean;
  };
  readSuperAdmins: { hasAnother: boolean; canDemote: boolean };
  /** `error` is for the last admin, who can confirm and go on; the client throws it as `aborted`. */
  /** `undo` is null for whom nobody can take back: oneself, a Super Admin, and somebody who was no member any more. */
  removeMember: { message: 'removed'; undo: RemovalUndo | null } | { error: string; needsConfirmation: true };
  /** The same whether or not the tour exists. */
  requestAccess: { message: 'requested' };
  /** What became of it; it may wait for another try. */
  resendWebhook: { message: 'sent' } & DeliveryOutcome;
  /** The secret, which nobody can read again. */
  rotateWebhookSecret: { secret: string };
  revokeApiKey: { message: 'revoked' };
  restoreVersion: { message: 'restored' };
  retryMail: { message: 'requested' };
  saveDirectory: { message: 'saved' };
  saveGlobalMessage: { message: 'saved' };
  savePage: { message: 'saved' };
  /** `secret` is null for a webhook that is changed. */
  saveWebhook: { id: string; secret: string | null };
  /** A credential: whoever has the link chooses the password. */
  sendPasswordResetLink: { link: string };
  setClaimsByUid: { message: 'success' };
  setOrganizationByUid: { message: 'success' };
  setUserRole: { message: 'success' };
  undoRemoval: { message: 'restored' };
  updateModule: { message: 'changed' };
};

/** What a callable function returns. */
export type CallableResult<Name extends CallableName> = CallableResults[Name];
