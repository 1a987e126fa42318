import { type App, getApps, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';

/** The project's services, as administrator. */
export const app = (): App => getApps()[0] ?? initializeApp();

/** The documents of the project. */
export const store = (): Firestore => getFirestore(app());
