import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { isOpenOrganization } from '@/domain/organizations/organization';

/** Whether an organization is open to outsiders: switched on, and not suspended. */
export const isOrganizationOpen = (organization: DocumentSnapshot): boolean =>
  isOpenOrganization({ status: organization.get('status') === true, isSuspended: organization.get('isSuspended') === true });
