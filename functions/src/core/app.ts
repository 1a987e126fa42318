import { type App, getApps, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';

/** The project's services, with administrator access. */
export const app = (): App => getApps()[0] ?? initializeApp();

/** The project's Firestore. */
export const store = (): Firestore => getFirestore(app());
