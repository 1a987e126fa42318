import * as z from 'zod/mini';
import { accessLevels } from '../access/invitations';
import { roles } from '../access/roles';
import { apiKeyLimits, apiScopes } from '../api-keys/api-key';
import { apiKeyName } from '../api-keys/api-key-form';
import { directoryForm, globalMessageForm } from '../application/forms';
import { pageForm } from '../application/page-form';
import { invitationNote, noteProblem } from '../collaboration/invitation-note';
import { languagePattern } from '../collaboration/mail-language';
import { emailAddress, isEmail } from '../email';
import {
  emailLimit,
  guidedTourLimits,
  idLimit,
  latestMs,
  notificationLimits,
  organizationLimits,
  reuseLimits,
  roomLimits,
  urlLimit,
  versionLimits,
} from '../limits';
import { moduleForm } from '../modules';
import { reasonLimit } from '../organization-limits/blocks';
import { limitsInput } from '../organization-limits/limits';
import { isPathPart } from '../path-part';
import { newUserForm } from '../people/new-user';
import { plainName } from '../plain-name';
import { webhookEventsInput, webhookUrl } from '../webhooks/webhook-form';
import { claimsInput } from './claims-input';
import { id, organizationInput, uidInput } from './id-inputs';

const invitationInput = id('The invitation', idLimit + emailLimit + 'org_-'.length);

const addressInput = z.string().check(z.overwrite(emailAddress), z.refine(isEmail, 'Enter a valid email address.'));

const amounts = 'Request 1 to 1,000 entries.';
/** How many entries of a list are requested. */
export const amountInput = z.int(amounts).check(z.minimum(1, amounts), z.maximum(1000, amounts));

const memberRoleInput = z.strictObject({ uid: uidInput, organization: organizationInput, role: z.enum([...roles, '']) });

const memberAmounts = 'Request 1 to 10,000 members.';
/** How many members of an organization are requested: at most as many as it can have. */
const memberAmountInput = z.int(memberAmounts).check(z.minimum(1, memberAmounts), z.maximum(organizationLimits.members, memberAmounts));

const outOfYears = 'Choose a date before the year 10000.';
const moment = z.nullable(z.int('Choose a date and time.').check(z.minimum(0), z.maximum(latestMs, outOfYears)));
const excluded = (most: number) => z.array(z.string().check(z.maxLength(idLimit))).check(z.maxLength(most));
const versionInput = z.string('The version is missing.').check(z.regex(/^[A-Za-z0-9]{20}$/, 'This is not a valid version ID.'));
const versionName = z
  .string('Enter a name.')
  .check(z.overwrite(plainName), z.minLength(1, 'Enter a name.'), z.maxLength(versionLimits.name, 'This name is too long.'));
const versionNote = z.string().check(z.trim(), z.maxLength(versionLimits.note, 'This note is too long.'));

const apiKeyDaysText = `A key works for 1 to ${apiKeyLimits.days} days.`;

const documentId = z.string().check(z.regex(/^[A-Za-z0-9]{20}$/, 'This is not a valid ID.'));
/** Chosen by the client for what it makes, so that repeating the call makes nothing twice; "" by earlier releases. */
const attemptInput = z._default(z.union([z.literal(''), documentId], 'This is not a valid ID.'), '');

const storedListInput = (most: number) => z.optional(z.array(z.record(z.string(), z.unknown())).check(z.maxLength(most)));

/** As it was read: what is odd in it was stored so. */
const settingsListInput = z
  .array(z.record(z.string(), z.unknown()))
  .check(z.maxLength(Math.max(organizationLimits.tourTypes, organizationLimits.mapLayers, organizationLimits.iconDescriptions)));
const listsInput = z.strictObject({ admins: z.array(z.string()), organizations: z.array(z.string()) });

const storedFoldersInput = z.array(z.record(z.string(), z.unknown())).check(z.maxLength(5000));

/**
 * What each callable function accepts. The function and the app's client parse with the same schema; `results.ts` has what it returns.
 * @see FUNC-015
 */
