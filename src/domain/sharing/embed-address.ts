import type { GuidedTourId } from '../ids';

const embedOptions = ['list=open', 'wheel=zoom'] as const;

/**
 * What an embed code asks for in the query behind the hash: that the list of points is open at first, and that the wheel zooms the tour at once,
 * where it otherwise scrolls the page around it until the tour is clicked. An address without them asks for neither.
 */
export type EmbedOption = (typeof embedOptions)[number];

/** Embed codes asked for a closed list while it was open at first. */
const formerOption = 'list=closed';

const isOption = (part: string): boolean => [...embedOptions, formerOption].some((option) => option === part);

const isPlace = (part: string): boolean => /^(?:start|sr|zoom|guide|stop|play)(?:=|$)/.test(part);

/** The guided tour that an embed code opens; it begins by a press, or without sound once half of the frame is in view. */
export type EmbeddedGuide = { id: GuidedTourId; startsWhenVisible: boolean };

/** The address of a page behind the hash with these options in place of any others, and this guided tour in place of another place; all else stays. */
export function embedAddress(address: string, options: readonly EmbedOption[], guide: EmbeddedGuide | null = null): string {
  const [page = '', hash = ''] = address.split('#');
  const [path = '', query = ''] = hash.split('?');
  const parts = [
    ...query.split('&').filter((part) => part !== '' && !isOption(part) && !(guide && isPlace(part))),
    ...(guide ? [`guide=${encodeURIComponent(guide.id)}`, ...(guide.startsWhenVisible ? ['play=visible'] : [])] : []),
    ...options,
  ];
  return `${page}#${path}${parts.length === 0 ? '' : `?${parts.join('&')}`}`;
}
