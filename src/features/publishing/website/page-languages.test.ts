import { describe, expect, it } from 'vitest';
import { documentsFrom } from '@/domain/attachments';
import { foldersFrom } from '@/domain/folders/folder';
import { pageHtml } from '@/domain/publishing/website/page-html';
import type { Website } from '@/domain/publishing/website/website';
import { loadDocumentTexts } from '@/language/load-document-texts';

const page = (fields: Partial<Website>) =>
  pageHtml(
    {
      language: 'en',
      title: 'Hall',
      version: 'Version 1',
      organization: 'Acme',
      description: '',
      address: '',
      logo: '',
      thumbnailUrl: '',
      thumbnailAlt: '',
      guidedTours: [],
      captions: new Map(),
      folders: [],
      pointTypes: [],
      floorplans: [],
      documents: [],
      scan: null,
      model: '',
      shape: null,
      rooms: [],
      floors: [],
      showsScanMarks: false,
      liveAddress: null,
      files: 0,
      missing: 0,
      sizes: new Map(),
      ...fields,
    },
    (html) => html,
  );

describe('the page of a website in another language', () => {
  const folders = foldersFrom([
    {
      id: 'f',
      name: 'Hall',
      pois: [
        { identifier: 'a', name: 'A', content: [{ type: 'file', content: [{ name: 'u__a.pdf', url: 'files/a.pdf', size: 1_540_000 }] }] },
        { identifier: 'b', name: 'B', content: [{ type: 'file', content: [{ name: 'u__b.pdf', url: '' }] }] },
      ],
    },
  ]);
  const written = async (language: string) => {
    await loadDocumentTexts(language);
    return page({
      language,
      folders,
      scan: 'HouseGarden',
      files: 2,
      missing: 1,
      documents: documentsFrom([{ name: 'd', url: 'files/d.pdf' }]),
    });
  };

  it('has its own words there, with plurals, numbers and those of its script, and the author’s as they are', async () => {
    const html = await written('de');

    expect(html).toContain('<html lang="de" dir="ltr">');
    expect(html).toContain('<p>Version 1, 2 Orte, 2 Dateien. 1 Datei war nicht auffindbar, als dieses Archiv erstellt wurde.</p>');
    expect(html).toContain('>Hall</h2>');
    expect(html).toContain('>Dokumente</h2>');
    expect(html).toContain('<span class="size">1,5 MB</span>');
    expect(html).toContain('b.pdf (nicht in diesem Archiv)');
    expect(html).toContain('&quot;close&quot;:&quot;Schließen&quot;');
  });

  it('is mirrored where the language is right to left', async () => {
    const html = await written('ar');

    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('نقطتا اهتمام');
  });

  it.each(['de', 'fr', 'es', 'nb', 'ar'])(
    'has nothing but what its author wrote in common with the English one in %s',
    async (language) => {
      const textsOf = (html: string) => [...html.matchAll(/>([^<>\n]+)</g)].map(([, text]) => text);
      const english = new Set(textsOf(await written('en')));

      const common = textsOf(await written(language)).filter((text) => text?.trim() && english.has(text));

      expect(new Set(common)).toEqual(
        new Set(['Hall · Acme', 'Acme', 'Hall', 'A', 'B', 'a.pdf', 'd', ...(language === 'fr' ? ['Documents'] : [])]),
      );
    },
  );

  it('leaves the next page in English, and an unknown language too', async () => {
    await written('de');

    expect(page({ folders })).toContain('<p>Version 1, 2 points.</p>');
    expect(await written('tlh')).toContain('<p>Version 1, 2 points, 2 files. 1 file could not be found when this archive was made.</p>');
  });
});
