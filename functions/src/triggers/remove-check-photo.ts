import { onDocumentUpdated } from 'firebase-functions/v2/firestore';
import { checkPhotoPath } from '@/domain/files/paths';
import { orgId, tourId } from '@/domain/ids';
import { flag, text } from '@/domain/stored';
import { store } from '../core/app';
import { removeFile } from '../core/file-service';

/** Removes the file of a photo that was deleted from its check. Calling it again is harmless. */
export const removeCheckPhoto = onDocumentUpdated(
  { document: 'tours/{tour}/checks/{check}', retry: true },
  async ({ data, params: { tour, check } }) => {
    if (!data || !flag(data.before.get('photo')) || flag(data.after.get('photo'))) return;
    const organization = text((await store().doc(`tours/${tour}`).get()).get('organization'));
    if (organization !== '') await removeFile(checkPhotoPath(orgId(organization), tourId(tour), check));
  },
);
