import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { freePorts, otherPorts, takenPorts } from '../../scripts/ports.mjs';

/** Occupies a port until the test ends; 0 is any. */
async function occupied(port = 0): Promise<number> {
  const server: Server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as { port: number }).port;
}

it('finds a different free port for each service', async () => {
  const ports = await freePorts(['web', 'mails', 'firestore']);

  expect(Object.keys(ports)).toEqual(['web', 'mails', 'firestore']);
  expect(new Set(Object.values(ports)).size).toBe(3);
  expect(await takenPorts(ports)).toEqual([]);
});

it('names the ports that are in use, and the process', async () => {
  const port = await occupied();
  const { web } = await freePorts(['web']);

  const [first, ...rest] = await takenPorts({ firestore: port });

  expect(first).toMatchObject({ name: 'firestore', port });
  // a machine with neither lsof nor ss does not say
  expect(first?.holder).toMatch(new RegExp(`\\(process ${process.pid}\\)$|^another program$`));
  expect(rest).toEqual([]);
  expect(await takenPorts({ web })).toEqual([]);
});

it('goes upwards from a port, past those in use and those that browsers block', async () => {
  await occupied(6670);

  expect(await otherPorts({ a: 1, b: 2, c: 3, d: 4 }, 6664)).toEqual({ a: 6664, b: 6671, c: 6672, d: 6673 });
});

it('takes the usual ports, and the next one where one is in use or chosen already', async () => {
  const port = await occupied(28_411);

  expect(await otherPorts({ web: 28_410, auth: port, mails: port + 1 })).toEqual({ web: 28_410, auth: port + 1, mails: port + 2 });
});

it('fails where no port is free', async () => {
  await occupied(65_535);

  await expect(otherPorts({ web: 65_535 })).rejects.toThrow('No free port for web from 65535 upwards.');
});
