import { text } from '@/domain/stored';
import { binnedFrom } from '@/domain/tours/tombstone';
import { store } from '../core/app';

/**
 * The name of a tour or collection of an organization, also of a tour in its bin, from the document itself: what is recorded never depends on a name
 * that somebody wrote elsewhere. "" if it is gone, or another organization's.
 */
export async function nameOfTarget(kind: 'tour' | 'collection', id: string, organization: string): Promise<string> {
  if (id === '' || id.includes('/') || organization === '' || organization.includes('/')) return '';
  const found = await store()
    .doc(`${kind === 'tour' ? 'tours' : 'collections'}/${id}`)
    .get();
  if (found.get('organization') === organization) return text(found.get('name'));
  if (binnedFrom(found.data()) !== organization) return '';
  return text((await store().doc(`organizations/${organization}/bin/${id}`).get()).get('tour.name'));
}
