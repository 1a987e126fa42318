import type { AddressInfo } from 'node:net';
import { createServer } from 'node:tls';
import { expect, it, onTestFinished } from 'vitest';
import { readCertificate } from './certificate';

/** A certificate of localhost for the year 2020, and the key that was made for this test alone. */
const cert = `-----BEGIN CERTIFICATE-----
MIIBDzCBtgIBATAKBggqhkjOPQQDAjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwHhcN
MjAwMTAxMDAwMDAwWhcNMjEwMTAxMDAwMDAwWjAUMRIwEAYDVQQDDAlsb2NhbGhv
c3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAASjSFLH9yM3Me2ww8icpJH/VFzb
aK8hi0uu2E7G++EDQM5Xl+eCkeT3gD+Ae1pr8BkezEJXowLimC3mGQ6KiJFnMAoG
CCqGSM49BAMCA0gAMEUCIQDhwKP2tN26uSqzF5P8gwTAOnqa2ri69IoT++KDWeiy
IQIgBh1Te3r6JHxf/EEuhzQlxw3CNb3+sCldYpAPeSzLYZw=
-----END CERTIFICATE-----`;
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgiNEQEgdzq/E4EhMg
idtI2iUtJibleKGP/I6KGEf9Vr6hRANCAASjSFLH9yM3Me2ww8icpJH/VFzbaK8h
i0uu2E7G++EDQM5Xl+eCkeT3gD+Ae1pr8BkezEJXowLimC3mGQ6KiJFn
-----END PRIVATE KEY-----`;

it('reads the end of the certificate, also of one that browsers would not accept', async () => {
  const server = createServer({ cert, key });
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
