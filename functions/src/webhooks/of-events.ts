import { isDeepEqual } from '@/domain/same';
import { text } from '@/domain/stored';
import { isTombstone } from '@/domain/tours/tombstone';
import { isNewRequest } from '../access-requests/is-new-request';
import { store } from '../core/app';
import type { DocumentChange, DocumentEvent } from '../core/follow-document';
import { changeOfTour, emit } from './emit';

/** Tells webhooks of tours that are new or changed. */
export async function emitTour({ id, time, before, after }: DocumentEvent): Promise<void> {
  if (!after.exists || isTombstone(after.data())) return;
  const organization = text(after.get('organization'));
  const at = new Date(time);
  const data = { tour: after.id };
  if (changesOnlyState({ before, after })) return;
  if (!before.exists) await emit(organization, { event: 'tour.created', id, at, data });
  else await emit(organization, { event: 'tour.changed', at, ...changeOfTour(after.id, at), data });
}

/** Whether the server noted what was published or proposed, which has events of its own. */
const changesOnlyState = ({ before, after }: DocumentChange): boolean =>
  before.exists &&
  !isDeepEqual(before.get('publication'), after.get('publication')) &&
  isDeepEqual({ ...before.data(), publication: null }, { ...after.data(), publication: null });

/** Tells webhooks of requests for access, each time that somebody asks. */
export async function emitRequest({ id, time, before, after }: DocumentEvent, organization: string): Promise<void> {
  if (!isNewRequest({ before, after })) return;
  await emit(organization, { event: 'access.requested', id, at: new Date(time), data: { tour: text(after.get('tour')) } });
}

/** Tells webhooks of comments that begin a thread, and of answers in one. */
export async function emitComment({ id, time, before }: DocumentEvent, { tour, thread }: { tour: string; thread: string }): Promise<void> {
  if (before.exists) return;
  const organization = text((await store().doc(`tours/${tour}`).get()).get('organization'));
  await emit(organization, { event: 'comment.created', id, at: new Date(time), data: { tour, thread } });
}
