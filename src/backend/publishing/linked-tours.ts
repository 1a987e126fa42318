import { AppError } from '@/domain/app-error';
import { isOpenAt, versionAccessFrom } from '@/domain/publishing/access';
import type { LinkedTour } from '@/domain/publishing/linked-tours';
import { currentId } from '@/domain/publishing/publication-page-addresses';
import { withAppErrors } from '../errors';
import { store } from '../firestore/store';
import type { Source } from '../live/source';
import { openTours } from '../tours/refs';
import { publishedOf, tourPath } from './refs';

/** Whether visitors can open what a link leads to: `closed` also where the user may not know whether it is there. */
export type LinkState = 'open' | 'closed' | 'gone';

/** Reads whether visitors can open a linked tour, or a version of it; one or two reads. @throws AppError `unavailable` */
export async function linkStateOf({ tour, version }: LinkedTour): Promise<LinkState> {
  try {
    if (version === null) {
      const stored = await read(openTours, tour);
      return !stored ? 'gone' : stored.public ? 'open' : 'closed';
    }
    const { organization } = version;
    const current = version.id === currentId ? await read(publishedOf(organization, tour), currentId) : null;
    const id = version.id === currentId ? current?.version : version.id;
    const access =
      id && (await read({ path: `${tourPath(organization, tour)}/versions`, read: (_, stored) => versionAccessFrom(stored) }, id));
    return !access ? 'gone' : isOpenAt(access, new Date()) ? 'open' : 'closed';
  } catch (error) {
    if (error instanceof AppError && error.code === 'permission-denied') return 'closed';
    throw error;
  }
}

async function read<T>(source: Source<T>, id: string): Promise<T | null> {
  const { db, doc, fieldsOf, getDoc } = await store();
  const stored = await withAppErrors(getDoc(doc(db, source.path, id)));
  return stored.exists() ? source.read(stored.id, fieldsOf(stored)) : null;
}
