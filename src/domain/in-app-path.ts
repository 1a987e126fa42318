/**
 * The path inside the app, with its query, that a redirect parameter contains; null for everything that could leave the app: other sites, other
 * schemes, addresses that only look like paths.
 * @see AUTH-036 AUTH-037 AUTH-038
 */
export function inAppPath(redirect: string | null): string | null {
  const path = redirect?.startsWith('#/') ? redirect.slice(1) : redirect;
  if (!path || !/^\/(?![/\\])[^\s\\]*$/.test(path)) return null;
  const baseUrl = 'https://here.invalid';
  return URL.canParse(path, baseUrl) && new URL(path, baseUrl).origin === baseUrl ? path : null;
}
