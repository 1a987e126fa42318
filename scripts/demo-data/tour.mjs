// Builds a stored tour from a short description.
import { createHash } from 'node:crypto';
import { people } from './accounts.mjs';
import { scanned } from './scanned.mjs';

const randomLooking = (...parts) => createHash('sha256').update(parts.join('/')).digest('base64url').replace(/[-_]/g, '').slice(0, 12);

/**
 * @param input id, name, organization, model (a scan of `packages/demo-scans`), place, folders, and fields that differ from the defaults;
 * points of interest without a sweep are assigned to the scan's sweeps in turn
 * @returns the document of `tours/{id}`
 */
export function tour(input) {
  const { id, model, place = {}, folders = [], guidedTours = [], created, updated = created, ...rest } = input;
  const { floors, seeNumber } = scanned(model);
  let placed = 0;
  const next = () => seeNumber(placed++);
  const { at = [null, null], ...parts } = place;
  const stored = folders.map((folder, index) => storedFolder(folder, `${id}/${index}`, { author: authors[rest.organization] ?? '', next }));
  return {
    id,
    matterportId: model,
    defurnishId: '',
    tourDate: created.slice(0, 16),
    address: [[parts.route, parts.street_number].filter(Boolean).join(' '), parts.locality].filter(Boolean).join(', '),
    description: '',
    public: false,
    collection: '',
    tourTypeId: '',
    floors,
    numberOfFloors: floors.length,
    floorplans: [],
    documents: [],
    files: [],
    place: parts.country ? { ...parts, latitude: at[0], longitude: at[1] } : {},
    folders: stored,
    ...(guidedTours.length > 0 && { guidedTours: guidedTours.map((each) => storedGuidedTour(each, id, poisOf(stored))) }),
    historyId: '',
    nira: '',
    ...rest,
    created: new Date(created),
    updated: new Date(updated),
  };
}

const poisOf = (folders) => folders.flatMap(({ pois, children }) => [...pois, ...poisOf(children)]);

/** Stops are at points, which are named, or at views of their own. */
const storedGuidedTour = ({ name, description, stops }, id, pois) => ({
  id: randomLooking('guide', id, name),
  name,
  description,
  stops: stops.map(({ point, see, title = '', text, seconds = null, transition = 'walk' }, index) => ({
    id: randomLooking('stop', id, name, String(index)),
    poi: point ? pois.find((poi) => poi.name === point).identifier : null,
    view: see ? storedView(see) : null,
    title,
    text,
    narration: null,
    captions: null,
    transition,
    seconds,
  })),
});

const storedView = ({ sweep, floor, look }) => ({
  sweep,
  rotation: { x: look[0], y: look[1] },
  zoom: 1,
  mode: 'inside',
  floor,
  position: null,
});

// points of interest are authored by the organization's editor
const authors = Object.fromEntries(
  people.filter(({ claims }) => claims.role === 'superuser').map(({ uid, claims }) => [claims.organization, uid]),
);

function storedFolder({ name, pois = [], children = [] }, path, shared) {
  return {
    id: randomLooking('folder', path),
    name,
    children: children.map((child, index) => storedFolder(child, `${path}/${index}`, shared)),
    pois: pois.map((poi, index) => storedPoi(poi.sweep ? poi : { ...poi, ...shared.next() }, `${path}/poi/${index}`, shared.author)),
  };
}

function storedPoi(input, path, author) {
  const { name, floor, at, look, sweep, anchor, icon = 'green', tag, screenshot = '' } = input;
  const identifier = randomLooking('poi', path);
  const position = vector(at);
  return {
    identifier,
    id: identifier,
    userUid: author,
    name,
    type: tag ? 'tag' : 'poi',
    category: '',
    floor,
    position,
    rotation: { x: look[0], y: look[1] },
    sweep,
    zoom: 1,
    screenshot,
    content: blocks(input, path),
    tag: tag ? storedTag(name, tag, icon, vector(anchor), path) : null,
    stem: { x: 0, y: 0.5, z: 0 },
    icon,
    normal: 0.2,
    defaultStemHeight: 0.2,
    ...input.typed,
  };
}

const vector = ([x, y, z]) => ({ x, y, z });

const storedTag = (label, description, icon, anchorPosition, path) => ({
  sid: randomLooking('tag', path),
  label,
  icon,
  description,
  anchorPosition,
  stemHeight: 0.2,
  stemVector: { x: 0, y: 0.5, z: 0 },
  color: { r: 1, g: 0, b: 0 },
});

function blocks({ text, files = [], links = [], videos = [] }, path) {
  const block = (type, name, content) => ({ identifier: randomLooking('block', path, type), name, type, content, box: 'grid', cols: 1 });
  const found = [];
  if (text) found.push(block('text', 'Textbox', `<p>${text}</p>`));
  if (files.length > 0)
    found.push(
      block(
        'file',
        'Files',
        files.map(({ name, ...file }) => ({ name: `${randomLooking('file', path, name)}__${name}`, markers: [], ...file })),
      ),
    );
  if (links.length > 0)
    found.push(
      block(
        'list',
        'Links',
        links.map(([name, url]) => ({ name, content: '', url, type: 'link' })),
      ),
    );
  if (videos.length > 0)
    found.push(
      block(
        'embeds',
        'Embeds',
        videos.map(([name, type, id]) => ({ name, url: id, type })),
      ),
    );
  return found;
}
