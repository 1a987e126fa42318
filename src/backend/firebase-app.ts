import { type FirebaseApp, initializeApp } from 'firebase/app';
import { type Config, readConfig } from './config';

let known: Config | undefined;
let started: FirebaseApp | undefined;

/** The configuration of this build. @throws AppError `failed-precondition` when a key is missing or unreadable */
export function config(): Config {
  known ??= readConfig(import.meta.env);
  return known;
}

/** The one Firebase app. @throws as `config` does */
export function firebaseApp(): FirebaseApp {
  started ??= initializeApp(config().firebase);
  return started;
}
