import { Button } from './button';

type Props = {
  /** What is stepped through, such as "File". */
  noun: string;
  index: number;
  count: number;
  onGo: (index: number) => void;
};

/** Leads to the previous and next item of a list. */
export const ItemSteps = ({ noun, index, count, onGo }: Props) => (
  <>
    <p role="status" className="me-auto text-ink-soft text-sm tabular-nums">
      {noun} {index + 1} of {count}
    </p>
    <Button disabled={index <= 0} onClick={() => onGo(index - 1)}>
      Previous
    </Button>
    <Button disabled={index >= count - 1} onClick={() => onGo(index + 1)}>
      Next
    </Button>
  </>
);
