import { decoded } from '../decoded';
/**
 * A file in storage, parsed from its download address: its location, and the token that gives access.
 * @see https://firebase.google.com/docs/storage/web/download-files
 */
export type FileAddress = { bucket: string; path: string; token: string };

/** Parses a download address of Cloud Storage or its emulator; null for any other address, or without a token. @see TOUR-072 */
export function fileAddressFrom(url: string): FileAddress | null {
  if (!URL.canParse(url)) return null;
  const { protocol, pathname, searchParams } = new URL(url);
  const [, bucket, encoded] = /^\/v0\/b\/([^/]+)\/o\/([^/]+)$/.exec(pathname) ?? [];
  const path = encoded === undefined ? null : decoded(encoded);
  const token = searchParams.get('token');
  return /^https?:$/.test(protocol) && bucket && path && token ? { bucket, path, token } : null;
}

/** The same address with another path; host, bucket and token are unchanged. */
export const addressAt = (url: string, path: string): string => {
  const address = new URL(url);
  address.pathname = address.pathname.replace(/[^/]+$/, encodeURIComponent(path));
  return address.href;
};

/** The same address with another token. */
export function withToken(url: string, token: string): string {
  const address = new URL(url);
  address.searchParams.set('token', token);
  return address.href;
}
