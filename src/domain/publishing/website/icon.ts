import type { Theme } from '../../theme';

/** The icon of the page's tab: a dot in the organization's accent colour. */
export const iconSvg = ({ accent }: Theme): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="12" fill="${accent}"/></svg>\n`;
