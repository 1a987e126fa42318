import { Badge } from '../../badge';
import { Button } from '../../button';
import { EmptyState } from '../../empty-state';
import { ErrorNote } from '../../error-note';
import { Keycap } from '../../keycap';
import { ProgressBar } from '../../progress-bar';
import { Spinner } from '../../spinner';

export const StateExample = () => (
  <div className="flex flex-col gap-4">
    <div className="flex flex-wrap items-center gap-4">
      <Badge>Default</Badge>
      <Badge look="accent">Public</Badge>
      <Badge look="danger">Expired</Badge>
      <Spinner label="Loading" />
      <Keycap>?</Keycap>
    </div>
    <ProgressBar label="A quarter" value={0.25} tone="red" />
    <ProgressBar label="A half" value={0.5} tone="yellow" />
    <ProgressBar label="All" value={1} tone="green" />
    <ErrorNote>Couldn’t save the tour. Check your connection and try again.</ErrorNote>
    <EmptyState title="No tours yet" action={<Button look="primary">Create a tour</Button>}>
      Tours of your organization are listed here.
    </EmptyState>
  </div>
);
