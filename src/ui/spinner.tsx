import LoaderCircle from 'lucide-react/icons/loader-circle';

type Props = { size?: number; label?: string };

/** Something small is under way; with a label it is also said. */
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
