// Visits of the demo tours in the last half year, as the functions count them. They end today, so `npm start` writes them, not the import.
import { tours } from './documents.mjs';
import { fields } from './proto-json.mjs';

const dayMs = 24 * 3600_000;
const days = 180;

/** Every fourth public tour was visited by nobody. */
const visited = tours.filter((tour) => tour.public).filter((_, index) => index % 4 !== 3);

/** @returns {Record<string, object>} plain fields by document path */
export function visits(now = new Date()) {
  const documents = {};
  visited.forEach((tour, index) => {
    for (let back = days - 1; back >= 0; back -= 1) addDay(documents, { tour, index, date: new Date(now.getTime() - back * dayMs) });
  });
  return documents;
}

function addDay(documents, { tour, index, date }) {
  const day = date.toISOString().slice(0, 10);
  const month = day.slice(0, 7);
  const views = viewsOf(index, date);
  if (views === 0) return;
  const path = `organizations/${tour.organization}/tours/${tour.id}/visits/live_${month}_0`;
  documents[path] ??= { month, counts: { live: {} }, days: {}, points: {} };
  const document = documents[path];
  document.counts.live[day] = views;
  document.days[day] = { visitors: Math.ceil(views * 0.7), devices: { computer: Math.ceil(views / 2), phone: Math.floor(views / 2) } };
  pointsOf(tour).forEach(({ identifier }, position) => {
    const openings = Math.floor((views * 2) / (position + 2));
    if (openings > 0 && position % 5 !== 4) document.points[identifier] = (document.points[identifier] ?? 0) + openings;
  });
}

/** More in the middle of the week, and a little more each month; the first tours are the most visited. */
function viewsOf(index, date) {
  const week = 1 + Math.sin((date.getUTCDay() / 7) * 2 * Math.PI) / 2;
  const season = 1 + date.getUTCMonth() / 24;
  return Math.floor((14 / (index + 1)) * week * season);
}

const pointsOf = ({ folders = [] }) =>
  folders.flatMap((folder) => [...(folder.pois ?? []), ...pointsOf({ folders: folder.children ?? [] })]);

/** Writes them to the running emulators. @throws if they are refused */
export async function writeVisits({ port, projectId }) {
  const database = `projects/${projectId}/databases/(default)`;
  const writes = Object.entries(visits()).map(([path, plain]) => ({
    update: { name: `${database}/documents/${path}`, fields: fields(plain) },
  }));
  const response = await fetch(`http://127.0.0.1:${port}/v1/${database}/documents:commit`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ writes }),
  });
  if (!response.ok) throw new Error(`The visits of the demo were refused with ${response.status}: ${await response.text()}`);
}
