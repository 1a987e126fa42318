/**
 * The path inside the app that a redirect parameter names, with its query; null for everything that could lead out of it:
 * other sites, other schemes, addresses that only look like paths.
 * @see AUTH-036 AUTH-037 AUTH-038
 */
export function inAppPath(redirect: string | null): string | null {
  const path = redirect?.startsWith('#/') ? redirect.slice(1) : redirect;
  if (!path || !/^\/(?![/\\])[^\s\\]*$/.test(path)) return null;
  const here = 'https://here.invalid';
  return URL.canParse(path, here) && new URL(path, here).origin === here ? path : null;
}
