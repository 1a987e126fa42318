import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { randomIdentifier } from '@/domain/random';

/** `lgk_<id>_<secret><crc>`: a scanner of secrets recognizes it, and a mistyped one is refused without a look into the store. */
const pattern = /^lgk_([A-Za-z0-9]{20})_([A-Za-z0-9]{40})([0-9a-f]{8})$/;

export type ApiKeyText = { id: string; key: string; hash: string };

/** A new key with this id, and what is stored of it. */
export function newApiKey(id: string): ApiKeyText {
  const head = `lgk_${id}_${randomIdentifier()}${randomIdentifier()}`;
  const key = head + checksum(head);
  return { id, key, hash: hashOf(key) };
}

/** The id and the hash of a key; null for what is none. */
export function parseApiKey(key: string): Pick<ApiKeyText, 'id' | 'hash'> | null {
  const [, id, , crc = ''] = pattern.exec(key) ?? [];
  return id !== undefined && checksum(key.slice(0, -crc.length)) === crc ? { id, hash: hashOf(key) } : null;
}

/** 238 random bits need no salt, and no slow hash. */
const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

const checksum = (head: string): string => crc32(head).toString(16).padStart(8, '0');
