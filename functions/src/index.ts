export { verifyNewWorkAccount, verifyWorkAccount } from './blocking/verify-work-account';
export { acceptOrganizationInvitation } from './callables/accept-organization-invitation';
export { cancelOrganizationDeletion } from './callables/cancel-organization-deletion';
export { changeOrganization } from './callables/change-organization';
export { changeOrganizationList } from './callables/change-organization-list';
export { changeVersion } from './callables/change-version';
export { checkOrganizationName } from './callables/check-organization-name';
export { closeFileAddresses } from './callables/close-file-addresses';
export { copyFilesToTour } from './callables/copy-files-to-tour';
export { countOrganizations } from './callables/count-organizations';
export { countUsage } from './callables/count-usage';
export { createApiKey } from './callables/create-api-key';
export { createModule } from './callables/create-module';
export { createOrganization } from './callables/create-organization';
export { createShortCode } from './callables/create-short-code';
export { createUser } from './callables/create-user';
export { deleteMyAccount } from './callables/delete-my-account';
export { deleteOrganization } from './callables/delete-organization';
export { deleteUser } from './callables/delete-user';
export { deleteVersion } from './callables/delete-version';
export { deleteWebhook } from './callables/delete-webhook';
export { disableAccount } from './callables/disable-account';
export { enterOrganization } from './callables/enter-organization';
export { erasePerson } from './callables/erase-person';
export { exportOrganization } from './callables/export-organization';
export { exportPerson } from './callables/export-person';
export { findInAudit } from './callables/find-in-audit';
export { findOrganizations } from './callables/find-organizations';
export { findPerson } from './callables/find-person';
export { findTours } from './callables/find-tours';
export { findUsers } from './callables/find-users';
export { getUsersByOrganization } from './callables/get-users-by-organization';
export { listApiKeys } from './callables/list-api-keys';
export { listUsers } from './callables/list-users';
export { listWebhooks } from './callables/list-webhooks';
export { publishTour } from './callables/publish-tour';
export { readHealth } from './callables/read-health';
export { readNames } from './callables/read-names';
export { readSuperAdmins } from './callables/read-super-admins';
export { removeMember } from './callables/remove-member';
export { requestAccess } from './callables/request-access';
export { resendWebhook } from './callables/resend-webhook';
export { restoreVersion } from './callables/restore-version';
export { resumeOrganization } from './callables/resume-organization';
export { retryMail } from './callables/retry-mail';
export { revokeApiKey } from './callables/revoke-api-key';
export { rotateWebhookSecret } from './callables/rotate-webhook-secret';
export { saveDirectory } from './callables/save-directory';
export { saveGlobalMessage } from './callables/save-global-message';
export { savePage } from './callables/save-page';
export { saveWebhook } from './callables/save-webhook';
export { searchTours } from './callables/search-tours';
export { sendPasswordResetLink } from './callables/send-password-reset-link';
export { setClaimsByUid } from './callables/set-claims-by-uid';
export { setOrganizationByUid } from './callables/set-organization-by-uid';
export { setOrganizationLimits } from './callables/set-organization-limits';
export { setUserRole } from './callables/set-user-role';
export { signOutEverywhere } from './callables/sign-out-everywhere';
export { suspendOrganization } from './callables/suspend-organization';
export { undoRemoval } from './callables/undo-removal';
export { updateModule } from './callables/update-module';
export { api } from './http/api';
export { keepAccount } from './http/keep-account';
export { link } from './http/link';
export { models } from './http/models';
export { unsubscribe } from './http/unsubscribe';
export { answerAccessRequest } from './triggers/answer-access-request';
export { closeEndedFiles, removeNewTokens, removeUploadTokens } from './triggers/close-files';
export { deliverDeletionMail } from './triggers/deliver-deletion-mail';
export { deliverInvitation, deliverMail } from './triggers/deliver-mail';
export { deliverOrganizationDeletionMail } from './triggers/deliver-organization-deletion-mail';
export {
  binWritten,
  catalogWritten,
  collectionWritten,
  commentWritten,
  invitationWritten,
  locationBinWritten,
  locationTourWritten,
  locationWritten,
  memberInvitationWritten,
  olderListWritten,
  olderMarkersWritten,
  olderPointWritten,
  olderSweepWritten,
  olderTourWritten,
  organizationWritten,
  proposalWritten,
  requestWritten,
  screenWritten,
  templateWritten,
  threadWritten,
  tourWritten,
} from './triggers/documents';
export { emptyCollection } from './triggers/empty-collection';
export { followBin } from './triggers/follow-bin';
export { countDeletedFile, countStoredFile, followBlocks } from './triggers/follow-usage';
export { purgeDaily } from './triggers/purge-daily';
export { removeCheckPhoto } from './triggers/remove-check-photo';
export { removeLocationParts } from './triggers/remove-location-parts';
export { removeOlderTourParts, removeTourParts } from './triggers/remove-tour-parts';
export { renewAddresses } from './triggers/renew-addresses';
export { renewGrantsOfDirectory } from './triggers/renew-grants';
export { deliverNotificationMail, sendNotificationMails } from './triggers/send-notification-mails';
export { takeOwnFiles } from './triggers/take-own-files';
export { updateCheckedStates } from './triggers/update-checked-states';
export { deliverDueWebhooks, deliverWebhook, emitVersions } from './triggers/webhooks';
export { writeDueOverviews, writeOverview } from './triggers/write-overview';
