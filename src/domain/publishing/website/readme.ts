import type { Website } from './website';

const withScan = (model: string) => [
  'HOW TO OPEN IT',
  'Put the folder on any web server, also below another address, and open index.html there. On your own computer one of these will do,',
  'run in this folder:',
  '',
  '    python3 -m http.server 8000',
  '    npx serve',
  '',
  'Then open http://localhost:8000 (or the address that is printed). Browsers show the 3D scan only through a web server: if you open',
  'index.html directly, you see everything but the scan. Nothing is needed from the internet.',
  '',
  'WHAT IS IN IT',
  'showcase/            the page that shows the scan',
  `scans/${model}/   the scan`,
];

const withoutScan = [
  'HOW TO OPEN IT',
  'Open index.html in a browser, or put the folder on any web server. The 3D scan is not part of the archive.',
  '',
  'WHAT IS IN IT',
];

/** What the archive is and how to serve it, as plain text. */
export function readmeText({ title, version, organization, scan, missing }: Website): string {
  const lines = [
    [title, version].filter(Boolean).join(' - '),
    organization,
    '',
    'This folder is a published version of a 3D tour, as a website of its own.',
    '',
    ...(scan === null ? withoutScan : withScan(scan)),
    'index.html           the page, which needs no JavaScript',
    'viewer.js, viewer.css   the look of the page, and walking through the scan',
    'files/               images, plans and documents; drawings in SVG, which could run scripts on your site, are there as PNG',
    'fonts/               the font of the page',
    'data/version.json    the published version as data; addresses of files are relative to this folder',
    ...(missing === 0 ? [] : ['', `Files that could not be found when the archive was made: ${missing}.`]),
  ];
  return `${lines.map((line) => line.replace(/[\r\n]+/g, ' ')).join('\r\n')}\r\n`;
}
