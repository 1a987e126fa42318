import { cn } from '@/ui/cn';

type Props = {
  /** Null shows the name instead. */
  src: string | null;
  name: string;
};

/** A logo on a light and a dark surface, because both colour schemes show it. */
export const LogoPreview = ({ src, name }: Props) => (
  <ul className="grid grid-cols-2 gap-3">
    {backgrounds.map(({ label, style, text }) => (
      <li key={label} className={cn('grid h-28 place-items-center rounded-lg border border-line p-4', style)}>
        {src ? (
          <img src={src} alt={`Logo ${label}`} className="max-h-14 max-w-full object-contain" />
        ) : (
          <span className={cn('wrap-anywhere line-clamp-2 text-center font-semibold', text)}>{name}</span>
        )}
      </li>
    ))}
  </ul>
);

const backgrounds = [
  { label: 'on light', style: 'bg-white', text: 'text-black' },
  { label: 'on dark', style: 'bg-[#141a20]', text: 'text-white' },
];
