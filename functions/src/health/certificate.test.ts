import { generateKeyPairSync, sign } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:tls';
import { expect, it, onTestFinished } from 'vitest';
import { readCertificate } from './certificate';

const der = (tag: number, ...parts: Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts);
  const { length } = content;
  const bytes = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Uint8Array.of(tag, ...bytes), content]);
};
const sequence = (...parts: Uint8Array[]) => der(0x30, ...parts);
const object = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const time = (text: string) => der(0x17, Buffer.from(text));

/** A certificate of localhost for the year 2020, which Node can read and sign but not write, with a key of its own. */
function newCertificate(): { cert: string; key: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const ecdsaWithSha256 = sequence(object('2a8648ce3d040302'));
  const name = sequence(der(0x31, sequence(object('550403'), der(0x0c, Buffer.from('localhost')))));
  const year = sequence(time('200101000000Z'), time('210101000000Z'));
  const content = sequence(
    der(0x02, Uint8Array.of(1)),
    ecdsaWithSha256,
    name,
    year,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = der(0x03, Uint8Array.of(0), sign('sha256', content, privateKey));
  const base64 = sequence(content, ecdsaWithSha256, signature).toString('base64');
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

it('reads the end of the certificate, also of one that browsers would not accept', async () => {
  const server = createServer(newCertificate());
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;

  expect(await readCertificate(`https://localhost:${port}/app/`)).toEqual({ host: 'localhost', ends: Date.UTC(2021, 0, 1) });
});

it('knows of none where the address is not an https one', async () => {
  expect(await readCertificate('http://localhost:5000')).toBeNull();
  expect(await readCertificate('')).toBeNull();
});

it('fails where nothing answers', async () => {
  await expect(readCertificate('https://localhost:9')).rejects.toThrow();
});
