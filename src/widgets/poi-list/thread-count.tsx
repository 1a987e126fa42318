import MessageSquare from 'lucide-react/icons/message-square';

/** How many open comments a point has, on its row; the row's name says it too. */
export const ThreadCount = ({ count }: { count: number }) =>
  count > 0 && (
    <span aria-hidden className="flex shrink-0 items-center gap-1 text-accent text-xs tabular-nums">
      <MessageSquare size={12} strokeWidth={2} />
      {count}
    </span>
  );
