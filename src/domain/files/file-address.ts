/**
 * A file in storage as its download address says: where it lies, and the token that opens it.
 * @see https://firebase.google.com/docs/storage/web/download-files
 */
export type FileAddress = { bucket: string; path: string; token: string };

/**
 * Reads a download address, of the service or of its emulator; null for any other address, and for one without a token.
 * @see TOUR-072
 */
export function fileAddressFrom(url: string): FileAddress | null {
  if (!URL.canParse(url)) return null;
  const { protocol, pathname, searchParams } = new URL(url);
  const [, bucket, encoded] = /^\/v0\/b\/([^/]+)\/o\/([^/]+)$/.exec(pathname) ?? [];
  const path = encoded === undefined ? null : decoded(encoded);
  const token = searchParams.get('token');
  return /^https?:$/.test(protocol) && bucket && path && token ? { bucket, path, token } : null;
}

/** The same address for another path: host, bucket and token stay. */
export const addressAt = (url: string, path: string): string => {
  const address = new URL(url);
  address.pathname = address.pathname.replace(/[^/]+$/, encodeURIComponent(path));
  return address.href;
};

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
