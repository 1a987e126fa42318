import { type FirebaseApp, initializeApp } from 'firebase/app';
import { config } from './config';

let started: FirebaseApp | undefined;

/** The one Firebase app. @throws as `config` does */
export function firebaseApp(): FirebaseApp {
  started ??= initializeApp(config().firebase);
  return started;
}
