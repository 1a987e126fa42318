import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { authorFrom } from '@/domain/comments/comment';
import { text } from '@/domain/stored';
import { findAccount } from '../core/accounts';
import { markAsRead, type News, notify } from './notify';
import { editorsOf } from './recipients';

/** Somebody can ask for the same tour again, which is another request. */
const keyOf = (request: DocumentSnapshot): string => `${request.ref.path} ${requestedAt(request)?.toMillis()}`;

const requestedAt = (request: DocumentSnapshot): Timestamp | null => {
  const time: unknown = request.get('createdAt');
  return time instanceof Timestamp ? time : null;
};

const aboutTour = (request: DocumentSnapshot): string => `tours/${text(request.get('tour'))}`;

/** Notifies those who may answer a request for access. */
export async function notifyOfRequest(request: DocumentSnapshot, organization: string): Promise<void> {
  const news: News = {
    kind: 'request',
    key: keyOf(request),
    about: aboutTour(request),
    target: request.id,
    organization,
    author: authorFrom(request.data() ?? {}),
  };
  await Promise.all((await editorsOf(organization)).map((editor) => notify(editor, news)));
}

/** Notifies who asked of the answer, which names the request by its time; for those who might have answered it is dealt with. */
export async function notifyOfDecision(request: DocumentSnapshot, organization: string): Promise<void> {
  const [asker, editors] = await Promise.all([findAccount(text(request.get('uid'))), editorsOf(organization)]);
  await markAsRead(
    editors.map(({ uid }) => uid),
    { kind: 'request', key: keyOf(request) },
  );
  if (!asker) return;
  const time = requestedAt(request);
  await notify(asker, {
    kind: request.get('state') === 'granted' ? 'request-granted' : 'request-declined',
    key: keyOf(request),
    about: aboutTour(request),
    ...(time && { requestedAt: time }),
  });
}
