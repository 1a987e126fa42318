import Route from 'lucide-react/icons/route';
import { useEditingState } from '../session/editing-context';
import { OpenTool } from '../sidebar/open-tool';

/** Opens the guided tours, and says how many there are. */
export function OpenGuidedTours() {
  const count = useEditingState((state) => state.edited.guidedTours.length);
  return <OpenTool command="guided-tours" icon={Route} count={count} />;
}
