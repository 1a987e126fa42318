import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { store } from '../../functions/administrator';
import { storeDocuments } from '../../functions/stored';
import { withBrowser } from '../../support/browser';
import { aTourToEdit, editTools, line, patient } from '../../support/editing';
import { at, signIn } from '../../support/people';
import {
  aPlant,
  fileOf,
  formOf,
  listOf,
  type Plant,
  type PlantPoint,
  plantTypes,
  pointsOf,
  pressesOfList,
  type StoredPlant,
  storedForm,
} from '../../support/plant-tour';
import { countedDesk } from '../../support/presses';

const { visitor } = withBrowser();

/** What one thing takes by hand, one after another; every thing of its kind takes as many. */
const byHand = { folder: 3, point: 11, file: 3, german: 3, guidedTour: 4, stop: 2, save: 1 };
const inOneGo = 14;

const panel = (page: Page) => page.getByRole('region', { name: 'Edit panel' });
const guidedTours = (page: Page) => page.getByRole('region', { name: 'Guided tours' });
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });

async function anAuthor() {
  const edited = await aTourToEdit({ name: 'Plant', folders: [], languages: ['en', 'de'] });
  await storeDocuments({
    [`organizations/${edited.place.organization}/catalog/pointTypes`]: { types: plantTypes.map(({ german: _, ...type }) => type) },
  });
  const { page } = await visitor();
  await signIn(page, edited.email, edited.path);
  await editTools(page).waitFor(patient);
  return { ...edited, page, desk: countedDesk(page) };
}

type Author = Awaited<ReturnType<typeof anAuthor>>;

const stored = async (tour: string) => (await store().doc(`tours/${tour}`).get()).data() as StoredPlant;
const german = async (tour: string, { folders }: StoredPlant) => {
  const texts = (await store().doc(`tours/${tour}/languages/de`).get()).get('texts') ?? {};
  return folders.flatMap(({ pois }) => pois.map(({ identifier }) => texts[`poi ${identifier}`]?.name?.text));
};

/** @returns the presses that the act took */
async function counted({ desk }: Author, act: () => Promise<unknown>): Promise<number> {
  const before = desk.presses();
  await act();
  return desk.presses() - before;
}

async function addPoint({ page, desk }: Author, point: PlantPoint): Promise<void> {
  await desk.key('p');
  await desk.write(panel(page).getByLabel('Name', { exact: true }), point.name);
  await desk.choose(panel(page).getByRole('combobox', { name: 'Type', exact: true }), point.type.name);
  await desk.choose(panel(page).getByRole('combobox', { name: 'State', exact: true }), point.state);
  const [field] = point.type.fields;
  await desk.type(panel(page).getByRole('textbox', { name: `${field?.name} (${field?.unit})` }), String(point.value));
  await desk.press(button(panel(page), 'Text'));
  const text = panel(page).getByRole('textbox', { name: /text/i });
  await desk.write(text, point.text);
  await desk.press(button(panel(page), 'Done'));
}

