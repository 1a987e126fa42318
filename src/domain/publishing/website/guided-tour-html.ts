import type { ShownStop } from '../../guided-tours/shown-stops';
import { tourMinutes } from '../../guided-tours/stop-length';
import { isArchived } from './archived-files';
import { element, escaped } from './escape';
import { listHtml } from './files-html';
import { pointAnchor } from './point-html';
import { websiteTexts } from './texts';
import type { Website, WebsiteGuidedTour } from './website';

/** The file with the page of a guided tour. @param index its place, from 0 */
export const guidedTourFile = (index: number): string => `guided-tour-${index + 1}.html`;

/** The guided tours of a version, each with a link to its page. */
export const guidedToursHtml = (guidedTours: readonly WebsiteGuidedTour[]): string =>
  listHtml(
    'guided-tours',
    guidedTours.map(({ name, description, stops }, index) =>
      [
        element('a', { href: guidedTourFile(index), dir: 'auto' }, escaped(name || websiteTexts.get().guidedTour)),
        ` ${element('span', { class: 'size' }, escaped(lengthOf(stops)))}`,
        description === '' ? '' : element('p', { class: 'text', dir: 'auto' }, escaped(description)),
      ].join(''),
    ),
  );

function lengthOf(stops: readonly ShownStop[]): string {
  const t = websiteTexts.get();
  return t.tourLength({ stops: t.stopCount(stops.length), minutes: t.minutes(tourMinutes({ stops })) });
}

/** The content of the page of a guided tour: its stops with all that there is to see, hear and read. */
export function guidedTourBody({ title, captions }: Website, { name, description, stops }: WebsiteGuidedTour): string {
  const t = websiteTexts.get();
  return (
    element(
      'header',
      {},
      element('p', {}, element('a', { href: 'index.html', dir: 'auto' }, escaped(t.backTo({ name: title })))),
      element('h1', { dir: 'auto' }, escaped(name || t.guidedTour)),
      description === '' ? '' : element('p', { class: 'text description', dir: 'auto' }, escaped(description)),
      element('p', { class: 'size' }, escaped(lengthOf(stops))),
    ) + element('main', {}, element('ol', { class: 'stops' }, ...stops.map((stop, index) => stopHtml(stop, index, captions))))
  );
}

function stopHtml({ name, image, text, narration, captions, poi }: ShownStop, index: number, spoken: Website['captions']): string {
  const t = websiteTexts.get();
  const title = name || t.stop({ number: index + 1 });
  const words = text || (captions ? (spoken.get(captions.url) ?? '') : '');
  return element(
    'li',
    { class: 'stop', id: `stop-${index + 1}` },
    element('h2', { dir: 'auto' }, escaped(title)),
    isArchived(image) ? element('img', { src: image, alt: t.viewOf({ name: title }), loading: 'lazy', decoding: 'async' }) : '',
    narration && isArchived(narration.url)
      ? element(
          'audio',
          { controls: true, preload: 'none', src: narration.url, 'aria-label': t.narrationOf({ name: title }) },
          captions && isArchived(captions.url) ? element('track', { kind: 'captions', src: captions.url, default: true }) : '',
        )
      : '',
    words === '' ? '' : element('p', { class: 'text', dir: 'auto' }, escaped(words)),
    poi === null ? '' : element('p', {}, element('a', { href: `index.html#${pointAnchor(poi)}` }, escaped(t.moreAbout({ name: title })))),
  );
}
