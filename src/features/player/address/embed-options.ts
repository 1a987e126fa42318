import { isFramed } from '@/backend/framed';
import { type EmbedOptions, embedOptionsIn } from '@/domain/sharing/embed-options';
import { breakpoints } from '@/ui/breakpoints';

/** What the embed code of this page asks for. Outside a frame the defaults, so that an address copied from a frame opens like any other. */
export const currentEmbedOptions = (): EmbedOptions =>
  embedOptionsIn(new URLSearchParams(isFramed() ? window.location.hash.split('?')[1] : ''));

/** Whether the list is open at first: beside the scan, unless the embed code says otherwise. */
export const hasRoomForList = (): boolean => window.innerWidth >= breakpoints.mobile && currentEmbedOptions().list === 'open';