describe('the tour of a plant is authored', { timeout: 600_000 }, () => {
  it('by hand, one thing after another: as many presses for each', async () => {
    const author = await anAuthor();
    const { page, desk, tour } = author;
    const [folder] = aPlant().folders;
    const part: Plant = { folders: [{ name: folder?.name ?? '', points: folder?.points.slice(0, 2) ?? [] }] };
    const [first, second] = pointsOf(part) as [PlantPoint, PlantPoint];

    const took = {
      folder: await counted(author, async () => {
        await desk.key('n');
        await desk.write(page.getByRole('textbox', { name: 'Name of the folder' }), folder?.name ?? '');
        await desk.key('Enter');
      }),
      point: await counted(author, () => addPoint(author, first)),
      file: await counted(author, () => attach(author, first)),
    };
    expect([await counted(author, () => addPoint(author, second)), await counted(author, () => attach(author, second))]).toEqual([
      took.point,
      took.file,
    ]);
    const guided = await counted(author, async () => {
      await desk.press(button(page, 'Guided tours'));
      await desk.press(button(page, 'Add a guided tour'));
      await desk.type(guidedTours(page).getByLabel('Name'), 'Fire round');
    });
    const stop = await counted(author, () => addStop(author, first));
    await addStop(author, second);
    const saving = await counted(author, () => desk.press(button(page, 'Save')));
    await page.locator('button[data-needs-saving]').waitFor({ state: 'detached', ...patient });
    const translated = await translate(author, [first, second]);

    expect({ ...took, german: translated, guidedTour: guided, stop, save: saving }).toEqual(byHand);
    const result = await stored(tour);
    expect(formOf(result)).toEqual(storedForm(part));
    expect(await german(tour, result)).toEqual([first.german, second.german]);
    expect(result.guidedTours?.map(({ name, stops }) => [name, stops.length])).toEqual([['Fire round', 2]]);
  });

  it('in one go, from the list that the plant has of its devices, with the same result in a third of the presses', async () => {
    const author = await anAuthor();
    const { page, desk, tour } = author;
    const plant = aPlant();
    const points = pointsOf(plant);

    const took = await counted(author, async () => {
      await upload(author, points);
      await importList(author, plant);
      await desk.press(button(page, 'Guided tours'));
      const folders = page.getByRole('combobox', { name: 'Make one of a folder' });
      await desk.press(folders);
      await desk.press(page.getByRole('option', { name: /^Fire round/ }));
      await desk.press(button(page, 'Save'));
    });
    await page.locator('button[data-needs-saving]').waitFor({ state: 'detached', ...patient });

    const result = await stored(tour);
    expect(formOf(result)).toEqual(storedForm(plant));
    // they are stored once the tour has the points
    await expect.poll(() => german(tour, result), patient).toEqual(points.map((point) => point.german));
    const fire = result.folders[0]?.pois.map(({ identifier }) => identifier);
    expect(result.guidedTours?.map(({ name, stops }) => [name, stops.map(({ poi }) => poi)])).toEqual([['Fire round', fire]]);
    expect(took).toBe(inOneGo);
    const files = points.filter(({ file }) => file !== null).length;
    const hands =
      5 * byHand.folder + 60 * (byHand.point + byHand.german) + files * byHand.file + byHand.guidedTour + 8 * byHand.stop + byHand.save;
    // with every cell of the list typed for this tour
    expect((took + pressesOfList(plant)) / hands).toBeLessThan(0.4);
  });
});

async function attach({ page, desk }: Author, { file }: PlantPoint): Promise<void> {
  await desk.press(panel(page).getByRole('tab', { name: 'files', exact: true }));
  const chooser = page.waitForEvent('filechooser');
  await desk.press(button(panel(page), 'Upload'));
  await desk.pick(await chooser, [fileOf(file ?? '')]);
  await panel(page)
    .getByRole('list', { name: /Files of/ })
    .getByText(file ?? '')
    .waitFor(patient);
}

async function addStop({ page, desk }: Author, point: PlantPoint): Promise<void> {
  await desk.press(guidedTours(page).getByRole('combobox', { name: 'Add point' }));
  await desk.press(page.getByRole('option', { name: new RegExp(`^${point.name}`) }));
}

/** @returns the presses of each point */
async function translate(author: Author, points: readonly PlantPoint[]): Promise<number> {
  const { page, desk, tour } = author;
  await page.goto(at(`/dashboard/tours/languages/${tour}?language=de`));
  const each: number[] = [];
  for (const point of points) {
    each.push(
      await counted(author, async () => {
        await desk.press(page.getByRole('button', { name: new RegExp(`Translate: .*${point.name}.*Name`) }));
        await desk.write(page.getByRole('textbox', { name: 'German' }), point.german);
        await desk.press(button(page, 'Save'));
      }),
    );
    await page
      .getByRole('button', { name: /Translate/ })
      .filter({ hasText: point.german })
      .waitFor(patient);
  }
  expect(new Set(each).size).toBe(1);
  return each[0] ?? 0;
}

async function upload({ page, desk }: Author, points: readonly PlantPoint[]): Promise<void> {
  await desk.key('u');
  const files = page.getByRole('dialog', { name: 'Files' });
  const chooser = page.waitForEvent('filechooser');
  await desk.press(button(files, 'Upload'));
  await desk.pick(
    await chooser,
    points.flatMap(({ file }) => (file === null ? [] : [fileOf(file)])),
  );
  await files.getByText(/40 files were uploaded/).waitFor({ timeout: 240_000 });
  await desk.key('Escape');
}

async function importList({ page, desk }: Author, plant: Plant): Promise<void> {
  await desk.press(button(editTools(page), 'Advanced'));
  const dialog = page.getByRole('dialog', { name: 'Advanced' });
  await desk.press(dialog.getByRole('tab', { name: 'Spreadsheet' }));
  const chooser = page.waitForEvent('filechooser');
  await desk.press(dialog.getByText('Choose a spreadsheet'));
  await desk.pick(await chooser, [{ name: 'devices.csv', mimeType: 'text/csv', buffer: Buffer.from(listOf(plant)) }]);
  await desk.press(button(dialog, 'Import 60 points'));
  await dialog.getByText(/60 points imported/).waitFor(patient);
  await desk.key('Escape');
  await line(page, 'Fire round').waitFor(patient);
}
