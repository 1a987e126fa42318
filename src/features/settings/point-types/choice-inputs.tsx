import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { pointTypeLimits } from '@/domain/limits';
import { newFieldChoice } from '@/domain/point-types/new-point-type';
import type { FieldChoice } from '@/domain/point-types/point-type';
import type { PointTypeProblems } from '@/domain/point-types/point-type-form';
import { Button } from '@/ui/button';
import { controlStyle } from '@/ui/control-style';
import { IconButton } from '@/ui/icon-button';
import { isEnter } from '@/ui/is-enter';
import { useFocusAdded } from '../use-focus-added';

type Props = {
  /** Of the field. */
  name: string;
  choices: readonly FieldChoice[];
  problems: PointTypeProblems['byId'];
  onChange: (choices: FieldChoice[]) => void;
};

/** The choices of a field. Enter in one adds the next. */
export function ChoiceInputs({ name, choices, problems, onChange }: Props) {
  const { form, focusAdded } = useFocusAdded();
  const isFull = choices.length >= pointTypeLimits.choices;
  const add = () => {
    if (isFull) return;
    const choice = newFieldChoice();
    onChange([...choices, choice]);
    focusAdded(choice.id);
  };
  return (
    <div ref={form} className="flex flex-col gap-1 ps-10 pt-2">
      <ul aria-label={`Choices of ${name}`} className="flex flex-col gap-1">
        {choices.map((choice, index) => (
          <li key={choice.id} data-item={choice.id} className="flex items-center gap-2">
            <input
              aria-label={`Choice ${index + 1} of ${name}`}
              aria-invalid={problems.has(choice.id) ? true : undefined}
              maxLength={pointTypeLimits.name}
              value={choice.name}
              onChange={({ target }) =>
                onChange(choices.map((other) => (other.id === choice.id ? { ...choice, name: target.value } : other)))
              }
              onKeyDown={(event) => {
                if (!isEnter(event)) return;
                event.preventDefault();
                add();
              }}
              className={controlStyle()}
            />
            <IconButton
              label={`Delete choice ${choice.name || index + 1}`}
              icon={X}
              onClick={() => onChange(choices.filter(({ id }) => id !== choice.id))}
            />
          </li>
        ))}
      </ul>
      <div>
        <Button size="small" look="quiet" disabled={isFull} onClick={add}>
          <Plus aria-hidden size={16} strokeWidth={1.75} />
          Add a choice
        </Button>
      </div>
    </div>
  );
}
