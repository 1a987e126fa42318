import { onDocumentUpdated } from 'firebase-functions/v2/firestore';
import { checkPhotoPath } from '@/domain/files/paths';
import { orgId, tourId } from '@/domain/ids';
import { flag } from '@/domain/stored';
import { store } from '../core/app';
import { removeFile } from '../core/file-service';
import { organizationIn, whereStored } from '../tours/stored-tour';

/** Removes the file of a photo that was deleted from its check. Calling it again is harmless. */
export const removeCheckPhoto = onDocumentUpdated(
  { document: 'tours/{tour}/checks/{check}', retry: true },
  async ({ data, params: { tour, check } }) => {
    if (!data || !flag(data.before.get('photo')) || flag(data.after.get('photo'))) return;
    // the tour may be in the bin by now
    const organization = organizationIn(await whereStored(store().doc(`tours/${tour}`)));
    if (organization !== '') await removeFile(checkPhotoPath(orgId(organization), tourId(tour), check));
  },
);
