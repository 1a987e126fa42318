import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchModel, thumbnailAddress } from './models';

afterEach(() => void vi.unstubAllGlobals());

const answering = (status: number, body: unknown) => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return new Response(JSON.stringify(body), { status });
  });
  return asked;
};

describe('fetchModel', () => {
  it('returns name and date', async () => {
    const asked = answering(200, { name: 'Sample house', created: '2024-05-17T09:30:00Z', more: 1 });

    expect(await fetchModel('https://models.example', 'AbCdEfGh123')).toEqual({ name: 'Sample house', created: '2024-05-17T09:30:00Z' });
    expect(asked).toEqual(['https://models.example/api/player/models/AbCdEfGh123']);
  });

  it.each([
    ['', 'Matterport ID is required to fetch API data.'],
    ['../admin', 'Invalid Matterport ID format.'],
    ['AbCdEfGh12', 'Invalid Matterport ID format.'],
  ])('rejects %j without a request', async (id, message) => {
    const asked = answering(200, {});

    await expect(fetchModel('', id)).rejects.toMatchObject({ code: 'invalid-argument', message });
    expect(asked).toEqual([]);
  });

  it.each([
    [404, 'not-found'],
    [403, 'permission-denied'],
    [500, 'unavailable'],
  ])('uses the service’s message for %i', async (status, code) => {
    answering(status, { code: 'some.code', message: 'This is why.' });

    await expect(fetchModel('', 'AbCdEfGh123')).rejects.toMatchObject({ code, message: 'Error fetching API data: This is why.' });
  });

  it.each([null, 'a text', ['a', 'list'], 7])('rejects %j, which does not describe a model', async (answer) => {
    answering(200, answer);

    await expect(fetchModel('', 'AbCdEfGh123')).rejects.toMatchObject({
      message: 'Error fetching API data: the response describes no model',
    });
  });

  it('ignores values that are not text', async () => {
    answering(200, { name: { toString: 1 }, created: 5 });

    expect(await fetchModel('', 'AbCdEfGh123')).toEqual({ name: '', created: '' });
  });

  it('reports that the service cannot be reached', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));

    await expect(fetchModel('', 'AbCdEfGh123')).rejects.toMatchObject({ message: 'Error fetching API data: Failed to fetch' });
  });
});

it('addresses a thumbnail by width [PLAYER-005]', () => {
  expect(thumbnailAddress('', 'AbCdEfGh123', 400, 2)).toBe('/api/player/models/AbCdEfGh123/thumb?width=400&dpr=2');
});
