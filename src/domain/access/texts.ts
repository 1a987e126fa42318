import { i18n } from '@/language/i18n';

/** Roles as people read their own. Lists of members and the activity, which is stored, have English ones (`roleLabels`). */
export const roleTexts = i18n('roles', {
  user: 'Viewer',
  superuser: 'Editor',
  ultrauser: 'Admin',
  admin: 'Super Admin',
  directoryAdmin: 'Directory admin',
  guest: 'Guest',
  missing: 'MISSING ROLE',
  noAcceptance: 'A Super Admin who joins an organization would lose that role. Accept the invitation with another account.',
});
