import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { FieldPath, Timestamp } from 'firebase-admin/firestore';
import { minuteMs } from '@/domain/durations';
import { utcDayOf } from '@/domain/publishing/visits';
import { text } from '@/domain/stored';
import { store } from '../core/app';
import { deleteFound } from '../core/pages';

/** How old the token of a page may be: a visit is sent right after it. */
const maxMinutes = 30;
const tokenPattern = /^[A-Za-z0-9_-]{22}\.(\d{1,9})$/;

const keys = () => store().collection('visitKeys');
let current: { day: string; key: string } | undefined;

/** The random key of a day (UTC), which all instances share; null for a day without one. */
async function keyOf(day: string, makesOne: boolean): Promise<string | null> {
  if (current?.day === day) return current.key;
  const ref = keys().doc(day);
  const key = await store().runTransaction(async (transaction) => {
    const stored = text((await transaction.get(ref)).get('key'));
    if (stored !== '' || !makesOne) return stored;
    const made = randomBytes(32).toString('base64url');
    transaction.create(ref, { key: made, at: Timestamp.now() });
    return made;
  });
  if (key === '') return null;
  if (makesOne) current = { day, key };
  return key;
}

/** The secret of today. What else than tokens is signed with it says so in what it signs. */
export async function visitKey(now: Date): Promise<string> {
  return (await keyOf(utcDayOf(now), true)) ?? '';
}

const signature = (key: string, code: string, minute: number): string =>
  createHmac('sha256', key).update(`${code}|${minute}`).digest('base64url').slice(0, 22);

/** A token for the page of a tour, without which no visit of it is counted. It says nothing of who asked, and is the same for everybody in a minute. */
export async function pageToken(code: string, now: Date): Promise<string> {
  const minute = Math.floor(now.getTime() / minuteMs);
  const key = await keyOf(utcDayOf(now), true);
  return `${signature(key ?? '', code, minute)}.${minute}`;
}

/** Whether a token was given for this tour within the last half hour. */
export async function isFreshToken(token: unknown, code: string, now: Date): Promise<boolean> {
  const [, written] = tokenPattern.exec(text(token)) ?? [];
  if (written === undefined) return false;
  const minute = Number(written);
  const age = now.getTime() / minuteMs - minute;
  if (age < 0 || age > maxMinutes) return false;
  const day = utcDayOf(new Date(minute * minuteMs));
  const key = await keyOf(day, day === utcDayOf(now));
  return key !== null && timingSafeEqual(Buffer.from(`${signature(key, code, minute)}.${written}`), Buffer.from(text(token)));
}

/** Deletes the keys of days before today: nobody can find out any more what they signed. A token from before midnight ends with it. Idempotent. */
export const forgetVisitKeys = (now = new Date()): Promise<void> => deleteFound(keys().where(FieldPath.documentId(), '<', utcDayOf(now)));
