import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { accessRequestId } from '@/domain/access-requests/access-request';
import { text } from '@/domain/stored';
import { accessRequests } from '../access-requests/refs';
import { accountsWithAddresses } from '../core/accounts';
import { isNews, notify } from './notify';

/** Notifies who is invited to a tour or collection, if they have an account. Where they asked for it, the answer does. */
export async function notifyOfAccess(invitation: DocumentSnapshot): Promise<void> {
  const [email, target, organization] = ['email', 'tour', 'organization'].map((field) => text(invitation.get(field)));
  if (!email || !target || !organization) return;
  const [account] = await accountsWithAddresses([email]);
  if (!account) return;
  const request = await accessRequests(organization).doc(accessRequestId(target, account.uid)).get();
  // the invitation is written first, and the request is closed a moment later
  if (request.get('state') === 'open' || (request.get('state') === 'granted' && isNews(request.get('decidedAt')))) return;
  const folder = invitation.get('type') === 'collection' ? 'collections' : 'tours';
  // an invitation that was revoked and given again is another one
  const key = `${invitation.id} ${invitation.createTime?.toMillis()}`;
  await notify(account, { kind: 'access', key, about: `${folder}/${target}` });
}
