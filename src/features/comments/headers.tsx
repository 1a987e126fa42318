import Back from 'lucide-react/icons/arrow-left';
import { IconButton } from '@/ui/icon-button';

export const ListHeader = ({ count }: { count: number }) => (
  <h2 className="font-medium text-base">
    Comments{' '}
    {count > 0 && (
      <span className="text-ink-faint text-sm tabular-nums">
        {count}
        <span className="sr-only"> open</span>
      </span>
    )}
  </h2>
);

export const BackHeader = ({ title, onBack }: { title: string; onBack: () => void }) => (
  <div className="-ms-2 flex items-center gap-1">
    <IconButton label="All comments" icon={Back} onClick={onBack} />
    <h2 dir="auto" className="min-w-0 truncate font-medium text-base" title={title}>
      {title}
    </h2>
  </div>
);
