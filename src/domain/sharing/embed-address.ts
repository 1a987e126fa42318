const embedOptions = ['list=closed', 'wheel=zoom'] as const;

/**
 * What an embed code asks for in the query behind the hash: that the list of points is closed at first, and that the wheel zooms the tour at once,
 * where it otherwise scrolls the page around it until the tour is clicked. An address without them, as in all older embed codes, asks for neither.
 */
export type EmbedOption = (typeof embedOptions)[number];

const isOption = (part: string): boolean => embedOptions.some((option) => option === part);

/** The address of a page behind the hash with these options in place of any others; all else stays as it is. */
export function embedAddress(address: string, options: readonly EmbedOption[]): string {
  const [page = '', hash = ''] = address.split('#');
  const [path = '', query = ''] = hash.split('?');
  const parts = [...query.split('&').filter((part) => part !== '' && !isOption(part)), ...options];
  return `${page}#${path}${parts.length === 0 ? '' : `?${parts.join('&')}`}`;
}
