import type { IncomingMessage } from 'node:http';
import { request as overHttps } from 'node:https';
import { publicAddressOf, type Resolved } from './public-address';

/** What a receiver answered; `status` is null where nobody did, and `answer` says why. */
export type Posted = { status: number | null; answer: string };
export type Post = (url: string, headers: Record<string, string>, body: string) => Promise<Posted>;

const timeoutMs = 15_000;
/** What of an answer is stored. */
const maxAnswer = 1000;

/** Sends JSON to a public address over https, and follows no redirect. */
export const postTo: Post = async (url, headers, body) => {
  const { hostname, port, protocol } = new URL(url);
  if (protocol !== 'https:' || port !== '') return { status: null, answer: 'Only https on its usual port.' };
  try {
    const sent = { ...headers, 'Content-Type': 'application/json', 'User-Agent': 'Loggia-Webhooks/1' };
    return await postPinned({ url, headers: sent, body }, await publicAddressOf(hostname));
  } catch (error) {
    return { status: null, answer: error instanceof Error ? error.message.slice(0, maxAnswer) : 'The connection failed.' };
  }
};

type ToPost = { url: string; headers: Record<string, string>; body: string };

/** Sends it to this address, whatever the name service says of its host by now. @param request that of `node:https` but in tests */
export function postPinned({ url, headers, body }: ToPost, { address, family }: Resolved, request = overHttps): Promise<Posted> {
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'Content-Length': String(Buffer.byteLength(body)) },
        signal: AbortSignal.timeout(timeoutMs),
        lookup: (_, options, callback) => (options.all ? callback(null, [{ address, family }]) : callback(null, address, family)),
        agent: false,
      },
      (response) => readStart(response).then((answer) => resolve({ status: response.statusCode ?? null, answer }), reject),
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** The beginning of an answer; the rest is not read. */
async function readStart(response: IncomingMessage): Promise<string> {
  let answer = '';
  for await (const part of response.setEncoding('utf8')) {
    answer += part;
    if (answer.length >= maxAnswer) break;
  }
  return answer.slice(0, maxAnswer);
}
