import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage';
import { auth } from '../auth/auth';
import { config } from '../config';
import { firebaseApp } from '../firebase-app';

export { deleteObject, getDownloadURL, getMetadata, listAll, ref, updateMetadata, uploadBytesResumable } from 'firebase/storage';

/** How long failed requests are retried, in milliseconds. Uploads have their own timeout, in `upload-file.ts`. */
const maxRetryMs = 20_000;

/** The project's files. Loaded on demand. */
export const bucket: FirebaseStorage = open();

function open(): FirebaseStorage {
  const { emulators } = config();
  // the Storage SDK uses the session of the Auth SDK
  auth();
  const storage = getStorage(firebaseApp());
  storage.maxOperationRetryTime = maxRetryMs;
  if (emulators) connectStorageEmulator(storage, emulators.host, emulators.storage);
  return storage;
}
