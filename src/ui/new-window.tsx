/** Ends the name of a link that opens a new window, for screen readers. */
export const NewWindow = () => (
  <>
    {' '}
    <span className="sr-only">(opens in a new window)</span>
  </>
);
