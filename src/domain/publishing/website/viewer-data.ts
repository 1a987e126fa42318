import type { ShownStop } from '../../guided-tours/shown-stops';
import { type NameText, stopNameText } from '../../languages/name-texts';
import { guidedTourThing, stopThing } from '../../languages/things';
import { isArchived } from './archived-files';
import { type SiteFloors, siteFloors } from './site-floors';
import { mainLanguage, noteText, textIn, textLanguage } from './text-language';
import { type ViewerPoint, viewerPoints } from './viewer-points';
import type { Website, WebsiteGuidedTour, Written } from './website';

/** What the script of a page needs beside its HTML. */
export type ViewerData = { points: ViewerPoint[]; guidedTours: ViewerGuidedTour[] } & Pick<SiteFloors, 'floors' | 'rooms'>;

/** A text of an author with its language; `note` says which, where it is another one than the page's. */
export type ViewerText = { text: string; written: Written; note: string };

/** A guided tour as it plays over the scan; `spoken` is the language of its captions. */
export type ViewerGuidedTour = { id: string; name: ViewerText; description: ViewerText; spoken: Written; stops: ViewerStop[] };

export type ViewerStop = ShownStop & { shown: { name: ViewerText; text: ViewerText } };

export function viewerData(site: Website): ViewerData {
  const { floors, rooms } = siteFloors(site);
  return {
    points: viewerPoints(site.folders),
    guidedTours: site.guidedTours.map((guidedTour) => viewerGuidedTour(site, guidedTour)),
    floors,
    rooms,
  };
}

function viewerGuidedTour(site: Website, { id, name, description, stops }: WebsiteGuidedTour): ViewerGuidedTour {
  const thing = guidedTourThing(id);
  return {
    id,
    name: viewerText(site, name, [thing, 'name']),
    description: viewerText(site, description, [thing, 'description']),
    spoken: mainLanguage({ words: site.language, translation: site.translation }),
    stops: stops.map(({ image, narration, captions, ...stop }) => ({
      ...stop,
      image: isArchived(image) ? image : '',
      narration: narration && isArchived(narration.url) ? narration : null,
      captions: captions && isArchived(captions.url) ? captions : null,
      shown: {
        name: viewerText(site, stop.name, stopNameText(stop)),
        text: viewerText(site, stop.text, [stopThing(stop.id), 'text']),
      },
    })),
  };
}

function viewerText(site: Website, text: string, name: NameText): ViewerText {
  const own = textIn(site, name);
  return { text, written: textLanguage(own), note: noteText(own) };
}
