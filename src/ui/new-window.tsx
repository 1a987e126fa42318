import { uiTexts } from './texts';
import { useTexts } from './use-texts';

/** Ends the name of a link that opens a new window, for screen readers. */
export const NewWindow = () => (
  <>
    {' '}
    <span className="sr-only">{useTexts(uiTexts).newWindow}</span>
  </>
);
