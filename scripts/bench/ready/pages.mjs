// What is measured: pages, who opens them, and by what one sees that they are ready.

const publicTour = 'house-with-garden';
const rows = { 'first rows': { selector: '[data-tour]' } };
const list = '#/dashboard/tours';

/**
 * `moments` are what a page is waited for, each by an element that is to be visible; with `usable`, one that is neither disabled nor inert.
 * With `email`, the page of somebody who is signed in and looks at `organization`; on a `first` visit the device has no documents cached, and
 * all of them otherwise.
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
};

export const emptyPage = { path: '', moments: { ready: { selector: '[data-ready]' } } };

/** How many tours the organizations of these pages have, besides that of the demo. */
export const benchOrganizations = (names) => [
  ...new Set(names.flatMap((name) => (/^Bench (\d+)$/.exec(pages[name].organization ?? '') ?? []).slice(1).map(Number))),
];
