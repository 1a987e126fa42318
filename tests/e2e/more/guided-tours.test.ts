import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { tourId } from '../../../src/domain/ids';
import { playerPath } from '../../../src/domain/page-addresses';
import { expectAccessible, expectNoSidewaysScroll, narrow, withBrowser } from '../../support/browser';
import { anOwnPlace } from '../../support/own-tours';
import { at } from '../../support/people';
import { controls, patient } from '../../support/player';

const { visitor } = withBrowser();

const view = (sweep: string, y: number) => ({ sweep, rotation: { x: 0, y }, zoom: 1, mode: 'inside', floor: 0, position: null });
const stops = [
  { id: 'garden', title: 'Garden', view: view('h14', 90), seconds: 'untilNext', transition: 'cut', text: 'Where guests come in.' },
  { id: 'study', title: 'Study', view: view('h06', 30), seconds: 'untilNext', transition: 'walk', text: 'Where letters were written.' },
];

async function aGuidedTour() {
  const guidedTours = [{ id: 'round', name: 'Round the house', description: 'In five minutes.', stops }];
  const folders = [{ id: 'ground', name: 'Ground', pois: [{ identifier: 'hall', name: 'Hall' }] }];
  const tour = await (await anOwnPlace()).tour({ name: 'House', matterportId: 'HouseGarden', public: true, folders, guidedTours });
  return (query: string) => at(`${playerPath(tourId(tour))}${query}`);
}

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Guided tour: Round the house' });

type Pose = { sweep: string; rotation: { x: number; y: number }; position: { x: number; z: number } };
type Sdk = { Camera: { pose: { waitUntil: (is: (pose: Pose) => boolean) => Promise<Pose> } } };

type Watching = Window & { walking?: Promise<Pose> };

/** The pose of the camera. */
const poseOf = (page: Page): Promise<Pose> => poseWhen(page, 'now');
/** Watches for the moment when the camera is between two sweeps: the walk begins after this, and may be short. */
const watchWalking = (page: Page): Promise<unknown> => poseWhen(page, 'watching');

const poseWhen = (page: Page, when: 'now' | 'watching'): Promise<Pose> =>
  page.evaluate(async (wanted) => {
    const inside = document.querySelector('iframe')!.contentWindow as unknown as { MP_SDK: { connect: (target: unknown) => Promise<Sdk> } };
    const { pose } = (await inside.MP_SDK.connect(inside)).Camera;
    const copied = ({ sweep, rotation, position }: Pose) => ({ sweep, rotation: { ...rotation }, position: { ...position } });
    if (wanted === 'watching') (window as Watching).walking = pose.waitUntil(({ sweep }) => sweep === '').then(copied);
    return copied(await pose.waitUntil(() => true));
  }, when);

describe('a guided tour', () => {
  it('stops with the camera still for a click on the way, and Continue ends at the view of the stop', async () => {
    const open = await aGuidedTour();
    const { page } = await visitor({ scan: 'real' });
    // where motion is to be reduced there is no way between two stops
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(open('?guide=round'));
    await bar(page).getByRole('button', { name: 'Stops: 1 of 2' }).waitFor(patient);
    await page.waitForFunction(() => document.querySelector('iframe')?.contentWindow?.document.querySelector('canvas'), undefined, patient);
    await expect.poll(async () => (await poseOf(page)).sweep, patient).toBe('h14');

    // a long way, slowly, so that the press comes before its end
    await bar(page).getByRole('combobox', { name: 'Speed' }).selectOption('0.75');
    await bar(page).getByRole('button', { name: 'Play' }).click();
    await watchWalking(page);
    await bar(page).getByRole('button', { name: 'Next stop' }).click();
    await page.evaluate(() => (window as Watching).walking);
    await page.mouse.click(640, 300);
    await page.getByText('Paused', { exact: true }).first().waitFor();
    const still = await poseOf(page);
    await page.evaluate(() => new Promise((frames) => requestAnimationFrame(() => requestAnimationFrame(frames))));
    await bar(page).getByRole('button', { name: 'Continue' }).waitFor();

    expect(await poseOf(page)).toEqual(still);
    expect(still.sweep).toBe('');
    await bar(page).getByRole('button', { name: 'Continue' }).click();
    await bar(page).getByRole('button', { name: 'Stops: 2 of 2' }).waitFor(patient);
    const { sweep, rotation } = await poseOf(page);
    expect(sweep).toBe('h06');
    expect(Math.hypot(rotation.x, rotation.y - 30)).toBeLessThan(1);
  });

  it('is chosen, read and played by keyboard, also on a phone, and its stops have addresses', async () => {
    const open = await aGuidedTour();
    const { page } = await visitor({ viewport: narrow });
    await page.goto(open(''));
    await controls(page).getByRole('button', { name: 'More' }).press('Enter', patient);
    await page.getByRole('button', { name: 'Guided tours' }).press('Enter');
    await page.getByText('2 stops').waitFor();
    await page.getByRole('button', { name: 'Play Round the house' }).press('Enter');
    await bar(page).getByRole('button', { name: 'Next stop' }).press('Enter');
    await page.waitForURL(/guide=round&stop=study/);
    await bar(page)
      .getByRole('button', { name: /^Stops/ })
      .press('Enter');
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Transcript' }).press('Enter');

    const study = page.getByRole('region', { name: 'Transcript' }).getByRole('button', { name: /Study/ });
    await study.getByText('Where letters were written.').waitFor();
    expect(await study.getAttribute('aria-current')).toBe('step');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await bar(page).waitFor({ state: 'detached' });
  });

  it('that is not there any more leaves the tour open, with a note', async () => {
    const open = await aGuidedTour();
    const { page } = await visitor();
    await page.goto(open('?guide=gone'));

    await page.getByText('The guided tour in this link isn’t there any more.').waitFor(patient);
    await controls(page).waitFor();
  });
});
