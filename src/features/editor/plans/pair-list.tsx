import Trash2 from 'lucide-react/icons/trash';
import { type FittedPlan, warnedRemainder } from '@/domain/plans/fit';
import { IconButton } from '@/ui/icon-button';

type Props = { count: number; fit: FittedPlan | null; onRemove: (index: number) => void };

/** A length as people say it beside a plan: centimetres. */
export const centimetres = (metres: number): string => `${Math.round(metres * 100)} cm`;

/** The pairs with what remains of each, in cm. */
export function PairList({ count, fit, onRemove }: Props) {
  if (count === 0) return null;
  return (
    <ol aria-label="Pairs" className="flex flex-wrap gap-1.5">
      {Array.from({ length: count }, (_, index) => {
        const remainder = fit?.remainders[index];
        const isWorst = fit?.worst === index && (remainder ?? 0) >= 0.01;
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a pair is its number
            key={index}
            className="flex items-center gap-1.5 rounded-lg border border-line bg-surface ps-2.5 text-ink text-sm tabular-nums"
          >
            <span className="font-medium">{index + 1}</span>
            {remainder !== undefined && count > 2 && (
              <span className={isWorst && (remainder ?? 0) > warnedRemainder ? 'text-danger' : 'text-ink-soft'}>
                {centimetres(remainder)}
                {isWorst && ' (worst)'}
              </span>
            )}
            <IconButton label={`Remove pair ${index + 1}`} icon={Trash2} onClick={() => onRemove(index)} />
          </li>
        );
      })}
    </ol>
  );
}
