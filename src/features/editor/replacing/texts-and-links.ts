import type { ContentBlock } from '@/domain/content/content-blocks';
import { mapFolders } from '@/domain/folders/changes';
import { poiThing } from '@/domain/languages/things';
import { mapTourTexts, type TextKind } from '@/domain/languages/tour-texts';
import type { Poi } from '@/domain/pois/poi';
import { type EditedTour, editedOf } from '@/domain/tours/edited';
import { replaceLinks, richTextLinks } from './rich-text-runs';

/** A text of the tour, or with kind `address` one of its links. */
export type ReplaceableText = { thing: string; field: string; text: string; kind: TextKind | 'address' };

/**
 * The tour with each text, and each address of a link, as `change` gives it, in the order in which the tour shows them. Addresses of files are never
 * changed. All objects are new.
 */
export function mapTextsAndLinks(edited: EditedTour, change: (text: ReplaceableText) => string): EditedTour {
  const whole = { ...edited, folders: [...edited.folders], floors: [...edited.floors] };
  const guidedTours = [...edited.guidedTours];
  const rooms = [...edited.rooms];
  // what the editor does not change is blank, and has no texts
  const texts = mapTourTexts({ ...whole, guidedTours, rooms, description: '', thumbnailAlt: '', floorplans: [] }, change);
  const folders = mapFolders(texts.folders, (folder) => ({ ...folder, pois: folder.pois.map((poi) => mapLinks(poi, change)) }));
  return editedOf({ ...texts, folders });
}

function mapLinks(poi: Poi, change: (text: ReplaceableText) => string): Poi {
  const address = (field: string, text: string) =>
    text === '' ? text : change({ thing: poiThing(poi.identifier), field: `address ${field}`, text, kind: 'address' });
  const content = poi.content.map((block) => mapBlock(block, address));
  return content.every((block, at) => block === poi.content[at]) ? poi : { ...poi, content };
}

function mapBlock(block: ContentBlock, address: (field: string, text: string) => string): ContentBlock {
  switch (block.type) {
    case 'text':
      // most texts have no links, and need not be parsed
      if (!block.content.includes('href')) return block;
      return withContent(
        block,
        changedLinks(block.content, (href, at) => address(`${block.identifier} ${at}`, href)),
      );
    case 'list':
      return { ...block, content: block.content.map((item, at) => ({ ...item, url: address(`${block.identifier} ${at}`, item.url) })) };
    case 'embeds':
      // of a known service only the id is stored
      return {
        ...block,
        content: block.content.map((item, at) =>
          item.type === '' ? { ...item, url: address(`${block.identifier} ${at}`, item.url) } : item,
        ),
      };
    default:
      return block;
  }
}

const withContent = (block: Extract<ContentBlock, { type: 'text' }>, content: string) =>
  content === block.content ? block : { ...block, content };

/** Serialized only if an address changes: a text that was written elsewhere would be another afterwards. */
function changedLinks(html: string, change: (href: string, at: number) => string): string {
  const links = richTextLinks(html);
  const changed = links.map(change);
  return changed.every((href, at) => href === links[at]) ? html : replaceLinks(html, (href, at) => changed[at] ?? href);
}
