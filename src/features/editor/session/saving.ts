import type { Given } from '@/widgets/visit/editing';

export type Saving = {
  /** Takes in what the visit is told of the tour. */
  receive: (given: Given) => void;
  /**
   * Saves what is not saved yet, one at a time: asked again meanwhile, it saves once more if there is more by then. It settles when that is
   * done or cannot be done, and never rejects; `saving` and `problem` tell.
   * @param automatic whether the clock asks @see EDIT-058
   */
  save: (automatic?: boolean) => Promise<void>;
};
