import { i18n, params } from '@/language/i18n';

export const collaboratorsTexts = i18n('tourCollaborators', {
  title: 'Collaborators',
  people: 'People with access',
  listFailed: params('The list couldn’t be loaded. {reason}'),
  none: 'Nobody is invited yet. Members of the organization see it anyway.',
  invited: 'Invited people',
  canView: 'Can View',
  canEdit: 'Can View and Edit',
  revoke: 'Revoke',
  revokeOf: params('Revoke {email}'),
  manageAll: params('Manage all {count}'),
  changeAccess: 'Change access and end',
  deleteTour: 'Delete Tour',
  email: 'Email address',
  invalidEmail: 'Invalid email address',
  isInvited: params('{email} is invited already.'),
  invite: 'Invite',
});
