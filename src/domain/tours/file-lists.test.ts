import { describe, expect, it } from 'vitest';
import { floorPlansFrom, newDocument, newFloorPlan, newTourFile } from '../attachments';
import {
  changedItem,
  type FileLists,
  type FileRows,
  isLink,
  linkProblem,
  listsToStore,
  newRow,
  rowsOf,
  sameLists,
  unusedFiles,
} from './file-lists';
import { mergeFileLists } from './merge-file-lists';
import { tourFrom } from './tour';

const address = (path: string) => `https://files.example/v0/b/demo/o/${encodeURIComponent(path)}?alt=media&token=t`;
const inTour = (file: string, tour = 'hall') => address(`organizations/acme/tour/${tour}/files/${file}`);
const file = (name: string, url = '') => ({ ...newTourFile(), name, url, progress: url === '' ? 0 : 100, contentType: url && 'image/png' });
const lists = (files: FileLists['files']): FileLists => ({ floorplans: [], documents: [], files });
const edit = (rows: FileRows, name: string, change: object, removed = false): FileRows => ({
  ...rows,
  files: rows.files.map((row) => (row.item.name === name ? { ...row, item: { ...row.item, ...change }, removed } : row)),
});
const namesIn = (rows: FileRows) => rows.files.filter(({ removed }) => !removed).map(({ item }) => item.name);

describe('the lists of a tour’s files', () => {
  it('are stored without removed and empty rows, finished rows with progress 100 [TOUR-073]', () => {
    const rows: FileRows = {
      floorplans: [
        newRow({ ...newFloorPlan(), name: ' Ground ', url: inTour('u__a.pdf'), contentType: 'application/pdf', progress: 40, floor: '1' }),
      ],
      documents: [newRow(newDocument()), { ...newRow({ ...newDocument(), name: 'Gone' }), removed: true }],
      files: [newRow({ ...newTourFile(), name: 'Site', url: 'example.org' }), newRow({ ...newTourFile(), name: 'Later', progress: 12 })],
    };

    expect(listsToStore(rows)).toMatchObject({
      floorplans: [{ name: 'Ground', progress: 100, floor: '1' }],
      documents: [],
      files: [
        { name: 'Site', url: 'https://example.org', progress: 100 },
        { name: 'Later', url: '', progress: 0 },
      ],
    });
  });

  it('change the address of a link to a whole one, and that of an uploaded file never', () => {
    const stored = (contentType: string) =>
      listsToStore(rowsOf(lists([{ ...file('A', 'files.example/a.png'), contentType }]))).files[0]?.url;

    expect(stored('')).toBe('https://files.example/a.png');
    expect(stored('image/png')).toBe('files.example/a.png');
  });

  it('are unchanged when converted to rows and back', () => {
    const stored = tourFrom('t', { files: [{ name: 'A', url: 'https://a.example', note: 'kept' }], floorplans: [{ name: 'P', floor: 2 }] });

    expect(sameLists(listsToStore(rowsOf(stored)), { ...stored, files: stored.files.map((each) => ({ ...each, progress: 100 })) })).toBe(
      true,
    );
    expect(sameLists(stored, lists([]))).toBe(false);
  });

  it('distinguish a link from an uploaded file [TOUR-067]', () => {
    expect([newTourFile(), file('a', inTour('u__a.png')), { url: inTour('u__a.png'), contentType: '' }].map(isLink)).toEqual([
      true,
      false,
      false,
    ]);
    expect(['', 'example.org/x', 'mailto:a@b.example'].map((url) => linkProblem({ url, contentType: '' }))).toEqual([null, null, null]);
    expect(linkProblem({ url: 'javascript:alert(1)', contentType: '' })).toBe('Enter a web address, such as https://example.org.');
  });

  it('report unused files in the tour’s own folder', () => {
    const [plan, used, kept, foreign] = [
      inTour('u1__plan.pdf'),
      inTour('u2__used.png'),
      inTour('u3__kept.png'),
      inTour('u4__a.png', 'other'),
    ];
    const tour = tourFrom('hall', { organization: 'acme', folders: [{ pois: [{ screenshot: used }] }], thumbnailUrl: '' });

    const abandoned = unusedFiles(tour, [plan, plan, used, kept, foreign, 'https://example.org'], lists([file('k', kept)]));

    expect(abandoned).toEqual(['organizations/acme/tour/hall/files/u1__plan.pdf']);
  });
});

