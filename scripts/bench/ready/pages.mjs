// The measured pages: who opens them, and which elements show that they are ready.

const publicTour = 'house-with-garden';
const rows = { 'rows seen': { selector: '[data-item]' }, 'list usable': { selector: '[data-item]', usable: true } };
const list = '#/dashboard/tours';

/**
 * `moments` to wait for, each with an element that must be visible; with `usable`, one that must be neither disabled nor inert. With `email`, the
 * page of a signed-in user who looks at `organization`; on a `first` visit the device has no cached documents, otherwise all of them.
 */
export const pages = {
  'sign-in': {
    path: '',
    moments: { controls: { selector: 'button', text: 'or use email and password.', usable: true } },
  },
  tour: {
    path: `#/digital-twin/${publicTour}/play`,
    moments: { 'PoIs listed': { selector: '[role="treeitem"]' }, 'PoIs usable': { selector: '[role="treeitem"]', usable: true } },
  },
  landing: {
    path: `#/digital-twin/${publicTour}`,
    moments: { content: { selector: 'main a[href$="/play"]' }, 'all usable': { selector: 'button', text: 'Share', usable: true } },
  },
  'list-again': { path: list, moments: rows, email: 'ultra@northlight.example', organization: 'Northlight' },
  'list-again-5000': { path: list, moments: rows, email: 'admin@loggia.example', organization: 'Bench 5000' },
  'list-first-50': { path: list, moments: rows, email: 'admin@loggia.example', organization: 'Bench 50', first: true },
  'list-first-5000': { path: list, moments: rows, email: 'admin@loggia.example', organization: 'Bench 5000', first: true },
  'map-again-5000': {
    path: '#/dashboard/map',
    moments: { points: { selector: '.map-cluster, .map-point' } },
    email: 'admin@loggia.example',
    organization: 'Bench 5000',
  },
};

export const emptyPage = { path: '', moments: { ready: { selector: '[data-ready]' } } };

/** Number of tours in the organizations of these pages, in addition to the demo data's. */
export const benchOrganizations = (names) => [
  ...new Set(names.flatMap((name) => (/^Bench (\d+)$/.exec(pages[name].organization ?? '') ?? []).slice(1).map(Number))),
];
