import { text, texts } from '@/domain/stored';
import type { DocumentChange } from '../core/follow-document';
import { renewLimitedUsage } from './renew-usage';

/** Counts the tours of an organization that has limits, once it has one more, or one was moved out of it; the bin counts those that are deleted. */
export async function followTour({ before, after }: DocumentChange): Promise<void> {
  if (!after.exists) return;
  const [from, to] = [text(before.get('organization')), text(after.get('organization'))];
  if (from === to) return;
  for (const organization of [from, to]) await renewLimitedUsage(organization);
}

/** Counts the members where somebody joined or left. */
export async function followMembers({ before, after }: DocumentChange): Promise<void> {
  if (!before.exists || !after.exists) return;
  if (texts(before.get('members')).length !== texts(after.get('members')).length) await renewLimitedUsage(after.id);
}
