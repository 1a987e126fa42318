import { runWith } from 'firebase-functions/v1';
import { usual } from './settings';

/**
 * What begins a function that hears of files in the project's bucket. Of the first generation, because functions of the second hear nothing of a bucket
 * in another region than theirs, and cannot be deployed then.
 */
export const ofFiles = () =>
  runWith({ failurePolicy: true, maxInstances: usual.maxInstances, memory: '256MB', timeoutSeconds: usual.timeoutSeconds })
    .region(usual.region)
    .storage.object();
