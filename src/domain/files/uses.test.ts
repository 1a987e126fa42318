import { describe, expect, it } from 'vitest';
import { tourFrom } from '../tours/tour';
import { fileUses, withoutFiles } from './uses';

const path = (file: string) => `organizations/Acme/tour/hall/uploads/${file}`;
const url = (file: string) => `https://firebasestorage.googleapis.com/v0/b/demo/o/${encodeURIComponent(path(file))}?alt=media&token=t`;
const item = (file: string) => ({ name: file, url: url(file), contentType: 'image/png', size: 1, markers: [] });
const block = (type: string, content: unknown) => ({ identifier: type, type, content });

const tour = tourFrom('hall', {
  organization: 'Acme',
  thumbnailUrl: url('front.png'),
  documents: [{ name: 'Rules', url: url('rules.pdf') }],
  folders: [
    {
      id: 'f',
      pois: [
        {
          identifier: 'stove',
          name: 'Stove',
          content: [
            block('file', [
              item('a.png'),
              item('a.png'),
              { ...item('b.png'), captions: [{ language: 'en', name: 'b', url: url('b.vtt') }], poster: url('e.png') },
            ]),
          ],
        },
        {
          identifier: 'sink',
          name: 'Sink',
          content: [
            block('list', [
              { name: 'A', url: url('a.png') },
              { name: 'Site', url: 'https://example.org' },
            ]),
          ],
        },
      ],
      children: [
        {
          id: 'g',
          pois: [
            {
              identifier: 'flue',
              name: 'Flue',
              content: [block('text', `<p>a</p><img src="${url('d.png').replace('&', '&amp;')}" alt="d">`)],
            },
            { identifier: 'roof', name: 'Roof', content: [block('text', `<a href="${url('b.png').replace('&', '&amp;')}">b</a>`)] },
          ],
        },
      ],
    },
  ],
});
const uses = fileUses(tour);
const names = (file: string) => {
  const found = uses.get(path(file));
  return found && { pois: found.pois.map(({ name }) => name), texts: found.texts.map(({ name }) => name), tour: found.tour };
};

describe('where a file is used', () => {
  it('lists the PoIs that contain it, once each, and those whose text links to it [EDIT-085]', () => {
    expect(names('a.png')).toEqual({ pois: ['Stove', 'Sink'], texts: [], tour: false });
    expect(names('b.png')).toEqual({ pois: ['Stove'], texts: ['Roof'], tour: false });
    expect(names('b.vtt')).toEqual({ pois: ['Stove'], texts: [], tour: false });
    expect(names('e.png')).toEqual({ pois: ['Stove'], texts: [], tour: false });
    expect(names('d.png')).toEqual({ pois: ['Flue'], texts: [], tour: false });
  });

  it('reports the tour’s own files, and nothing for unused files', () => {
    expect(names('front.png')?.tour).toBe(true);
    expect(names('rules.pdf')?.tour).toBe(true);
    expect(names('c.png')).toBeUndefined();
    expect(uses.size).toBe(7);
  });

  it('removes a file wherever it is attached or linked, and keeps the identity of everything else [EDIT-085]', () => {
    const [folder] = withoutFiles(tour.folders, new Set([path('a.png')]));
    const contents = folder?.pois.map(({ content }) => content[0]?.content);

    expect(contents).toMatchObject([[{ name: 'b.png' }], [{ name: 'Site' }]]);
    expect(folder?.children).toBe(tour.folders[0]?.children);
  });

  it('removes captions or a poster alone, and keeps their film', () => {
    const [folder] = withoutFiles(tour.folders, new Set([path('b.vtt'), path('e.png')]));

    const [, , film] = (folder?.pois[0]?.content[0]?.content ?? []) as object[];
    expect(film).toMatchObject({ name: 'b.png' });
    expect(film).not.toHaveProperty('captions');
    expect(film).not.toHaveProperty('poster');
  });

  it('removes an image from a text, and keeps links in texts', () => {
    const [folder] = withoutFiles(tour.folders, new Set([path('b.png'), path('d.png')]));

    const [flue, roof] = folder?.children[0]?.pois.map(({ content }) => content[0]?.content) ?? [];
    expect(flue).toBe('<p>a</p>');
    expect(roof).toContain('<a href=');
  });
});
