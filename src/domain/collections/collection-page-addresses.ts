import type { CollectionId } from '../ids';
import { collectionsPath } from '../page-addresses';

/** The dialogs over the list of collections that have an address: a new one, its form, and adding tours to it. @see COLL-003 COLL-004 */
export const collectionDialogs = ['create', 'edit', 'add'] as const;
export type CollectionDialog = (typeof collectionDialogs)[number];
export const collectionDialogPath = (dialog: CollectionDialog, collection?: CollectionId): string =>
  [collectionsPath, dialog, ...(collection ? [encodeURIComponent(collection)] : [])].join('/');
