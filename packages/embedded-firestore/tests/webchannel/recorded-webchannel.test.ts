import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readWrite } from '../../src/model/proto-json/write';
import { ChannelClient, type OpenResponse, type Received, startChannels } from './channel-client';

type Step = {
  op: 'handshake' | 'open' | 'read' | 'forward' | 'terminate' | 'unknown' | 'commit';
  session: string;
  rpc: 'Listen' | 'Write';
  method: string;
  messages: unknown[];
  ci: 0 | 1;
  until: string;
  writes: unknown[];
  outcome: { status: number; frame: unknown; messages: Received[]; ended: boolean };
};

const path = new URL('../fixtures/official/webchannel.json', import.meta.url);
const { steps } = JSON.parse(readFileSync(path, 'utf8')) as { steps: Step[] };
const id = { project: 'webchannel', database: '(default)' };

const TIMES = /"(readTime|createTime|updateTime|commitTime)":"\d{4}-[^"]+Z"/g;

/** Times, tokens and ids by their placeholders, noops left out, and the rest renumbered. */
function normalise(messages: Received[]): Received[] {
  const text = JSON.stringify(messages.filter(([, payload]) => payload[0] !== 'noop'))
    .replace(TIMES, '"$1":"<time>"')
    .replace(/"resumeToken":"[^"]+"/g, '"resumeToken":"<resumeToken>"')
    .replace(/"streamId":"[^"]+"/g, '"streamId":"<streamId>"')
    .replace(/"message":"([^"\\]|\\.)*"/g, '"message":"<message>"');
  return (JSON.parse(text) as Received[]).map(([, payload], at) => [at, payload]);
}

it('answers the recorded session of the official emulator as it did', async () => {
  const server = await startChannels();
  const clients = new Map<string, ChannelClient>();
  const responses = new Map<string, OpenResponse>();
  const clientOf = (name: string) => clients.get(name) as ChannelClient;

  for (const [at, step] of steps.entries()) {
    const { outcome } = step;
    if (step.op === 'handshake') {
      const client = new ChannelClient(server.origin, step.rpc);
      clients.set(step.session, client);
      const frame = JSON.stringify(await client.handshake(step.messages)).replace(client.sid, '<sid>');
      expect(JSON.parse(frame), `step ${at}`).toEqual(outcome.frame);
      expect(Buffer.from(client.sid, 'base64url')).toHaveLength(16);
    } else if (step.op === 'open') {
      const response = await clientOf(step.session).open(step.ci);
      expect(response.response.status).toBe(outcome.status);
      responses.set(step.session, response);
    } else if (step.op === 'read') {
      const response = responses.get(step.session) as OpenResponse;
      const received = await response.readUntil(step.until);
      clientOf(step.session).acknowledged = received.at(-1)?.[0] ?? 0;
      expect(normalise(received), `step ${at}`).toEqual(normalise(outcome.messages));
      if (outcome.ended) expect(response.ended, `step ${at}`).toBe(true);
    } else if (step.op === 'forward') {
      expect(await clientOf(step.session).forward(step.messages), `step ${at}`).toEqual(outcome.frame);
    } else if (step.op === 'terminate') {
      const response = await clientOf(step.session).terminate();
      expect([response.status, await response.text()]).toEqual([outcome.status, '']);
    } else if (step.op === 'commit') {
      await server.databases.get(id).commit(
        step.writes.map((write) => readWrite(write, id)),
        { caller: { kind: 'admin' } },
      );
    } else {
      const unknown = new ChannelClient(server.origin, step.rpc);
      unknown.sid = 'nobody';
      const ask = {
        GET: () => fetch(unknown.url('SID=nobody&RID=rpc&AID=0&CI=0')),
        POST: () => unknown.postForward('count=0'),
        terminate: () => unknown.terminate(),
      };
      const response = await ask[step.method as keyof typeof ask]();
      expect(response.status).toBe(outcome.status);
      expect(await response.text()).toBe('<html>Unknown SID</html>');
    }
  }

  await server.close();
});
