import { mapFolders } from '@/domain/folders/changes';
import { allPois } from '@/domain/folders/folder';
import { formatNumber, plural } from '@/domain/plural';
import type { Poi } from '@/domain/pois/poi';
import type { EditingSession } from '../session/editing-context';
import { availableTypesOf } from '../session/editing-state';
import { nouns } from './batch-rows';
import { fewNames } from './few-names';
import { ownFields } from './own-fields';
import type { Outcome } from './run-batch';
import type { Selection } from './selection';
import { type SetChoices, type SetContext, setFields, withChoices } from './set-fields';

export const setContext = ({ store, player }: EditingSession): SetContext => ({
  types: availableTypesOf(store.getState()),
  icons: store.getState().input.icons,
  view: player.currentView(),
  pois: allPois(store.getState().edited.folders),
});

/** Sets fields of the selected PoIs, as one undo step. Points that refuse one of them stay as they are, and the outcome says why. */
export function runSet(session: EditingSession, selection: Selection, choices: SetChoices): Outcome {
  session.flushPendingInput();
  const context = setContext(session);
  const fields = [...setFields, ...ownFields(context.types)].filter(({ id }) => choices.has(id));
  const rejected = new Map<string, Poi[]>();
  let changed = 0;
  const change = (poi: Poi): Poi => {
    const next = selection.has(poi.identifier) ? withChoices(poi, choices, fields, context) : poi;
    if (typeof next === 'string') rejected.set(next, [...(rejected.get(next) ?? []), poi]);
    else if (next !== poi) changed += 1;
    return typeof next === 'string' ? poi : next;
  };
  const { edited, past } = session.store.getState();
  const folders = mapFolders(edited.folders, (folder) => ({ ...folder, pois: folder.pois.map(change) }));
  const names = fields.map(({ label, own }) => (own ? label : label.toLowerCase()));
  if (changed > 0) session.edit(`Set ${names.join(', ')}: ${plural(changed, nouns.poi)}`, () => ({ ...edited, folders }));
  const step = session.store.getState().past.at(-1);
  return { message: messageOf(changed, rejected), skipped: [], step: step && step !== past.at(-1) ? step : null };
}

/** "118 changed, 2 refused: “Stove” and “Sink” (has no tag yet: place one first)." */
function messageOf(changed: number, rejected: ReadonlyMap<string, readonly Poi[]>): string {
  const done = changed === 0 ? 'Nothing was changed' : `${formatNumber(changed)} changed`;
  const count = [...rejected.values()].reduce((sum, pois) => sum + pois.length, 0);
  if (count === 0) return `${done}.`;
  const reasons = [...rejected].map(([reason, pois]) => `${fewNames(pois, 3)} (${reason})`);
  return `${done}, ${formatNumber(count)} refused: ${reasons.slice(0, 3).join('; ')}${reasons.length > 3 ? '; and others' : ''}.`;
}
