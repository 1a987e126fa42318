import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { postPinned, postTo } from './post';

async function receiver(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://nowhere.example:${(server.address() as AddressInfo).port}/hook`;
}
const pinned = { address: '127.0.0.1', family: 4 };

it('sends the body to the address that was checked, by the name of its host', async () => {
  let received: unknown[] = [];
  const url = await receiver((sent, response) => {
    void text(sent).then((body) => {
      received = [sent.method, sent.headers.host?.split(':')[0], sent.headers['webhook-id'], body];
      response.writeHead(204).end();
    });
  });

  expect(await postPinned({ url, headers: { 'webhook-id': 'e1' }, body: '{"ä":1}' }, pinned, request as never)).toEqual({
    status: 204,
    answer: '',
  });
  expect(received).toEqual(['POST', 'nowhere.example', 'e1', '{"ä":1}']);
});

it('follows no redirect, and stores the beginning of an answer alone', async () => {
  const url = await receiver((_, response) => response.writeHead(302, { Location: 'http://169.254.169.254/' }).end('x'.repeat(5000)));

  expect(await postPinned({ url, headers: {}, body: '{}' }, pinned, request as never)).toEqual({ status: 302, answer: 'x'.repeat(1000) });
});

it('says why nothing was sent, or nobody answered', async () => {
  expect(await postTo('https://127.0.0.1/hook', {}, '{}')).toEqual({ status: null, answer: expect.stringMatching(/private network/) });
  expect(await postTo('http://93.184.216.34/hook', {}, '{}')).toEqual({ status: null, answer: 'Only https on its usual port.' });
  const url = await receiver((sent) => sent.destroy());
  await expect(postPinned({ url, headers: {}, body: '{}' }, pinned, request as never)).rejects.toThrow();
});
