import { expect, it } from 'vitest';
import { forwarded } from './forwarded';

const received = { method: 'GET', headers: { host: 'loggia.example', cookie: undefined, 'x-twice': ['a', 'b'] }, originalUrl: '/api' };

it('is the request that was received, with its body', async () => {
  const body = new TextEncoder().encode('{}');
  const request = forwarded({ ...received, method: 'POST', originalUrl: '/api/v1/tours?limit=1', rawBody: body });

  expect([request.method, request.url, await request.text()]).toEqual(['POST', 'http://localhost/api/v1/tours?limit=1', '{}']);
  expect(request.headers.get('x-twice')).toBe('a,b');
});

it.each(['//', '//evil.example/api', 'http://evil.example/api', '*', '/%', '/api?%E0%A4%A'])('has an address for %s', (originalUrl) => {
  expect(new URL(forwarded({ ...received, originalUrl }).url).host).toBe('localhost');
});

it.each(['TRACE', 'CONNECT', 'TRACK', 'PROPFIND'])('can be made with the method %s', (method) => {
  expect(() => forwarded({ ...received, method })).not.toThrow();
});