export const callableInputs = {
  /** `leavesNoAdmin` once the person knows that nobody administers the organization that they leave. */
  acceptOrganizationInvitation: z.strictObject({ invitationId: invitationInput, leavesNoAdmin: z.optional(z.literal(true)) }),
  /** Changes when a published version is open, what it is called, or makes it the current one; dates in milliseconds. */
  changeVersion: z.strictObject({
    tour: id('The tour', idLimit),
    version: versionInput,
    name: z.optional(versionName),
    note: z.optional(versionNote),
    public: z.optional(z.boolean()),
    opens: z.optional(moment),
    until: z.optional(moment),
    /** `false` leaves the tour without a current version if it is this one. */
    current: z.optional(z.boolean()),
  }),
  /** What a Super Admin changes of an organization; the function checks the fields (`organization-changes.ts`), whose rules are not loaded here. */
  changeOrganization: z.strictObject({ organization: organizationInput, fields: z.record(z.string(), z.unknown()) }),
  /** A list of an organization's settings; the function checks what becomes of it. `base` is the list that `mine` was made from. */
  changeOrganizationList: z.strictObject({
    organization: organizationInput,
    list: z.enum(['tourTypes', 'iconDescription', 'mapLayers']),
    base: settingsListInput,
    mine: settingsListInput,
  }),
  closeFileAddresses: z.strictObject({ tour: id('The tour', idLimit) }),
  /** Copies files of other tours into one, so that what is pasted into it has files of its own. */
  copyFilesToTour: z.strictObject({
    tour: id('The tour', idLimit),
    urls: z.array(z.string().check(z.maxLength(urlLimit))).check(z.maxLength(reuseLimits.filesAtOnce, 'Copy up to 50 files at once.')),
  }),
  /** `organization` is "" for a new one. */
  checkOrganizationName: z.strictObject({
    name: z.string('Enter a name.').check(z.overwrite(plainName), z.minLength(1, 'Enter a name.'), z.maxLength(organizationLimits.name)),
    organization: z.union([z.literal(''), organizationInput], 'Choose an organization.'),
  }),
  /** Up to 100 organizations whose tours and members are counted. */
  countOrganizations: z.strictObject({
    organizations: z.array(organizationInput, 'The organizations are missing.').check(z.maxLength(100, 'Count up to 100 organizations.')),
  }),
  /** Makes an API key of an organization that works for so many days. */
  createApiKey: z.strictObject({
    attempt: attemptInput,
    organization: organizationInput,
    name: apiKeyName,
    scopes: z.array(z.enum(apiScopes)).check(
      z.maxLength(apiScopes.length),
      z.refine((scopes) => scopes.includes('read'), 'Every key reads.'),
    ),
    days: z.int(apiKeyDaysText).check(z.minimum(1, apiKeyDaysText), z.maximum(apiKeyLimits.days, apiKeyDaysText)),
  }),
  createModule: moduleForm,
  /** The function checks the name. */
  createOrganization: z.strictObject({ name: z.string('Enter a name.').check(z.maxLength(1000)) }),
  createShortCode: z.strictObject({ tour: id('The tour', idLimit), version: versionInput }),
  createUser: z.extend(newUserForm, { attempt: attemptInput }),
  deleteWebhook: z.strictObject({ organization: organizationInput, id: documentId }),
  deleteVersion: z.strictObject({ tour: id('The tour', idLimit), version: versionInput }),
  /** `language` is that of the mail, a BCP 47 tag. */
  deleteMyAccount: z.strictObject({
    language: z._default(z.string().check(z.regex(languagePattern, 'This is not a known language.')), 'en'),
  }),
  deleteUser: z.strictObject({ uid: uidInput }),
  /** Ends all sessions of an account. */
  signOutEverywhere: z.strictObject({ uid: uidInput }),
  disableAccount: z.strictObject({ uid: uidInput, disabled: z.boolean() }),
  /** Takes the deletion of an organization back. */
  cancelOrganizationDeletion: z.strictObject({ organization: organizationInput }),
  /** Begins the deletion of an organization, 30 days before it is deleted; `name` is its name, typed. */
  deleteOrganization: z.strictObject({ organization: organizationInput, name: z.string().check(z.maxLength(organizationLimits.name)) }),
  /** A page of everything that an organization has; `page` is "" or what the page before returned. */
  countUsage: z.strictObject({ organization: organizationInput }),
  exportOrganization: z.strictObject({ organization: organizationInput, page: z.string().check(z.maxLength(4000)) }),
  resumeOrganization: z.strictObject({ organization: organizationInput }),
  setOrganizationLimits: z.strictObject({ organization: organizationInput, limits: limitsInput }),
  suspendOrganization: z.strictObject({
    organization: organizationInput,
    reason: z
      .string('Enter the reason.')
      .check(z.trim(), z.minLength(1, 'Enter the reason.'), z.maxLength(reasonLimit, `Use at most ${reasonLimit} characters.`)),
  }),
  /** Records that a Super Admin chose an organization. */
  enterOrganization: z.strictObject({ organization: organizationInput }),
  /** Of whoever has the address: what is found, all of it, or erased. `address` is "" for the caller. */
  findPerson: z.strictObject({ address: addressInput }),
  exportPerson: z.strictObject({ address: z.union([z.literal(''), addressInput], 'Enter a valid email address.') }),
  erasePerson: z.strictObject({ address: addressInput }),
  /** By what a person's entries are found in the audit log. */
  findInAudit: z.strictObject({ email: addressInput }),
  /** Finds organizations by part of their name. */
  findOrganizations: z.strictObject({ search: z.string().check(z.minLength(1, 'Enter what to search for.'), z.maxLength(idLimit)) }),
  /** Finds tours by scan, address or name. */
  findTours: z.strictObject({ search: z.string().check(z.minLength(1, 'Enter what to search for.'), z.maxLength(urlLimit)) }),
  /** Finds accounts, also among more than `listUsers` returns; `page` is "" or the one that the last call returned. */
  findUsers: z.strictObject({
    search: z.string().check(z.maxLength(emailLimit)),
    role: z.enum(['', ...roles]),
    organization: z.string().check(z.maxLength(idLimit)),
    page: z.string().check(z.maxLength(2000)),
  }),
  getUsersByOrganization: z.strictObject({ organization: organizationInput, amount: z._default(memberAmountInput, 1000) }),
  /** The most users that are returned. */
  listUsers: amountInput,
  listWebhooks: z.strictObject({ organization: organizationInput }),
  listApiKeys: z.strictObject({ organization: organizationInput }),
  /** Publishes the saved tour as a version with the id that the client chose, so that repeating the call is harmless; dates in milliseconds. */
  publishTour: z.strictObject({
    tour: id('The tour', idLimit),
    version: versionInput,
    name: versionName,
    note: versionNote,
    public: z.boolean(),
    opens: moment,
    until: moment,
    excludedFolders: excluded(5000),
    excludedPois: excluded(20_000),
    floorplans: z.boolean(),
    documents: z.boolean(),
    current: z.boolean(),
    /** The proposal that is published: its saved state, in place of that of the tour now. */
    proposal: z._default(z.nullable(id('The proposal', idLimit)), null),
    /** The saved state that whoever publishes a proposal looked at: another may be proposed under its id since. */
    historyId: z._default(z.nullable(id('The saved state', idLimit)), null),
    /** Publishes an edited copy of a version in place of the saved tour: its content as it is stored. One from before tours had guided
     * tours and rooms says nothing of them. @see VIEWER-007 */
    edited: z._default(
      z.nullable(
        z.strictObject({
          from: id('The version', idLimit),
          folders: storedFoldersInput,
          guidedTours: storedListInput(guidedTourLimits.tours),
          rooms: storedListInput(roomLimits.rooms),
        }),
      ),
      null,
    ),
  }),
  /** Whether there is another Super Admin, and whether one can take the role of another back. */
  readSuperAdmins: z.strictObject({}),
  /** The release of the app that asks. */
  readHealth: z.strictObject({ version: z.string().check(z.maxLength(40)), build: z.string().check(z.maxLength(100)) }),
  /** Finds points and texts in tours that the caller is invited to; not in those of the organization whose words the caller searches as a member. */
  searchTours: z.strictObject({
    query: z.string().check(z.minLength(1, 'Enter what to search for.'), z.maxLength(idLimit)),
    memberOf: z.optional(organizationInput),
  }),
  /** The paths of tours, collections and organizations. */
  readNames: z.strictObject({
    paths: z
      .array(
        z
          .string()
          .check(
            z.regex(
              /^(tours|collections|organizations)\/(?!\.{1,2}$|__.*__$)[^/]{1,200}$/,
              'This is not the path of a tour, collection or organization.',
            ),
          ),
      )
      .check(z.maxLength(notificationLimits.stored)),
  }),
  /** Takes somebody out of the organization, or leaves it; `leavesNoAdmin` once the person knows that nobody administers it then. */
  removeMember: z.strictObject({ uid: uidInput, organization: organizationInput, leavesNoAdmin: z.optional(z.literal(true)) }),
  /** Asks those who may invite to a tour for access. */
  requestAccess: z.strictObject({
    tour: id('The tour', idLimit),
    accessLevel: z.enum(accessLevels, 'Choose an access level.'),
    note: z.string().check(z.overwrite(invitationNote), ({ value, issues }) => {
      const message = noteProblem(value);
      if (message) issues.push({ code: 'custom', message, input: value });
    }),
    /** In which the answer is sent, a BCP 47 tag. */
    language: z._default(z.string().check(z.regex(languagePattern)), 'en'),
  }),
  resendWebhook: z.strictObject({
    organization: organizationInput,
    delivery: z.string().check(z.maxLength(1000), z.refine(isPathPart, 'This is not a valid delivery ID.')),
  }),
  rotateWebhookSecret: z.strictObject({ organization: organizationInput, id: documentId }),
  revokeApiKey: z.strictObject({
    organization: organizationInput,
    id: z.string().check(z.regex(/^[A-Za-z0-9]{20}$/, 'This is not a valid key ID.')),
  }),
  /** Replaces the folders of a tour by those of a version, as a save with this history id, so that repeating the call is harmless. */
  restoreVersion: z.strictObject({ tour: id('The tour', idLimit), version: versionInput, historyId: versionInput }),
  /** `id` is the path of a mail's document, as `readHealth` returns it. */
  retryMail: z.strictObject({ id: z.string('The mail is missing.').check(z.maxLength(1500, 'This is not a valid mail ID.')) }),
  /** An edited directory, and the one it was made from. */
  saveDirectory: z.strictObject({ base: listsInput, edited: directoryForm }),
  saveGlobalMessage: globalMessageForm,
  savePage: z.extend(pageForm, { id: id('The page', idLimit) }),
  /** `id` is "" for a new one. */
  saveWebhook: z.strictObject({
    attempt: attemptInput,
    organization: organizationInput,
    id: z.union([z.literal(''), documentId], 'This is not a valid webhook ID.'),
    url: webhookUrl,
    events: webhookEventsInput,
  }),
  sendPasswordResetLink: z.strictObject({
    email: z.string().check(z.refine(isEmail, 'Enter a valid email address.')),
    url: z.url({ protocol: /^https?$/, error: 'Enter the full address, with http or https.' }).check(z.maxLength(urlLimit)),
  }),
  setClaimsByUid: z.strictObject({ uid: uidInput, claims: claimsInput }),
  setOrganizationByUid: z.strictObject({ uid: uidInput, organization: organizationInput }),
  setUserRole: memberRoleInput,
  /** What `removeMember` returned as `undo`. */
  undoRemoval: z.extend(memberRoleInput, { number: z.number(), removedAt: z.number(), signature: z.string().check(z.maxLength(100)) }),
  updateModule: z.extend(moduleForm, { id: id('The module', idLimit) }),
};

/** The name of a callable function, as `functions/src/index.ts` exports it. */
export type CallableName = keyof typeof callableInputs;

/** What a client passes to a callable. */
export type CallableInput<Name extends CallableName> = z.input<(typeof callableInputs)[Name]>;

/** The input of a callable once it is parsed. */
export type ParsedInput<Name extends CallableName> = z.output<(typeof callableInputs)[Name]>;
