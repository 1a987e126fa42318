import { OtherEditors } from './other-editors';
import { usePresence } from './use-presence';

/** Who else edits this tour now. */
export function Presence() {
  return <OtherEditors others={usePresence()} />;
}
