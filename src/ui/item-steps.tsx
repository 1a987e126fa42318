import { Button } from './button';
import { stepTexts } from './step-texts';
import { useTexts } from './use-texts';

type Props = {
  /** What is stepped through, such as "File". */
  noun: string;
  index: number;
  count: number;
  onGo: (index: number) => void;
};

/** Leads to the previous and next item of a list. */
export function ItemSteps({ noun, index, count, onGo }: Props) {
  const t = useTexts(stepTexts);
  return (
    <>
      <p role="status" className="me-auto text-ink-soft text-sm tabular-nums">
        {t.itemOf({ noun, number: index + 1, all: count })}
      </p>
      <Button disabled={index <= 0} onClick={() => onGo(index - 1)}>
        {t.previous}
      </Button>
      <Button disabled={index >= count - 1} onClick={() => onGo(index + 1)}>
        {t.next}
      </Button>
    </>
  );
}
