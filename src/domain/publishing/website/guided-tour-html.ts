import type { ShownStop } from '../../guided-tours/shown-stops';
import { tourMinutes } from '../../guided-tours/stop-length';
import type { GuidedStopId, GuidedTourId } from '../../ids';
import { stopNameText } from '../../languages/name-texts';
import { guidedTourThing, stopThing } from '../../languages/things';
import { isArchived } from './archived-files';
import { element, escaped } from './escape';
import { listHtml } from './files-html';
import { languagesHtml } from './languages-html';
import { pointAnchor } from './point-html';
import { languageNote, mainLanguage, textIn, textLanguage } from './text-language';
import { websiteGuidedTourTexts, websiteTexts } from './texts';
import { pageFile, type Website, type WebsiteGuidedTour } from './website';

/** The file with the page of a guided tour, in the language of the page of its version. @param index its place, from 0 */
export const guidedTourFile = (site: Pick<Website, 'translation'>, index: number): string => fileBeside(pageFile(site), index);

const fileBeside = (first: string, index: number): string => first.replace('index', `guided-tour-${index + 1}`);

/** The guided tours of a version, each with a link to its page. */
export const guidedToursHtml = (site: Website): string =>
  listHtml(
    'guided-tours',
    site.guidedTours.map(({ id, name, description, stops }, index) =>
      [
        element(
          'a',
          { href: guidedTourFile(site, index), ...textLanguage(textIn(site, [guidedTourThing(id), 'name'])) },
          escaped(name || websiteTexts.get().guidedTour),
        ),
        ` ${element('span', { class: 'size' }, escaped(lengthOf(stops)))}`,
        descriptionHtml(site, { id, description }, 'text'),
        playHtml(site, { address: `#${playAnchor(id)}`, text: playTextOf(name) }),
        stopsHtml(site, { id, stops }, index),
      ].join(''),
    ),
  );

/** The names of the stops, each with what there is to read for the search of the page, and with where it is in the scan. */
function stopsHtml(site: Website, { id, stops }: Pick<WebsiteGuidedTour, 'id' | 'stops'>, index: number): string {
  const links = stops.map((stop, place) => {
    const attributes = {
      href: `${guidedTourFile(site, index)}#stop-${place + 1}`,
      'data-words': wordsOf(site, stop),
      'data-plays': site.scan === null ? null : `#${stopAnchor(id, stop.id)}`,
    };
    return element(
      'li',
      {},
      element('a', { ...attributes, ...textLanguage(textIn(site, stopNameText(stop))) }, escaped(titleOf(stop, place))),
    );
  });
  return element('details', {}, element('summary', {}, escaped(websiteGuidedTourTexts.get().stops)), element('ol', {}, ...links));
}

const titleOf = ({ name }: ShownStop, index: number): string => name || websiteTexts.get().stop({ number: index + 1 });

/** What there is to read at a stop: its text, else what its captions say. */
const wordsOf = ({ captions: spoken }: Website, { text, captions }: ShownStop): string =>
  text || (captions ? (spoken.get(captions.url) ?? '') : '');

function lengthOf(stops: readonly ShownStop[]): string {
  const t = websiteTexts.get();
  return t.tourLength({ stops: t.stopCount(stops.length), minutes: t.minutes(tourMinutes({ stops })) });
}

/** The content of the page of a guided tour: its stops with all that there is to see, hear and read. */
export function guidedTourBody(site: Website, { id, name, description, stops }: WebsiteGuidedTour, place: number): string {
  const t = websiteTexts.get();
  return (
    element(
      'header',
      {},
      element('p', {}, element('a', { href: pageFile(site), dir: 'auto' }, escaped(t.backTo({ name: site.title })))),
      languagesHtml(site, (first) => fileBeside(first, place)),
      element('h1', textLanguage(textIn(site, [guidedTourThing(id), 'name'])), escaped(name || t.guidedTour)),
      descriptionHtml(site, { id, description }, 'text description'),
      element('p', { class: 'size' }, escaped(lengthOf(stops))),
      playHtml(site, { address: `${pageFile(site)}#${playAnchor(id)}`, text: playTextOf(name) }),
    ) +
    element(
      'main',
      {},
      element('ol', { class: 'stops' }, ...stops.map((stop, index) => stopHtml(site, { id, stop, index, count: stops.length }))),
    )
  );
}

function descriptionHtml(site: Website, { id, description }: Pick<WebsiteGuidedTour, 'id' | 'description'>, className: string): string {
  if (description === '') return '';
  const text = textIn(site, [guidedTourThing(id), 'description']);
  return languageNote(text) + element('p', { class: className, ...textLanguage(text) }, escaped(description));
}

/** What plays a guided tour from a stop, in the address of the page: at once, because who follows it has pressed Play. */
const playAnchor = (id: GuidedTourId, stop?: GuidedStopId): string => `${stopAnchor(id, stop)}&play`;

const stopAnchor = (id: GuidedTourId, stop?: GuidedStopId): string => `${new URLSearchParams({ guide: id, ...(stop && { stop }) })}`;

const playTextOf = (name: string): string => websiteGuidedTourTexts.get().playTour({ name: name || websiteTexts.get().guidedTour });

/** A link that plays in the scan; the page shows it where the scan is. */
const playHtml = ({ scan }: Website, { address, text }: { address: string; text: string }): string =>
  scan === null ? '' : element('p', { class: 'play' }, element('a', { href: address }, escaped(text)));

type StopOf = { id: GuidedTourId; stop: ShownStop; index: number; count: number };

function stopHtml(site: Website, { id, stop, index, count }: StopOf): string {
  const { image, narration, captions, poi } = stop;
  const t = websiteTexts.get();
  const title = titleOf(stop, index);
  const words = wordsOf(site, stop);
  return element(
    'li',
    { class: 'stop', id: `stop-${index + 1}` },
    element('h2', textLanguage(textIn(site, stopNameText(stop))), escaped(title)),
    isArchived(image) ? element('img', { src: image, alt: t.viewOf({ name: title }), loading: 'lazy', decoding: 'async' }) : '',
    narration && isArchived(narration.url)
      ? element(
          'audio',
          { controls: true, preload: 'none', src: narration.url, 'aria-label': t.narrationOf({ name: title }) },
          captions && isArchived(captions.url) ? element('track', { kind: 'captions', src: captions.url, default: true }) : '',
        )
      : '',
    stopTextHtml(site, stop, words),
    poi === null
      ? ''
      : element('p', {}, element('a', { href: `${pageFile(site)}#${pointAnchor(poi)}` }, escaped(t.moreAbout({ name: title })))),
    playHtml(site, { address: `${pageFile(site)}#${playAnchor(id, stop.id)}`, text: t.playFromHere }),
    stepsHtml(count, index),
  );
}

/** Links to the stops before and after one. */
function stepsHtml(count: number, index: number): string {
  const t = websiteGuidedTourTexts.get();
  const link = (number: number, text: string) => element('a', { href: `#stop-${number}` }, escaped(text));
  const links = [...(index > 0 ? [link(index, t.previous)] : []), ...(index < count - 1 ? [link(index + 2, t.next)] : [])];
  return links.length === 0 ? '' : element('p', { class: 'steps' }, links.join(' '));
}

function stopTextHtml(site: Website, { id, text }: ShownStop, shown: string): string {
  if (shown === '') return '';
  const own = textIn(site, [stopThing(id), 'text']);
  const isSpoken = text === '';
  const language = isSpoken ? mainLanguage(own) : textLanguage(own);
  return (isSpoken ? '' : languageNote(own)) + element('p', { class: 'text', ...language }, escaped(shown));
}
