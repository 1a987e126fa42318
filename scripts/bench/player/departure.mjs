// From a press on a point of interest to the first movement of the camera, in a real scan.
const entry = 'scripts/bench/player/departure.html?model=HouseGarden&sweeps=h04,h01,h05,h03,h02';
const places = 5;
const timeoutMs = 120_000;

/**
 * @param visit a fresh page at 1280 × 800
 * @param address where the benches are served, with a slash at the end
 * @returns for each press when the player asked the viewer to go, and when the viewer left, in ms since the press
 */
export async function departures(visit, { address, slowdown }) {
  await visit.goto(address + entry);
  await visit.locator('[data-stage=ready]').waitFor({ timeout: timeoutMs });
  await atRest(visit);
  const tools = await visit.context().newCDPSession(visit);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  for (let place = 1; place <= places; place += 1) {
    await visit.getByRole('treeitem', { name: `Place ${place}` }).click({ timeout: timeoutMs });
    await visit.waitForFunction((count) => window.departures.length === count, place, { timeout: timeoutMs });
    await atRest(visit);
  }
  return visit.evaluate(() => window.departures);
}

// so that an unfinished move is not mistaken for the next one
const atRest = (visit) =>
  visit.waitForFunction(
    () => {
      const now = performance.now();
      window.stillSince = window.isStill() ? (window.stillSince ?? now) : undefined;
      return window.stillSince !== undefined && now - window.stillSince > 1000;
    },
    undefined,
    { timeout: timeoutMs },
  );
