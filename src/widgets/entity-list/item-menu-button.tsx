import { type ComponentType, useState } from 'react';
import { IconButton } from '@/ui/icon-button';
import { DotsIcon } from '@/ui/inline-icons';
import { LazyComponent } from '@/ui/lazy-component';
import { LazyMenu } from '@/ui/lazy-menu';

type Props<MenuProps> = { label: string; load: () => Promise<ComponentType<MenuProps>>; props: NoInfer<MenuProps> };

/** The button of an item's menu. The menu's code is loaded on the first click; it has to open at once, with a button of its own. */
export function ItemMenuButton<MenuProps extends object>({ label, load, props }: Props<MenuProps>) {
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed');
  const button = (
    <IconButton
      label={label}
      icon={DotsIcon}
      aria-haspopup="menu"
      // keep the focus, so that the user can try again
      autoFocus={state === 'failed'}
      onClick={() => setState('open')}
    />
  );
  return (
    <span className="relative inline-flex shrink-0 max-md:-my-1.5">
      {state === 'open' ? (
        <LazyMenu fallback={button} onLoadError={() => setState('failed')}>
          <LazyComponent load={load} props={props} />
        </LazyMenu>
      ) : (
        button
      )}
    </span>
  );
}
