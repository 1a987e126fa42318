import { isFramed } from '@/backend/framed';
import type { EmbedOption } from '@/domain/sharing/embed-address';

/** Whether the embed code of this page has an option. Outside a frame none counts, so that an address copied from a frame opens like any other. */
export const hasEmbedOption = (option: EmbedOption): boolean => isFramed() && window.location.hash.split(/[?&]/).includes(option);
