import { expect, it } from 'vitest';
import { describeShowcase, reach } from '../contract';
import { ownPage, withPages } from '../open-pages';

const { openPage, hosted } = withPages();

describeShowcase('hosted on another origin', async () => ({ page: await openPage(), delivery: hosted() }));

const options = () => ({ delivery: ownPage(), model: 'AbCdEfGh123', service: '' });

it('is connected twenty times and leaves no listener, no page and no memory behind', async () => {
  const page = await openPage();
  const crowded: string[] = [];
  page.on('console', (line) => line.text().includes('WebGL contexts') && crowded.push(line.text()));
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  const measure = async () => {
    await client.send('HeapProfiler.collectGarbage');
    await client.send('HeapProfiler.collectGarbage');
    const { metrics } = await client.send('Performance.getMetrics');
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
  };
  const once = async () => {
    await page.evaluate((given) => {
      app.open(given);
      app.disconnect();
      app.open(given, true);
    }, options());
    await reach(page, 'ready');
    await page.evaluate(() => app.close());
  };

  for (let time = 0; time < 3; time += 1) await once();
  const before = await measure();
  for (let time = 0; time < 20; time += 1) await once();
  const after = await measure();

  expect(crowded).toEqual([]);
  expect(after.JSEventListeners).toBeLessThanOrEqual((before.JSEventListeners ?? 0) + 5);
  expect(after.Documents).toBeLessThanOrEqual((before.Documents ?? 0) + 2);
  expect(after.JSHeapUsedSize).toBeLessThan((before.JSHeapUsedSize ?? 0) + 8_000_000);
}, 120_000);
