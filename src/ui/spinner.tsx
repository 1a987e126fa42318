import LoaderCircle from 'lucide-react/icons/loader-circle';

type Props = { size?: number; label?: string };

/** A loading indicator. With a label it is also announced to screen readers. */
export function Spinner({ size = 16, label }: Props) {
  const icon = <LoaderCircle aria-hidden size={size} strokeWidth={1.75} className="shrink-0 animate-spin" />;
  if (!label) return icon;
  return (
    <span role="status">
      {icon}
      <span className="sr-only">{label}</span>
    </span>
  );
}
