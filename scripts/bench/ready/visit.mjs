// One page load in Chromium: when each moment occurred, and what had been loaded by then.

/** The "Fast 4G" of Chromium's developer tools: bytes a second, and milliseconds. */
const networks = {
  none: null,
  '4g': { offline: false, downloadThroughput: (9e6 / 8) * 0.9, uploadThroughput: (1.5e6 / 8) * 0.9, latency: 165 },
};
export const networkNames = Object.keys(networks);

const timeout = 120_000;

/**
 * Opens the page and waits for its moments. @returns {Promise<Record<string, Moment>>} by moment: `ms` since the navigation, `requests` and `bytes`
 * that had arrived, `longTasks` in ms, and `chain`, the requests it depended on, in groups
 */
export async function measuredVisit(page, address, { moments }, { cpu, net }) {
  const tools = await page.context().newCDPSession(page);
  const requests = await recordRequests(tools);
  await page.addInitScript(noteMoments, moments);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (networks[net]) await tools.send('Network.emulateNetworkConditions', networks[net]);
  await page.goto(address, { waitUntil: 'commit' });
  const { times, longTasks } = await momentsOf(page, address, moments);
  const entries = requests();
  return Object.fromEntries(
    Object.entries(times).map(([moment, ms]) => {
      const arrived = entries.filter(({ end }) => end <= ms);
      const longMs = longTasks.reduce((sum, { start, duration }) => sum + Math.max(0, Math.min(duration, ms - start)), 0);
      const bytes = arrived.reduce((sum, request) => sum + request.bytes, 0);
      return [moment, { ms, requests: arrived.length, bytes, longTasks: longMs, chain: chainOf(arrived) }];
    }),
  );
}

/** Opens the page without measuring, and waits until nothing is loaded for a second. */
export async function plainVisit(page, address, { moments }) {
  const tools = await page.context().newCDPSession(page);
  let last = Date.now();
  for (const event of ['requestWillBeSent', 'loadingFinished']) {
    tools.on(`Network.${event}`, () => {
      last = Date.now();
    });
  }
  await tools.send('Network.enable');
  await page.addInitScript(noteMoments, moments);
  await page.goto(address, { waitUntil: 'commit' });
  await momentsOf(page, address, moments);
  while (Date.now() - last < 1000) await page.waitForTimeout(100);
  await tools.detach();
}

async function momentsOf(page, address, moments) {
  const missing = () => {
    throw new Error(`${address} did not show ${Object.keys(moments).join(' and ')} within ${timeout / 1000} s.`);
  };
  await page.waitForFunction(() => window.readyNotes?.isDone, undefined, { polling: 100, timeout }).catch(missing);
  return page.evaluate(() => window.readyNotes);
}

/** Records all requests of a page. @returns a function that returns the completed ones, with times since the navigation in ms */
async function recordRequests(tools) {
  const open = new Map();
  const done = [];
  let navigation = null;
  tools.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    if (/^(data|blob):/.test(request.url)) return;
    if (type === 'Document') navigation ??= timestamp;
    open.set(requestId, { url: request.url, type, sent: timestamp, isPreflight: request.method === 'OPTIONS' });
  });
  const fromCache = ({ requestId }) => Object.assign(open.get(requestId) ?? {}, { isCached: true });
  tools.on('Network.requestServedFromCache', fromCache);
  tools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) fromCache({ requestId });
  });
  tools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = open.get(requestId);
    if (request) done.push({ ...request, arrived: timestamp, bytes: request.isCached ? 0 : encodedDataLength });
  });
  await tools.send('Network.enable');
  return () =>
    done.map(({ sent, arrived, ...request }) => ({
      ...request,
      start: (sent - navigation) * 1000,
      end: (arrived - navigation) * 1000,
    }));
}

/** Requests within this many milliseconds count as sent together. */
const together = 50;

/**
 * The critical path, in groups of requests that were sent together: from the last one to arrive back to the page itself; before each group, the last
 * request that had arrived when it was sent. Images and fonts are not on it.
 */
function chainOf(requests) {
  const groups = [];
  const candidates = requests.filter(({ type }) => !['Image', 'Font', 'Other'].includes(type));
  for (const request of candidates.toSorted((one, other) => one.start - other.start)) {
    const group = groups.at(-1);
    if (group && request.start - group.at(-1).start < together) group.push(request);
    else groups.push([request]);
  }
  const chain = [];
  let before = Number.POSITIVE_INFINITY;
  const ends = groups.map((group) => ({ start: group[0].start, end: Math.max(...group.map(({ end }) => end)), requests: group }));
  for (const group of ends.toSorted((one, other) => other.end - one.end)) {
    if (group.end > before) continue;
    chain.unshift(group);
    before = group.start;
  }
  return chain;
}

/** In the page: when each moment was painted, and how long the main thread was blocked. */
function noteMoments(moments) {
  if (window.top !== window) return;
  const notes = { times: {}, longTasks: [], isDone: false };
  window.readyNotes = notes;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) notes.longTasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  const isThere = ({ selector, text, usable }) =>
    [...document.querySelectorAll(selector)].some((element) => {
      if (text && !element.textContent.includes(text)) return false;
      if (usable && (element.matches(':disabled') || element.closest('[inert]'))) return false;
      return element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true });
    });
  const waiting = new Map(Object.entries(moments));
  const look = () => {
    const found = [...waiting].filter(([, moment]) => isThere(moment)).map(([name]) => name);
    for (const name of found) waiting.delete(name);
    if (found.length > 0) {
      // the first task after the frame that shows it
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        for (const name of found) notes.times[name] = performance.now();
        // waits for the current long task, which is reported after its end
        if (waiting.size === 0) setTimeout(() => Object.assign(notes, { isDone: true }), 100);
      };
      port2.postMessage(0);
    }
    if (waiting.size > 0) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
