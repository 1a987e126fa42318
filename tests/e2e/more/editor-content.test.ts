import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, narrow, withBrowser } from '../../support/browser';
import { aTourToEdit, line, patient, save, storedFolders } from '../../support/editing';
import { anEditorOfFiles, picture } from '../../support/editing-files';
import { signIn } from '../../support/people';

const { visitor } = withBrowser();
const content = [{ identifier: 'care', type: 'text', name: 'Care', content: '<p>Swept twice a year.</p>' }];
/** A second of silence, as browsers play it. */
function silence(): Buffer {
  const [rate, header] = [8000, Buffer.alloc(44)];
  header.write('RIFF');
  header.writeUInt32LE(36 + rate, 4);
  header.write('WAVEfmt ', 8);
  for (const [at, value] of [
    [16, 16],
    [24, rate],
    [28, rate],
    [40, rate],
  ] as const)
    header.writeUInt32LE(value, at);
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 1],
    [34, 8],
  ] as const)
    header.writeUInt16LE(value, at);
  header.write('data', 36);
  return Buffer.concat([header, Buffer.alloc(rate, 128)]);
}
const recording = { name: 'Sweeping.wav', mimeType: 'audio/x-wav', buffer: silence() };
const captions = {
  name: 'Sweeping.srt',
  mimeType: 'application/x-subrip',
  buffer: Buffer.from('1\n00:00:01,000 --> 00:00:02,000\nFrom the roof.\n'),
};
const folders = [{ id: 'hall', name: 'Hall', pois: [{ identifier: 'stove', name: 'Stove', content }], children: [] }];

describe('the content of a point of interest', () => {
  it('is within reach of everybody in every tab of the panel, on a phone', async () => {
    const { email, path } = await aTourToEdit({ folders });
    const { page } = await visitor({ viewport: narrow });
    await signIn(page, email, path);
    await line(page, 'Stove').click(patient);
    const panel = page.getByRole('region', { name: 'Edit panel' });
    await panel.getByRole('button', { name: 'Make the panel taller' }).click();

    await panel.getByRole('button', { name: 'Write in Care' }).click();
    await panel.getByRole('textbox', { name: 'Care' }).waitFor(patient);
    await expectAccessible(page);
    for (const name of ['links', 'Videos', 'files', 'advanced']) {
      await panel.getByRole('button', { name: /^Next tab/ }).click();
      await panel.getByRole('tab', { name, selected: true }).waitFor(patient);
      await expectAccessible(page);
    }
    await expectNoSidewaysScroll(page);
  });

  it('has images in its text and recordings with captions, which visitors see and hear', async () => {
    const { page, tour } = await anEditorOfFiles(visitor, { content });
    const panel = page.getByRole('region', { name: 'Edit panel' });
    await panel.getByLabel('Files to upload and attach').setInputFiles(recording);
    await panel.getByRole('button', { name: 'Add captions to Sweeping.wav' }).click(patient);
    const dialog = page.getByRole('dialog', { name: 'Captions of “Sweeping.wav”' });
    await dialog.getByLabel('Captions', { exact: true }).setInputFiles(captions);
    await dialog.getByRole('button', { name: 'Remove captions in English' }).waitFor(patient);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Done' }).click();

    await page.getByRole('tab', { name: 'info' }).click();
    await panel.getByRole('button', { name: 'Write in Care' }).click();
    await panel.getByLabel('Images for the text').setInputFiles(picture);
    await panel.getByRole('button', { name: 'Add alternative text' }).click(patient);
    await page.keyboard.type('The wall behind the stove');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await panel.getByRole('textbox', { name: 'Care' }).press('Escape');
    await save(page);

    const [text, files] = (await storedFolders(tour))[0]?.pois[0]?.content ?? [];
    expect(text?.content).toMatch(
      /^<p>Swept twice a year.<\/p><img src="[^"]+" alt="The wall behind the stove" width="\d+" height="\d+">$/,
    );
    expect(files?.content).toMatchObject([{ contentType: 'audio/wav', captions: [{ language: 'en', name: 'Sweeping.vtt' }] }]);
    await page.getByRole('radio', { name: 'View' }).check({ force: true });
    const article = page.getByRole('article', { name: 'Stove' });
    const image = article.getByRole('button', { name: 'View The wall behind the stove' });
    await image.waitFor(patient);
    await expect.poll(() => image.locator('img').evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
    const cues = article.locator('audio').evaluate(async (audio: HTMLAudioElement) => {
      const [track] = audio.textTracks;
      if (track) track.mode = 'hidden';
      await new Promise((loaded) => audio.querySelector('track')?.addEventListener('load', loaded));
      return [...(track?.cues ?? [])].map((cue) => (cue as VTTCue).text);
    });
    expect(await cues).toEqual(['From the roof.']);
    await image.click();
    await page.getByRole('dialog', { name: 'The wall behind the stove' }).waitFor(patient);
  });
});
