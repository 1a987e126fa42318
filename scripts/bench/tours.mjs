// npm run bench -- tours: the list of 5,000 tours beside one of 50 and beside a bare virtual list, in one run; ratios, never absolute times, tell.
import { availableParallelism, loadavg } from 'node:os';
import { person, startStack } from './app-stack.mjs';
import { serveBareList } from './bare-list.mjs';
import { chooseOrganization, idle, listCached, organizationWith } from './tour-lists.mjs';

const admin = 'admin@loggia.example';
const [few, many] = [50, 5000];
const rounds = Number(process.argv[2] ?? 3);
const slowdown = 4;

const stack = await startStack();
const bare = await serveBareList();
try {
  for (const count of [few, many]) await stack.write(organizationWith(count));
  const someone = await person(stack, admin);
  await someone.page.addInitScript(noteFirstRow);
  const figures = {};
  const note = (what, value) => {
    figures[what] ??= [];
    figures[what].push(value);
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const count of round % 2 === 0 ? [few, many] : [many, few]) {
      note(`first visit, ${count} tours: first rows`, await firstRows(someone.page, count, { forgetting: true }));
      await listCached(someone.page);
      note(`second visit, ${count} tours: first rows`, await firstRows(someone.page, count));
    }
  }
  const cdp = await someone.context.newCDPSession(someone.page);
  await firstRows(someone.page, many);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  for (let round = 0; round < rounds; round += 1) {
    await someone.page.goto('about:blank');
    await firstRows(someone.page, many);
    note('arriving with 5,000 tours: longest frame', Math.max(...(await someone.page.evaluate(scroll))));
    await someone.page.evaluate(idle);
    await someone.page.evaluate(() => window.scrollTo(0, 0));
    note('scrolling 5,000 tours: frame p95', p95(await someone.page.evaluate(scroll)));
    note('search: letter to painted answer', await someone.page.evaluate(search, 'hall'));
    await someone.page.goto(`${bare.address}?rows=${many}`);
    note('scrolling a bare list: frame p95', p95(await someone.page.evaluate(scroll)));
  }
  report(figures);
} finally {
  bare.close();
  await stack.stop();
}

async function firstRows(page, count, { forgetting = false } = {}) {
  await chooseOrganization(page, stack.address, `Bench ${count}`, { forgetting });
  await page.goto(`${stack.address}#/dashboard/tours`);
  const shown = await page.waitForFunction(() => window.firstRowAt, undefined, { timeout: 120_000 });
  return shown.jsonValue();
}

/** In the page: when the first tour was shown, in milliseconds since the navigation. */
function noteFirstRow() {
  const watch = new MutationObserver(() => {
    if (!document.querySelector('[data-item]')) return;
    watch.disconnect();
    requestAnimationFrame((now) => {
      window.firstRowAt = now;
    });
  });
  watch.observe(document, { childList: true, subtree: true });
}

/** In the page: scrolls for four seconds, a third of a screen per frame; returns the duration of each frame. */
function scroll() {
  return new Promise((resolve) => {
    const times = [];
    const start = performance.now();
    let before = start;
    const frame = (now) => {
      times.push(now - before);
      before = now;
      window.scrollBy(0, 260);
      if (now - start < 4000) requestAnimationFrame(frame);
      else resolve(times.slice(2));
    };
    requestAnimationFrame(frame);
  });
}

/** In the page: enters words and waits until the result is painted. */
async function search(words) {
  const box = document.querySelector('input[type="search"], [aria-label="Search tours"]');
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
  const answered = new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      if (![...document.querySelectorAll('h2')].some(({ textContent }) => textContent === 'Search results')) return;
      watch.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
    });
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  const start = performance.now();
  setValue.call(box, words);
  box.dispatchEvent(new Event('input', { bubbles: true }));
  return (await answered) - start;
}

function p95(values) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.95)];
}

function report(figures) {
  const median = (what) => figures[what].toSorted((one, other) => one - other)[Math.floor(figures[what].length / 2)];
  console.log(`\nmedian (least–most) of ${rounds} rounds; scrolling and searching at ${slowdown}× CPU`);
  for (const [what, values] of Object.entries(figures)) {
    console.log(
      `${what.padEnd(44)} ${median(what).toFixed(1).padStart(8)} ms (${Math.min(...values).toFixed(1)}–${Math.max(...values).toFixed(1)})`,
    );
  }
  const [load] = loadavg();
  if (load > availableParallelism()) console.log(`\nThe machine has other work (load ${load.toFixed(0)}): believe no ratio of this run.`);
  const ratio = (one, other) => (median(one) / median(other)).toFixed(2);
  console.log(
    `\nfirst rows of 5,000 against 50, first visit: ${ratio(`first visit, ${many} tours: first rows`, `first visit, ${few} tours: first rows`)} × (goal 2)`,
  );
  console.log(
    `first rows of 5,000 against 50, second visit: ${ratio(`second visit, ${many} tours: first rows`, `second visit, ${few} tours: first rows`)} × (goal 2)`,
  );
  console.log(
    `scrolling against a bare list: ${ratio('scrolling 5,000 tours: frame p95', 'scrolling a bare list: frame p95')} × (goal 1.3)`,
  );
  console.log(`search: ${median('search: letter to painted answer').toFixed(0)} ms (goal 32)`);
}
