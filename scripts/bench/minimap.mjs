// npm run bench -- minimap: frames a second while the camera moves on the minimap of 1,000 points and 500 sweeps, small and large, upright and turning.
// Chromium: $CHROMIUM_PATH or the machine's own, which draws without a graphics card here.
import { servePages } from './input-to-paint.mjs';

const pages = await servePages(['./minimap/index.html']);
try {
  const { page } = await pages.open('minimap/index.html');
  await page.waitForFunction(() => 'measureMinimap' in window);
  for (const isLarge of [false, true]) {
    for (const turns of [false, true]) {
      const { framesPerSecond, perPose, renders, marks } = await page.evaluate((settings) => window.measureMinimap(settings), {
        isLarge,
        turns,
      });
      console.log(
        `${isLarge ? 'large' : 'small'}${turns ? ', turning' : ''}: ${framesPerSecond.toFixed(0)} frames/s, ${perPose.toFixed(3)} ms for each pose, ` +
          `${renders} renders, ${marks} marks`,
      );
    }
  }
} finally {
  await pages.close();
}
