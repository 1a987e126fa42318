import type { OlderItem } from '@/domain/older/items';
import type { OlderTour } from '@/domain/older/older-tours';
import type { PoiList } from '@/domain/older/poi-lists';
import type { EditorInput, EditorInstance } from './editing';
import type { PlayerSession } from './player-session';

/** What the editor of older tours gets besides; `list` is the list that is loaded by itself, `points` what a tour without lists has instead. */
export type OlderEntry = { older: OlderTour; list: PoiList | null; points: readonly OlderItem[] };

/** Starts the editor of older tours. Its code is loaded only for users who can edit. */
export type StartOlderEditing = (player: PlayerSession, input: EditorInput, entry: OlderEntry) => EditorInstance;
