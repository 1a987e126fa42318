import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import type { ListItem } from '@/domain/content/content-blocks';
import { linkField } from '@/domain/languages/text-fields';
import { linkAddress } from '@/domain/link-address';
import { NewWindow } from '@/ui/new-window';
import { useTextLanguage } from '@/widgets/content-language/tour-language';
import { hostnameOf } from '@/widgets/file-preview/own-url';

type Props = {
  items: readonly ListItem[];
  /** their point, as translations name it */
  poi: string;
};

/** Links with their descriptions. A link with an unsafe address is shown as plain text. */
export function LinkList({ items, poi }: Props) {
  return (
    <ul className="overflow-hidden rounded-xl border border-line bg-sunken">
      {items.filter(isFilled).map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same link can be listed twice
        <li key={`${index} ${item.url}`} className="border-line border-b last:border-b-0">
          <Item item={item} poi={poi} />
        </li>
      ))}
    </ul>
  );
}

const isFilled = ({ name, content, url }: ListItem) => [name, content, url].some((text) => text.trim() !== '');

function Item({ item, poi }: { item: ListItem; poi: string }) {
  const key = linkField(item);
  const [name, description] = [useTextLanguage(poi, key), useTextLanguage(poi, `${key} text`)];
  const address = linkAddress(item.url);
  const text = (
    <span className="min-w-0 grow">
      <span {...name} className="wrap-anywhere block font-medium text-ink text-sm">
        {item.name || item.content || item.url}
      </span>
      {item.name && item.content && (
        <span {...description} className="wrap-anywhere block text-pretty text-ink-soft text-sm">
          {item.content}
        </span>
      )}
      {address && (
        <span dir="auto" className="block truncate text-ink-faint text-xs">
          {addressLabel(address)}
        </span>
      )}
    </span>
  );
  if (!address) return <div className="flex min-h-12 items-center gap-3 px-3.5 py-2.5">{text}</div>;
  const Icon = iconOf(address);
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="group flex min-h-12 items-center gap-3 px-3.5 py-2.5 outline-offset-[-3px] transition-colors hover:bg-hover"
    >
      {text}
      <NewWindow />
      <Icon aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-ink-faint group-hover:text-ink" />
    </a>
  );
}

const isWebAddress = (address: string) => /^https?:/i.test(address);
const addressLabel = (address: string) => (isWebAddress(address) ? hostnameOf(address) : address.slice(address.indexOf(':') + 1));
const iconOf = (address: string) => (isWebAddress(address) ? ArrowUpRight : /^mailto:/i.test(address) ? Mail : Phone);
