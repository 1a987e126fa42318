import { isFramed } from '@/backend/framed';
import type { EmbedOption } from '@/domain/sharing/embed-address';
import { lowWindow } from '@/ui/breakpoints';

/** Whether the embed code of this page has an option. Outside a frame none counts, so that an address copied from a frame opens like any other. */
export const hasEmbedOption = (option: EmbedOption): boolean => isFramed() && window.location.hash.split(/[?&]/).includes(option);

/**
 * Whether the list of points is open at first where there is room for it: as usual on this page, unless the window is low, and in a frame only if the
 * embed code asks for it.
 */
export const opensList = (isUsual: boolean): boolean =>
  isFramed() ? hasEmbedOption('list=open') : isUsual && window.innerHeight >= lowWindow;
