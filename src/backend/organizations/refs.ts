import { collection, doc } from 'firebase/firestore';
import type { OrgId } from '@/domain/ids';
import { organizationFrom } from '@/domain/organizations';
import { converterFor } from '../converter';
import { db } from '../firestore';

/** organizations/{organization} @see MODEL-001 */
export const organizationsRef = collection(db, 'organizations').withConverter(converterFor(organizationFrom));
export const organizationRef = (id: OrgId) => doc(organizationsRef, id);