describe('two people at the same lists', () => {
  const a = file('A', inTour('u1__a.png'));
  const [b, c] = [file('B'), file('C')];
  const base = rowsOf(lists([a, b, c]));
  const merged = (mine: FileRows, theirs: FileLists['files']) => mergeFileLists(base, mine, lists(theirs));

  it('keep what only one of them changed', () => {
    const mine = edit(base, 'B', { name: 'B of mine' });

    const { rows, news } = merged(mine, [{ ...a, name: 'A of theirs' }, b, c, file('D')]);

    expect(namesIn(rows)).toEqual(['A of theirs', 'B of mine', 'C', 'D']);
    expect(news).toEqual(['“A of theirs” was changed.', '“D” was added.']);
  });

  it('report what both changed, and keep mine', () => {
    const mine = edit(edit(base, 'A', { name: 'A of mine' }), 'B', { url: 'https://b.example' });

    const { rows, news } = merged(mine, [{ ...a, name: 'A of theirs' }, c]);

    expect(namesIn(rows).toSorted()).toEqual(['A of mine', 'B', 'C']);
    expect(news).toEqual([
      '“A of theirs” was changed too. Saving replaces that with yours.',
      '“B” was deleted, and you changed it. Saving brings it back.',
    ]);
  });

  it('delete what either side deletes', () => {
    const { rows, news } = merged(edit(base, 'B', {}, true), [a, b]);

    expect(namesIn(rows)).toEqual(['A']);
    expect(rows.files.map(({ removed }) => removed)).toEqual([false, true]);
    expect(news).toEqual(['“C” was deleted.']);
    expect(merged(edit(base, 'B', {}, true), [a, { ...b, url: 'https://b.example' }, c]).news).toEqual([
      '“B” was changed, and you are deleting it.',
    ]);
  });

  it('keep the order of the side that moved something', () => {
    const [first, ...others] = base.files;
    const moved = { ...base, files: [...others, first!] };

    expect(namesIn(merged(moved, [a, b, c, file('D')]).rows)).toEqual(['B', 'C', 'A', 'D']);
    expect(namesIn(merged(base, [c, b, a]).rows)).toEqual(['C', 'B', 'A']);
  });

  it('match their own rows after saving', () => {
    const mine: FileRows = {
      ...edit(base, 'B', {}, true),
      files: [...edit(base, 'B', {}, true).files, newRow({ ...newTourFile(), name: 'New ', url: 'n.example' })],
    };

    const { rows, stored, news } = mergeFileLists(base, mine, listsToStore(mine));

    expect(news).toEqual([]);
    expect(namesIn(rows)).toEqual(['A', 'C', 'New']);
    expect(rows.files.map(({ key }) => key)).toEqual(mine.files.filter(({ removed }) => !removed).map(({ key }) => key));
    expect(stored.files.map(({ key }) => key)).toEqual(rows.files.map(({ key }) => key));
  });

  it('match their own row after its file was replaced', () => {
    const mine = edit(base, 'A', { url: inTour('u9__other.png') });

    const { rows, stored, news } = mergeFileLists(base, mine, listsToStore(mine));

    expect([namesIn(rows), news]).toEqual([['A', 'B', 'C'], []]);
    expect(stored.files.map(({ key }) => key)).toEqual(base.files.map(({ key }) => key));
  });

  it('match a file that was moved in storage', () => {
    const { rows, news } = merged(edit(base, 'A', { name: 'Mine' }), [{ ...a, url: inTour('u1__a.png', 'copy') }, b, c]);

    expect(rows.files[0]?.item).toEqual({ ...a, name: 'Mine', url: inTour('u1__a.png', 'copy') });
    expect([rows.files.length, news]).toEqual([3, []]);
  });

  it('keep both changes of one row', () => {
    const plan = { ...file('Plan', inTour('u2__plan.pdf')), floor: '1' };
    const before = rowsOf({ ...lists([]), floorplans: [plan] });
    const mine = { ...before, floorplans: before.floorplans.map((row) => ({ ...row, item: { ...row.item, name: 'Of mine' } })) };

    const { rows, news } = mergeFileLists(before, mine, { ...lists([]), floorplans: [{ ...plan, floor: '2' }] });

    expect(rows.floorplans.map(({ item }) => item)).toEqual([{ ...plan, name: 'Of mine', floor: '2' }]);
    expect(news).toEqual(['“Plan” was changed.']);
  });

  it('keep an alternative text that one of them wrote, and report two', () => {
    const mine = edit(base, 'A', { alt: 'The hall' });

    expect(merged(mine, [{ ...a, name: 'A of theirs' }, b, c]).rows.files[0]?.item).toMatchObject({ name: 'A of theirs', alt: 'The hall' });
    expect(merged(mine, [{ ...a, alt: 'A hall' }, b, c]).news).toEqual(['“A” was changed too. Saving replaces that with yours.']);
  });

  it('do not restore a row whose file was deleted, unless it gets another one', () => {
    const renamed = edit(base, 'A', { name: 'A of mine' });
    const busy = new Set([base.files[0]!.key]);

    expect(merged(renamed, [b, c])).toMatchObject({ news: ['“A of mine” was deleted with its file, while you changed it.'] });
    expect(namesIn(merged(renamed, [b, c]).rows)).toEqual(['B', 'C']);
    const { rows, news } = mergeFileLists(base, base, lists([b, c]), busy);
    expect(namesIn(rows).toSorted()).toEqual(['A', 'B', 'C']);
    expect(news).toEqual(['“A” was deleted, and you changed it. Saving brings it back.']);
  });

  describe('of a plan that lies over the scan', () => {
    const stored = { floor: 0, image: { width: 4, height: 3 }, pairs: [], fit: [1, 0, 0, 1, 0, 0], model: 'AbCdEfGh123' };
    const [plan] = floorPlansFrom([{ ...file('Plan', inTour('u__plan.png')), floor: '1', placement: stored }]);
    const toCheck = { ...plan?.placement, fit: null };

    it('keep its pairs for a check when its image is replaced, and its place when anything else changes', () => {
      expect(changedItem(plan!, { url: inTour('v__other.png') }).placement).toEqual(toCheck);
      expect(changedItem(plan!, { name: 'Cellar', url: plan!.url })).toEqual({ ...plan, name: 'Cellar' });
    });

    it('have it checked after one person replaced the image while another placed the former one', () => {
      const { placement: _, ...unplaced } = plan!;
      const before = rowsOf({ ...lists([]), floorplans: [unplaced] });
      const mine = {
        ...before,
        floorplans: before.floorplans.map((row) => ({ ...row, item: { ...row.item, url: inTour('v__other.png') } })),
      };

      const { rows } = mergeFileLists(before, mine, { ...lists([]), floorplans: [plan!] });

      expect(rows.floorplans.map(({ item }) => [item.url, item.placement])).toEqual([[inTour('v__other.png'), toCheck]]);
    });
  });
});
