import { type IconDescription, iconHoverImage, iconImage } from '@/domain/icons';
import type { Organization } from '@/domain/organizations/organization';
import { TextField } from '@/ui/text-field';
import { LiveFormFrame } from '@/widgets/live-form/live-form-frame';
import { ListConflicts } from '../list-conflicts';
import { useSettingsList } from '../use-settings-list';

const colorName = (ref: string): string => `${ref[0]?.toUpperCase()}${ref.slice(1)}`;

/** What each icon means in the organization's tours. @see SET-009 */
export function IconsSection({ organization }: { organization: Organization }) {
  const list = useSettingsList(organization, 'iconDescription');
  return (
    <LiveFormFrame
      label="Tag/Icon Description"
      isChanged={list.isChanged}
      isSaving={list.isSaving}
      problem={list.problem}
      question={<ListConflicts list={list} organization={organization} nameOf={(key) => `Description of ${colorName(key)}`} />}
      onSave={() => list.save()}
    >
      <p className="mb-5 max-w-[60ch] text-pretty text-ink-soft text-sm">
        Editors choose one of these icons for each tag. The description tells them, and visitors, what its colour means.
      </p>
      <ul aria-label="Icons" className="grid gap-x-6 gap-y-4 xl:grid-cols-2">
        {list.items.map((icon) => (
          <IconRow
            key={icon.ref}
            icon={icon}
            error={list.problems.get(icon.ref)?.description}
            onChange={(description) => list.change(icon.ref, { description })}
          />
        ))}
      </ul>
    </LiveFormFrame>
  );
}

type RowProps = { icon: IconDescription; error: string | undefined; onChange: (description: string) => void };

function IconRow({ icon, error, onChange }: RowProps) {
  const { ref, description } = icon;
  const images = [
    { src: icon.default || iconImage(ref), alt: `${colorName(ref)} icon` },
    { src: icon.hover || iconHoverImage(ref), alt: `${colorName(ref)} icon, highlighted` },
  ];
  return (
    <li className="flex items-end gap-3">
      <span className="flex h-11 shrink-0 items-center gap-1 rounded-md bg-sunken px-2">
        {images.map(({ src, alt }) => (
          <img key={alt} src={src} alt={alt} title={alt} width={28} height={28} className="size-7 object-contain" />
        ))}
      </span>
      <div className="min-w-0 grow">
        <TextField
          label={colorName(ref)}
          autoComplete="off"
          error={error}
          value={description}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
    </li>
  );
}
