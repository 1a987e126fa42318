import { Timestamp } from 'firebase-admin/firestore';
import { type CredentialHealth, credentialNoticeMs, listedCredentials, secretAgeMs } from '@/domain/health/health';
import { apiKeyFrom, apiKeys } from '../api-keys/stored-key';
import { webhookFrom, webhooks } from '../webhooks/stored-webhook';

/** The API keys that end within 30 days, and the secrets of webhooks that are a year old by then. @param now in milliseconds */
export async function readCredentials(now: number): Promise<CredentialHealth> {
  const [keys, hooks] = await Promise.all([endingKeys(now), oldSecrets(now)]);
  return { ending: [...keys, ...hooks].toSorted((one, other) => one.at - other.at) };
}

async function endingKeys(now: number) {
  const { docs } = await apiKeys()
    .where('expires', '>', Timestamp.fromMillis(now))
    .where('expires', '<=', Timestamp.fromMillis(now + credentialNoticeMs))
    .orderBy('expires')
    .limit(listedCredentials)
    .get();
  return docs.map((document) => {
    const { organization, name, expires } = apiKeyFrom(document);
    return { kind: 'api-key' as const, organization, name, at: expires.getTime() };
  });
}

/** A webhook is older than its secret, so all whose secret is old are among the old ones. */
async function oldSecrets(now: number) {
  const before = Timestamp.fromMillis(now + credentialNoticeMs - secretAgeMs);
  const { docs } = await webhooks().where('createdAt', '<=', before).orderBy('createdAt').get();
  return docs
    .map((document) => {
      const { organization, url, secretAt } = webhookFrom(document);
      const name = URL.canParse(url) ? new URL(url).hostname : url;
      return { kind: 'webhook-secret' as const, organization, name, at: secretAt.getTime() + secretAgeMs };
    })
    .filter(({ at }) => at <= now + credentialNoticeMs)
    .toSorted((one, other) => one.at - other.at)
    .slice(0, listedCredentials);
}
