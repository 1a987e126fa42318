import { isIP } from 'node:net';

const LOOPBACK_NAME = /^(?:.*\.)?localhost$/i;

/**
 * Whether a request's `Host` may be served. A page of the web whose name was made to point at this machine (DNS rebinding) sends its own
 * name, so only loopback names, addresses and the name the server was started with pass. Requests without one come from no browser.
 * @param host the header, with or without a port
 * @param configured what the server listens on
 */
export function isAllowedHost(host: string | undefined, configured: string): boolean {
  if (host === undefined || host === '') return true;
  const name = /^\[(.*)\](?::\d*)?$/.exec(host)?.[1] ?? host.replace(/:\d*$/, '');
  return LOOPBACK_NAME.test(name) || isIP(name) !== 0 || name.toLowerCase() === configured.toLowerCase();
}
