import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { authorFrom } from '@/domain/comments/comment';
import { text } from '@/domain/stored';
import { findAccount } from '../core/accounts';
import { notify } from './notify';
import { publishersOf } from './recipients';
import { readTourAccess } from './tour-access';

const keyOf = (proposal: DocumentSnapshot): string => proposal.ref.path;

/** Notifies those who may open versions to everybody of one that is proposed. */
export async function notifyOfProposal(proposal: DocumentSnapshot, id: string): Promise<void> {
  const tour = await readTourAccess(id);
  if (!tour) return;
  const author = authorFrom(proposal.data() ?? {});
  const news = { kind: 'proposal' as const, key: keyOf(proposal), about: `tours/${id}`, target: proposal.id, author };
  const publishers = (await publishersOf(tour)).filter(({ uid }) => uid !== author.uid);
  await Promise.all(publishers.map((publisher) => notify(publisher, news)));
}

/** Notifies who proposed a version of what became of it. */
export async function notifyOfOutcome(proposal: DocumentSnapshot, tour: string): Promise<void> {
  const proposer = await findAccount(text(proposal.get('uid')));
  const [uid, email] = [text(proposal.get('decidedBy')), text(proposal.get('decidedByEmail'))];
  if (!proposer || proposer.uid === uid) return;
  await notify(proposer, {
    kind: proposal.get('state') === 'published' ? 'proposal-published' : 'proposal-returned',
    key: keyOf(proposal),
    about: `tours/${tour}`,
    target: proposal.id,
    author: authorFrom({ uid, email }),
  });
}
