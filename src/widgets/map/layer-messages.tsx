/** Which layers can't be shown, and why. The page says where over the map. */
export const LayerMessages = ({ messages }: { messages: readonly string[] }) => (
  <div role="status" className="empty:hidden">
    {messages.length > 0 && <p className="w-fit rounded-md bg-raised px-3 py-2 text-danger text-sm shadow-lifted">{messages.join(' ')}</p>}
  </div>
);
