import { expect, it } from 'vitest';
import { publicAddressOf } from './public-address';

const resolving =
  (...addresses: string[]) =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

it('is the address to connect to, if all addresses of the host are public', async () => {
  expect(await publicAddressOf('acme.example', resolving('93.184.216.34', '2606:2800:220:1::1'))).toEqual({
    address: '93.184.216.34',
    family: 4,
  });
  expect(await publicAddressOf('93.184.216.34', resolving())).toEqual({ address: '93.184.216.34', family: 4 });
});

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '169.254.169.254',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '::ffff:a9fe:a9fe',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
])('is refused where it leads into a network that is not public: %s', async (address) => {
  const rejected = { code: 'invalid-argument', message: expect.stringMatching(/private network/) };

  await expect(publicAddressOf('acme.example', resolving('93.184.216.34', address))).rejects.toMatchObject(rejected);
  await expect(publicAddressOf(address.includes(':') ? `[${address}]` : address, resolving())).rejects.toMatchObject(rejected);
});

it('is none where nothing is found', async () => {
  await expect(publicAddressOf('nowhere.example', resolving())).rejects.toMatchObject({ message: expect.stringMatching(/leads nowhere/) });
  await expect(publicAddressOf('nowhere.example', () => Promise.reject(new Error('ENOTFOUND')))).rejects.toMatchObject({
    message: expect.stringMatching(/leads nowhere/),
  });
});
