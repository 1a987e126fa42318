import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { jpegWidth } from '../../src/service/jpeg-width';

export type Served = {
  /** where it is served, without a slash at the end */
  address: string;
  known: { id: string; name: string; created: string; sweeps: string[] };
  privateId: string;
};

/** What every way of serving models must answer. */
export function describeService(name: string, served: () => Served): void {
  const at = (path: string): string => `${served().address}${path}`;
  const get = (path: string, init?: RequestInit): Promise<Response> => fetch(at(path), init);
  const model = (id: string) => `/api/player/models/${id}`;

  describe(`models, ${name}`, () => {
    it.each(['/api/player/models/{}', '/api/player/models/{}/', '/api/v1/player/models/{}/?format=json', '/api/v1/player/models/{}'])(
      'C75 describes a model at %s',
      async (form) => {
        const { id, ...known } = served().known;

        const answer = await get(form.replace('{}', id));

        expect(answer.status).toBe(200);
        expect(answer.headers.get('content-type')).toContain('application/json');
        expect(await answer.json()).toMatchObject({ sid: id, ...known, status: 'active', is_vr: false, scan: `/scans/${id}/scan.json` });
      },
    );

    it.each<[string, () => string, number, string]>([
      ['a malformed id', () => 'AbCdEfGh12', 400, 'request.invalid'],
      ['an id with other signs', () => 'AbCdEfGh12_', 400, 'request.invalid'],
      ['an unknown id', () => 'Unknown0000', 404, 'not.found'],
      ['a private model', () => served().privateId, 403, 'access.denied'],
    ])('C75 refuses %s, and its thumbnail without a word', async (_what, id, status, code) => {
      const [description, thumbnail] = await Promise.all([get(model(id())), get(`${model(id())}/thumb`)]);

      expect(description.status).toBe(status);
      expect(await description.json()).toMatchObject({ code, message: expect.stringMatching(/\.$/) });
      expect(thumbnail.status).toBe(status);
      expect(await thumbnail.text()).toBe('');
    });

    it('C75 gives the thumbnail whose width is nearest, for any page and for an hour', async () => {
      const { id } = served().known;
      const widthOf = async (query: string): Promise<number> =>
        jpegWidth(Buffer.from(await (await get(`${model(id)}/thumb${query}`)).arrayBuffer())) ?? 0;

      const answer = await get(`${model(id)}/thumb?width=400`, { headers: { Origin: 'https://elsewhere.example' } });

      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('image/jpeg');
      expect(answer.headers.get('cache-control')).toContain('max-age=3600');
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(jpegWidth(Buffer.from(await answer.arrayBuffer()))).toBe(400);
      expect(await widthOf('?width=400&dpr=2')).toBe(800);
      expect(await widthOf('?width=100')).toBe(400);
      const largest = await widthOf('');
      expect(largest).toBeGreaterThan(800);
      expect(await widthOf('?width=9000')).toBe(largest);
      expect(await widthOf('?width=nonsense')).toBe(largest);
    });

    it('sends what a caller holds already not again', async () => {
      const path = `${model(served().known.id)}/thumb?width=400`;
      const tag = (await get(path)).headers.get('etag') ?? '';

      const again = await get(path, { headers: { 'If-None-Match': tag } });
      const other = await get(path, { headers: { 'If-None-Match': '"another"' } });

      expect(tag).not.toBe('');
      expect(again.status).toBe(304);
      expect(other.status).toBe(200);
    });

    it('answers HEAD with headers alone', async () => {
      const answer = await get(model(served().known.id), { method: 'HEAD' });

      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe('');
    });

    it.each([
      ['scan.json', /^application\/json/],
      ['mesh.glb', /^model\/gltf-binary/],
    ])('serves %s of an open scan', async (file, type) => {
      const answer = await get(`/scans/${served().known.id}/${file}`);

      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toMatch(type);
      expect(answer.headers.get('etag')).not.toBeNull();
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(0);
    });

    it.each(['scan.json', 'mesh.glb', 'thumb.jpg'])('serves %s of a private scan to nobody without the token', async (file) => {
      const path = `/scans/${served().privateId}/${file}`;

      const answers = await Promise.all([get(path), get(path, { headers: { Authorization: 'Bearer ' } })]);

      expect(answers.map(({ status }) => status)).toEqual([403, 403]);
    });

    it('has no file that is not there', async () => {
      const answers = await Promise.all([get(`/scans/${served().known.id}/none.glb`), get('/scans/Unknown0000/scan.json')]);

      expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    });

    it.each([
      '/scans/{}/../{private}/scan.json',
      '/scans/{}/%2e%2e/{private}/scan.json',
      '/scans/{}/..%2f{private}%2fscan.json',
      '/scans/{}/..%5cscan.json',
    ])('leads nowhere outside of a scan: %s', async (form) => {
      const path = form.replace('{}', served().known.id).replace('{private}', served().privateId);

      expect([400, 403, 404]).toContain(await statusOfRaw(at(''), path));
    });
  });
}

/** The status of a path that is sent as it is; `fetch` would tidy it up first. */
export function statusOfRaw(address: string, path: string): Promise<number> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}
