// The emails that are not delivered: those of our functions, from the outbox folder, and those of the Auth emulator, which stores only
// links.
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const host = '127.0.0.1';
const page = readFileSync(new URL('page.html', import.meta.url));

/** The subjects of the provider's emails, as in its own templates. */
const subjects = {
  VERIFY_EMAIL: 'Verify your email',
  VERIFY_AND_CHANGE_EMAIL: 'Verify your new email',
  PASSWORD_RESET: 'Reset your password',
  EMAIL_SIGNIN: 'Sign in',
};

/**
 * Serves a page with all emails, the newest first; it updates automatically. `/mails.json` returns them as data.
 * @param {{ port: number, outbox: string, authPort: number, projectId: string }} options the folder that the functions write emails to; the
 * Auth emulator's port
 * @returns {Promise<{ address: string, close(): void }>}
 */
export async function startMails({ port, outbox, authPort, projectId }) {
  const auth = watchLinks(`http://${host}:${authPort}/emulator/v1/projects/${projectId}/oobCodes`);
  const respond = async (pathname, response) => {
    if (pathname === '/') return send(response, 'text/html; charset=utf-8', page);
    if (pathname === '/mails.json') {
      const mails = [...written(outbox), ...(await auth.links())].sort((a, b) => (a.at < b.at ? 1 : -1));
      return send(response, 'application/json', JSON.stringify(mails));
    }
    response.writeHead(404).end();
  };
  const server = createServer(({ url }, response) => {
    // not `new URL`, which throws for some addresses
    respond(url.split('?')[0], response).catch((error) => {
      console.error(error);
      response.writeHead(500).end();
    });
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    address: `http://${host}:${server.address().port}/`,
    close() {
      auth.stop();
      server.close();
    },
  };
}

function send(response, type, body) {
  response.writeHead(200, {
    'content-type': type,
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'",
  });
  response.end(body);
}

/** The functions' emails, as `functions/src/mail/outbox.ts` writes them. */
function written(outbox) {
  try {
    const names = readdirSync(outbox).filter((name) => name.endsWith('.json') && !name.startsWith('.'));
    return names.map((name) => JSON.parse(readFileSync(`${outbox}/${name}`, 'utf8')));
  } catch (error) {
    // the folder does not exist before the first email
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

/** The emulator does not record when it created a link: the time is when the link was first found. */
function watchLinks(address) {
  const seen = new Map();
  const read = async () => {
    const response = await fetch(address).catch(() => null);
    const { oobCodes = [] } = response?.ok ? await response.json() : {};
    for (const { email, requestType, oobCode, oobLink } of oobCodes) {
      if (seen.has(oobCode)) continue;
      const subject = subjects[requestType] ?? requestType;
      seen.set(oobCode, {
        id: oobCode,
        from: 'the sign-in service',
        to: email,
        subject,
        kind: requestType,
        link: oobLink,
        at: new Date().toISOString(),
      });
    }
    return [...seen.values()];
  };
  const timer = setInterval(read, 2000);
  timer.unref();
  return { links: read, stop: () => clearInterval(timer) };
}
