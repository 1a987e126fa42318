import { type Query, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { unsentMailFrom } from '@/domain/health/unsent-mail';
import { type Counted, countedOf } from '@/domain/overview/counted';
import { type EndingAccess, endingUntil, type FailedMail, type OverviewNeeds, overviewFrom } from '@/domain/overview/overview';
import { text } from '@/domain/stored';
import { store } from '../core/app';
import { withDates } from '../core/dates';

/** How many of each are read. */
const maxRead = 20;

/** The invitations of an organization whose mails failed, and the access of guests that ends soon. */
export async function readNeeds(organization: string, now: Date): Promise<Pick<OverviewNeeds, 'mails' | 'ending'>> {
  const [mails, ending] = await Promise.all([readFailedMails(organization, now), readEnding(organization, now)]);
  return { mails, ending };
}

async function readFailedMails(organization: string, now: Date): Promise<Counted<FailedMail>> {
  const ofOrganization = (collection: string) => store().collection(collection).where('organization', '==', organization);
  // not answers to requests for access, with which nobody here can do anything; who asked reads them in the app too
  const sources = [ofOrganization('mail'), ofOrganization('collaboration')];
  const found = await Promise.all(sources.map((source) => firstOf(source.where('delivery.state', '==', 'ERROR'))));
  const failed = found.flatMap(({ docs }) => docs).filter((document) => isFailed(document, now));
  const others = found.reduce((sum, { count, docs }) => sum + count - docs.length, 0);
  return countedOf(failed.map(failedMailFrom), failed.length + others);
}

/** One that was requested again a moment ago did not fail. */
const isFailed = (document: QueryDocumentSnapshot, now: Date): boolean =>
  unsentMailFrom(document.ref.path, withDates(document.data()), now.getTime())?.state === 'failed';

function failedMailFrom(document: QueryDocumentSnapshot): FailedMail {
  const { type, email, tourName } = document.data();
  const [collection] = document.ref.path.split('/');
  // directory admins, who read this too, may not list the invitations to an organization
  if (collection === 'mail') return { kind: 'organization', to: '', name: '' };
  return { kind: type === 'collection' ? 'collection' : 'tour', to: text(email), name: text(tourName) };
}

async function readEnding(organization: string, now: Date): Promise<Counted<EndingAccess>> {
  const { docs, count } = await firstOf(
    store()
      .collection('collaboration')
      .where('organization', '==', organization)
      .where('expires', '>', Timestamp.fromDate(now))
      .where('expires', '<=', Timestamp.fromDate(endingUntil(now)))
      .orderBy('expires'),
  );
  return countedOf(docs.map(endingFrom), count);
}

/** The reader of what is stored completes what an invitation lacks. */
function endingFrom(document: QueryDocumentSnapshot): EndingAccess {
  const { type, email, tourName: name, accessLevel, expires } = withDates(document.data());
  const needs = { ending: { items: [{ type, email, name, accessLevel, expires }] } };
  const [ending] = overviewFrom('', { needs }).needs?.ending.items ?? [];
  if (!ending) throw new Error('An invitation has no fields.');
  return ending;
}

async function firstOf(query: Query): Promise<{ docs: QueryDocumentSnapshot[]; count: number }> {
  const { docs } = await query.limit(maxRead).get();
  const count = docs.length < maxRead ? docs.length : (await query.count().get()).data().count;
  return { docs, count };
}
