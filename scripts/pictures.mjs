// npm run pictures: takes the pictures of the README from the built app with the demo data, and writes them to docs/pictures.
// Chromium: $CHROMIUM_PATH or the machine's own. The scans are drawn in full size, which takes a minute without a graphics card.
import { mkdirSync, writeFileSync } from 'node:fs';
import { openBrowser, profile, signIn } from './bench/app-stack.mjs';
import { build, install, root } from './setup.mjs';
import { startStack } from './testing/stack.mjs';

const publicTour = 'digital-twin/house-with-garden';
const editor = 'editor@casa-aperta.example';

const pictures = [
  { name: 'list', email: 'editor@northlight.example', path: 'dashboard/tours', prepare: waitForThumbnails },
  { name: 'tour', path: `${publicTour}/play`, prepare: openDesk },
  { name: 'editor', email: editor, path: `${publicTour}/edit`, prepare: openDesk },
];

const folder = `${root}/docs/pictures`;

install();
await build();
console.log('Starting the backend, building the app …');
const { stack, stop } = await startStack();
const browser = await openBrowser();
try {
  mkdirSync(folder, { recursive: true });
  for (const picture of pictures) await take(picture);
} finally {
  await browser.close();
  await stop();
}

async function take({ name, email, path, prepare }) {
  // what the service worker answers is not waited for
  const context = await browser.newContext({ ...profile, colorScheme: 'light', serviceWorkers: 'block' });
  // the editor's introduction starts by itself for those who are new to it
  await context.addInitScript(() => window === window.top && localStorage.setItem('introduction', 'finished'));
  const page = await context.newPage();
  page.setDefaultTimeout(240_000);
  if (email) await signIn(page, stack.address, email);
  await page.goto(`${stack.address}#/${path}`);
  await prepare(page);
  const image = await capture(page);
  writeFileSync(`${folder}/${name}.webp`, image);
  console.log(`docs/pictures/${name}.webp   ${Math.round(image.length / 1000)} kB`);
  await context.close();
}

/** Playwright itself writes no WebP. */
async function capture(page) {
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
  return Buffer.from(data, 'base64');
}

async function waitForThumbnails(page) {
  await page.getByRole('heading', { level: 1, name: 'Northlight' }).waitFor();
  await page.waitForFunction(() => {
    const isInSight = (image) => image.getBoundingClientRect().top < window.innerHeight;
    const shown = [...document.querySelectorAll('article img')].filter(isInSight);
    return shown.length > 0 && shown.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  });
}

/** Opens a point of interest and waits until the camera has arrived there. */
async function openDesk(page) {
  await page.getByRole('treeitem', { name: /^Desk/ }).click();
  const arrived = page.getByRole('status').filter({ hasText: 'Inside, at Desk, Ground floor' });
  await arrived.waitFor({ state: 'attached' });
}
