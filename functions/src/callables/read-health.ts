import { isGlobalAdmin } from '@/domain/access/principals';
import { functionSettings } from '@/domain/health/settings';
import { callable } from '../core/callable';
import { readBackups } from '../health/backups';
import { readCertificate } from '../health/certificate';
import { readCredentials } from '../health/credentials';
import { readMails } from '../health/mails';
import { readOrganizations } from '../health/organizations';
import { partOf } from '../health/part';
import { ownRelease, readReleases } from '../health/releases';
import { readStorage } from '../health/storage';
import { readBin, readTriggers } from '../health/triggers';

/**
 * Reads what needs attention on the whole platform. A part that fails is returned as a failed part, with a sentence.
 * @throws permission-denied
 */
export const readHealth = callable('readHealth', {
  may: isGlobalAdmin,
  otherwise: 'Only Super Admins can read the platform’s health.',
  run: async (app) => {
    const readAt = Date.now();
    const [mails, triggers, bin, storage, backups, organizations, credentials, certificate, versions, configuration] = await Promise.all([
      partOf(() => readMails(readAt), 'The mails couldn’t be read. Try again, then look at the log of readHealth.'),
      partOf(() => readTriggers(readAt), 'The work of the server couldn’t be read. Try again, then look at the log of readHealth.'),
      partOf(readBin, 'The bins couldn’t be counted. Try again, then look at the log of readHealth.'),
      partOf(readStorage, 'The storage couldn’t be read. Try again, then look at the log of readHealth.'),
      partOf(readBackups, 'The backups couldn’t be read. Try again, then look at the log of readHealth.'),
      partOf(() => readOrganizations(), 'The organizations couldn’t be counted. Try again, then look at the log of readHealth.'),
      partOf(() => readCredentials(readAt), 'The keys and secrets couldn’t be read. Try again, then look at the log of readHealth.'),
      partOf(
        () => readCertificate(process.env.APP_URL ?? ''),
        'The address of the app, APP_URL, didn’t answer with a certificate. Open it in a browser, then look at the log of readHealth.',
      ),
      partOf(() => readReleases(app), 'The versions couldn’t be read. Try again, then look at the log of readHealth.'),
      partOf(
        async () => functionSettings({ ...process.env, BUILD_ID: ownRelease().build }),
        'The configuration couldn’t be read. Try again, then look at the log of readHealth.',
      ),
    ]);
    return { readAt, mails, triggers, bin, storage, backups, organizations, credentials, certificate, versions, configuration };
  },
});
