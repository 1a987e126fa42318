// The showcase's page without pictures: the SDK on an engine that draws nothing, for tests of what is around the scan.
import { linkTo } from '../../src/page/deep-link';
import { parseScan } from '../../src/scan/parse-scan';
import type { Scan } from '../../src/scan/scan';
import { createConnector } from '../../src/sdk/connector';
import { englishTexts } from '../../src/texts';
import { stillEngine } from './engine';

const root = document.querySelector('main');
const canvas = document.querySelector('canvas');
const overlay = document.querySelector<HTMLElement>('.overlay');
if (!root || !canvas || !overlay) throw new Error('The page lacks its parts.');

const query = new URLSearchParams(location.search);

async function readScan(): Promise<Scan> {
  const response = await fetch(`/scans/${query.get('m')}/scan.json`);
  if (!response.ok) throw new Error('There is no such scan.');
  return parseScan(await response.json());
}

const viewer = stillEngine(readScan(), canvas);
const { connect } = createConnector({
  viewer,
  overlay,
  applicationKey: query.get('applicationKey'),
  modelTags: query.get('mt') !== '0',
  showLabels: () => undefined,
  texts: { ...englishTexts },
  showTexts: () => undefined,
  links: { deep: () => linkTo(location), model: () => linkTo(location) },
});
// objects of the embedding page need three.js
Object.assign(window, { MP_SDK: { connect: async () => ({ ...(await connect()), Scene: undefined }) } });

const showPhase = () => {
  root.dataset.phase = viewer.phase.value.phase;
};
showPhase();
viewer.phase.subscribe(showPhase);

const say = (text: string) => window.parent.postMessage(text, location.origin);
const shortcuts: Readonly<Record<string, string>> = { KeyP: 'addSweep', KeyT: 'addTag' };
viewer.clicks.subscribe(() => say('trigger'));
addEventListener('keydown', ({ code, repeat, ctrlKey, metaKey, altKey }) => {
  const message = shortcuts[code];
  if (message && !repeat && !ctrlKey && !metaKey && !altKey) say(message);
});
