import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage';
import { auth } from '../auth/auth';
import { config } from '../config';
import { firebaseApp } from '../firebase-app';

export { deleteObject, getDownloadURL, getMetadata, listAll, ref, uploadBytesResumable } from 'firebase/storage';

/** How long what the server does not answer is asked again, in milliseconds. Uploads have a patience of their own: `upload-file.ts`. */
const patience = 20_000;

/** The project's files. Only loaded once somebody sends, lists or removes one. */
export const bucket: FirebaseStorage = open();

function open(): FirebaseStorage {
  const { emulators } = config();
  // its requests are made as who is signed in, which the SDK of accounts tells it
  auth();
  const storage = getStorage(firebaseApp());
  storage.maxOperationRetryTime = patience;
  if (emulators) connectStorageEmulator(storage, emulators.host, emulators.storage);
  return storage;
}
